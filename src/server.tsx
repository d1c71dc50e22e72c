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
import { type PageInput, pageInput } from "#lib/site-context/page-input.ts";
import { routeTree } from "./route-tree.gen.ts";
import { getRouter } from "./router.tsx";

interface FoundPage {
  hydration: HydrationMode;
  /** Null if no route matches the path. */
  route: string | null;
}

/** Leaves scripts out, which a browser would load at once. src/lib/hydration imports them. */
function listStyles(): ReturnType<typeof tsrStartManifest> {
  const { routes, inlineCss } = tsrStartManifest();
  const styled = Object.entries(routes).flatMap(([id, { css }]) => (css ? [[id, { css }]] : []));
  return { routes: Object.fromEntries(styled), ...(inlineCss && { inlineCss }) };
}

const manifest = listStyles();

export async function renderPage(
  request: Request,
  input: PageInput,
): Promise<{ response: Response } & FoundPage> {
  const page: FoundPage = { hydration: "now", route: null };
  const render = defineHandlerCallback(async ({ router, responseHeaders }) => {
    const matches = router.stores.matches.get();
    page.hydration = getHydrationMode(matches);
    page.route = (isNotFound(matches) ? undefined : matches.at(-1)?.fullPath) ?? null;
    const children = <RouterServer router={router} />;
    return renderRouterToString({ router, responseHeaders, children });
  });
  // In development pages need the scripts and style sheets of TanStack Start.
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

const matcher = createRouter({ routeTree });

/** `url` must be outside of previews. */
export function hasRoute(url: URL): boolean {
  const { pathname } = stripLanguagePrefix(new URL(url));
  const [, params, route] = matcher.getMatchedRoutes(pathname);
  // For a missing page the router returns the parent route, with the rest of the path in "**".
  return route !== undefined && !("**" in params);
}
