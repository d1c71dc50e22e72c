import { servePage } from "./pages/serve-page.ts";

/** One Worker, two doors: /api is Hono's, the rest are pages. Each loads its code when it is first asked. */
export default {
  async fetch(request, env, ctx) {
    const url = new URL(request.url);
    if (url.pathname === "/api" || url.pathname.startsWith("/api/")) {
      const { api } = await import("./app.ts");
      return api.fetch(request, env, ctx);
    }
    return servePage(request, url, env);
  },
} satisfies ExportedHandler<Env>;
