import { defineHandlerCallback, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { bootOf, isNotFound } from "./lib/boot-mode.ts";
import { type PageRequest, pageRequest } from "./lib/page-request.ts";

/**
 * Renders a page whole. The page's inline script imports the client entry when the time has come, so the entry's
 * own script tag goes; and a page that boots on intent carries no preload links, which alone would make the
 * browser fetch the client runtime (docs/decisions/0003-boot-on-intent.md). The dev server keeps its own scripts.
 */
const renderWholePage = defineHandlerCallback(({ router, responseHeaders }) => {
  const page = pageRequest.getStore();
  const manifest = router.ssr?.manifest;
  const matches = router.stores.matches.get();
  if (page) {
    page.boot = bootOf(matches);
    page.route = isNotFound(matches) ? undefined : matches.at(-1)?.fullPath;
  }
  if (page && manifest && import.meta.env.PROD) {
    page.entry = Object.values(manifest.routes)
      .flatMap((route) => route.scripts ?? [])
      .map((script) => script.attrs?.src)
      .find((src) => typeof src === "string");
    page.chunks = [...new Set(matches.flatMap(({ routeId }) => manifest.routes[routeId]?.preloads ?? []))]
      .map((preload) => (typeof preload === "string" ? preload : preload.href))
      .filter((href) => href !== page.entry);
    const unneeded = page.boot === "intent" ? { scripts: undefined, preloads: undefined } : { scripts: undefined };
    router.ssr = {
      manifest: {
        ...manifest,
        routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, { ...route, ...unneeded }])),
      },
    };
  }
  return renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> });
});

const handler = createStartHandler(renderWholePage);

/** Renders the page of a request, and tells in `page.boot` how it starts. */
export function renderPage(request: Request, page: PageRequest): Promise<Response> {
  return pageRequest.run(page, async () => handler(request));
}
