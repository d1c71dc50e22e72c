import { createRouter } from "@tanstack/react-router";
import {
  createRequestHandler,
  defineHandlerCallback,
  renderRouterToString,
  RouterServer,
} from "@tanstack/react-router/ssr/server";
import { createStartHandler } from "@tanstack/react-start/server";
import { tsrStartManifest } from "tanstack-start-manifest:v";
import { stripLanguagePrefix } from "#domain/language-path.ts";
import { getHydrationMode, type HydrationMode, isNotFound } from "#lib/hydration/hydration-mode.ts";
import { loadLateParts } from "#lib/hydration/late-part.tsx";
import { type PageInput, pageInput } from "#lib/site-context/page-input.ts";
import { routeTree } from "./route-tree.gen.ts";
import { getRouter } from "./router.tsx";

interface FoundPage {
  /** A page that waits for intent is public, and may be cached. */
  hydration: HydrationMode;
  /** Null when no route has the path. */
  route: string | null;
}

/**
 * Returns what the build knows of each route, without its scripts: the router would name them in
 * the page, and a browser would fetch them at once. The inline script imports them
 * (src/lib/hydration).
 */
function listStyles(): ReturnType<typeof tsrStartManifest> {
  const { routes, inlineCss } = tsrStartManifest();
  const styled = Object.entries(routes).flatMap(([id, { css }]) => (css ? [[id, { css }]] : []));
  return { routes: Object.fromEntries(styled), ...(inlineCss && { inlineCss }) };
}

const manifest = listStyles();

/** Renders a page whole. A redirect has no route. */
export async function renderPage(
  request: Request,
  input: PageInput,
): Promise<{ response: Response } & FoundPage> {
  const page: FoundPage = { hydration: "now", route: null };
  const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
    const matches = router.stores.matches.get();
    page.hydration = getHydrationMode(matches);
    page.route = (isNotFound(matches) ? undefined : matches.at(-1)?.fullPath) ?? null;
    await loadLateParts();
    const children = <RouterServer router={router} />;
    return renderRouterToString({ router, responseHeaders, children });
  });
  // The dev server's pages have Start's own scripts and style sheets.
  const respond = import.meta.env.DEV
    ? () => createStartHandler(render)(request)
    : () =>
        createRequestHandler({
          request,
          createRouter: getRouter,
          getRouterManifest: () => manifest,
        })(render);
  const response = await pageInput.run(input, async () => respond());
  return { response, ...page };
}

/** This router only matches paths; each page is rendered with its own router. */
const matcher = createRouter({ routeTree });

/** Returns true when a route has the path of a URL outside of previews. */
export function hasRoute(url: URL): boolean {
  const { pathname } = stripLanguagePrefix(new URL(url));
  const [, params, route] = matcher.getMatchedRoutes(pathname);
  // For a missing page the router gives the route above it, with the rest of the path.
  return route !== undefined && !("**" in params);
}
