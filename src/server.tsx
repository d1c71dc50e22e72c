import { AsyncLocalStorage } from "node:async_hooks";
import { createRouter } from "@tanstack/react-router";
import { defineHandlerCallback, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import { siteScripts } from "tanstack-start-manifest:v";
import { stripLanguagePrefix } from "#domain/language-path.ts";
import { getHydrationMode, type HydrationMode, isNotFound } from "#lib/hydration/hydration-mode.ts";
import { listScripts, pageScripts } from "#lib/hydration/list-scripts.ts";
import { loadLateParts } from "#lib/hydration/late-part.tsx";
import { type PageInput, pageInput } from "#lib/site-context/page-input.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { listSheets, readSheets } from "#lib/page/read-sheets.ts";
import { routeTree } from "./route-tree.gen.ts";

interface FoundPage {
  /** A page that waits for intent is public, and may be cached. */
  readonly hydration: HydrationMode;
  /** Null when no route has the path. */
  readonly route: string | null;
}

/** Start returns nothing but the response, so its headers carry the page; the Worker drops them. */
const ROUTE = "x-route";
const HYDRATION = "x-hydration";

/**
 * Runs a function outside of every page's rendering. A Response keeps the frame that it was made
 * in, and Start's event, which is in its own frame, keeps the Response: a circle that no collector
 * of garbage sees, so that each page would stay in memory.
 */
const outside = AsyncLocalStorage.snapshot();

const startHandler = createStartHandler(
  defineHandlerCallback(async ({ router, responseHeaders }) => {
    const matches = router.stores.matches.get();
    const route = isNotFound(matches) ? undefined : matches.at(-1)?.fullPath;
    responseHeaders.set(HYDRATION, getHydrationMode(matches));
    if (route !== undefined) responseHeaders.set(ROUTE, route);

    await loadLateParts();
    const render = () =>
      renderRouterToString({ router, responseHeaders, children: <StartServer router={router} /> });
    const manifest = router.ssr?.manifest;
    // The dev server keeps Start's own script tags.
    if (!manifest || !siteScripts) return render();
    const scripts = listScripts(siteScripts, {
      language: readPreferences().language,
      routeIds: matches.map(({ routeId }) => routeId),
      sheets: listSheets(manifest),
    });
    router.ssr = { manifest: await readSheets(manifest) };
    const page = await pageScripts.run(scripts, render);
    const html = await page.text();
    return outside(() => new Response(html, { status: page.status, headers: page.headers }));
  }),
);

/** Renders a page whole. A redirect has no route. */
export async function renderPage(
  request: Request,
  input: PageInput,
): Promise<{ response: Response } & FoundPage> {
  const response = await pageInput.run(input, async () => startHandler(request));
  const hydration = response.headers.get(HYDRATION) === "intent" ? "intent" : "now";
  return { response, hydration, route: response.headers.get(ROUTE) };
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
