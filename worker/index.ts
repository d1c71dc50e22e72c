import { servePage } from "./pages/serve-page.ts";

/** The code of each part loads at its first use. */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    const callApi = async (call: Request) => {
      const { api } = await import("./app.ts");
      return api.fetch(call, env, ctx);
    };
    return url.pathname === "/api" || url.pathname.startsWith("/api/")
      ? callApi(request)
      : servePage(request, url, env, callApi);
  },
  async scheduled({ cron, scheduledTime }, env, ctx) {
    const { runScheduled } = await import("./scheduled.ts");
    await runScheduled(cron, env, scheduledTime, ctx);
  },
  async queue(batch, env, ctx) {
    const { runQueue } = await import("./queue.ts");
    await runQueue(batch, env, ctx);
  },
  async email(message, env) {
    const { receiveInbound } = await import("./inbound.ts");
    await receiveInbound(message, env, Date.now());
  },
} satisfies ExportedHandler<Env>;
