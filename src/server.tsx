import { defineHandlerCallback, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { bootOf } from "./lib/boot-mode.ts";
import { type PageRequest, pageRequest } from "./lib/page-request.ts";

/**
 * A page that boots on intent carries no preload links: they alone would make
 * the browser fetch the client runtime (docs/decisions/0003-boot-on-intent.md).
 */
const renderWholePage = defineHandlerCallback(({ router, responseHeaders }) => {
  const boot = bootOf(router.stores.matches.get());
  const page = pageRequest.getStore();
  if (page) page.boot = boot;
  const manifest = router.ssr?.manifest;
  if (manifest && boot === "intent") {
    const routes = Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, preloads: undefined }]));
    router.ssr = { manifest: { ...manifest, routes } };
  }
  return renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> });
});

const handler = createStartHandler(renderWholePage);

/** Renders the page of a request, and tells in `page.boot` how it starts. */
export function renderPage(request: Request, page: PageRequest): Promise<Response> {
  return pageRequest.run(page, async () => handler(request));
}
