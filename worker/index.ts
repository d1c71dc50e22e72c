import type { createApp } from "./app.ts";
import { servePage } from "./pages/serve-page.ts";

let api: ReturnType<typeof createApp> | undefined;

/** One Worker, two doors: /api is Hono's, the rest are pages; and a clock. Each loads its code when it is first asked. */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    if (url.pathname !== "/api" && !url.pathname.startsWith("/api/")) return servePage(request, url, env);
    api ??= (await import("./app.ts")).api;
    return api.fetch(request, env, ctx);
  },
  async scheduled({ cron, scheduledTime }, env) {
    const { runScheduled } = await import("./scheduled.ts");
    await runScheduled(cron, env, scheduledTime);
  },
} satisfies ExportedHandler<Env>;
