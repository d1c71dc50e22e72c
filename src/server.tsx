import { defineHandlerCallback, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { bootOf } from "./lib/boot-mode.ts";

/**
 * Renders a page whole. A page that boots on intent carries no preload links:
 * they alone would make the browser fetch the client runtime (docs/decisions/0003).
 */
const renderPage = defineHandlerCallback(({ router, responseHeaders }) => {
  const manifest = router.ssr?.manifest;
  if (manifest && bootOf(router.stores.matches.get()) === "intent") {
    const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, preloads: undefined }]));
    router.ssr = { manifest: { ...manifest, routes } };
  }
  return renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> });
});

export default { fetch: createStartHandler(renderPage) };
