import { servePage } from "./pages/serve-page.ts";

export default {
  async fetch(request, env, ctx) {
    const { pathname } = new URL(request.url);
    if (pathname === "/api" || pathname.startsWith("/api/")) return (await import("./app.ts")).api.fetch(request, env, ctx);
    return servePage(request);
  },
} satisfies ExportedHandler<Env>;
