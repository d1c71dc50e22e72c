import { AsyncLocalStorage } from "node:async_hooks";
import { defineHandlerCallback, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { createStartHandler, StartServer } from "@tanstack/react-start/server";
import type { Language } from "#domain/language.ts";
import { getHydrationMode, type HydrationMode, isNotFound } from "#lib/hydration/hydration-mode.ts";
import { pageScripts, takeScripts } from "#lib/hydration/take-scripts.ts";
import { loadLateParts } from "#lib/page/late-part.tsx";
import { type PageInput, pageInput } from "#lib/page/page-input.ts";
import { readSheets, listSheets } from "#lib/page/read-sheets.ts";
import { WORDS_FOLDER, wordsFolder } from "#lib/page/words-folder.ts";

interface FoundPage {
  /** A page that waits for intent is public, and may be cached. */
  readonly hydration: HydrationMode;
  /** Null when no route has the path. */
  readonly route: string | null;
}

/** Start returns nothing but the response, so its headers carry the page; the Worker drops them. */
const ROUTE = "x-route";
const HYDRATION = "x-hydration";

/** Runs a function outside of every request. */
const outside = AsyncLocalStorage.snapshot();

const renderWholePage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const matches = router.stores.matches.get();
  const route = isNotFound(matches) ? undefined : matches.at(-1)?.fullPath;
  responseHeaders.set(HYDRATION, getHydrationMode(matches));
  if (route !== undefined) responseHeaders.set(ROUTE, route);

  await loadLateParts();
  const render = async () => {
    const children = <StartServer router={router} />;
    const rendered = await renderRouterToString({ router, responseHeaders, children });
    const html = await rendered.text();
    // A response keeps the request that it was made in, which keeps the response: neither would
    // ever be freed (workerd#7202).
    return outside(
      () => new Response(html, { status: rendered.status, headers: rendered.headers }),
    );
  };
  const manifest = router.ssr?.manifest;
  // The dev server keeps Start's own script tags.
  if (!manifest || !import.meta.env.PROD) return render();
  const routeIds = matches.map(({ routeId }) => routeId);
  const taken = takeScripts(manifest, routeIds, listSheets(manifest));
  router.ssr = { manifest: await readSheets(taken.manifest) };
  return pageScripts.run(taken.scripts, render);
});

/** Each language's handler names that language's files of words (docs/decisions/0004). */
const handlerFor = (language: Language) =>
  createStartHandler({
    handler: renderWholePage,
    transformAssets: ({ url }) => url.replace(WORDS_FOLDER, wordsFolder(language)),
  });

const handlers: Record<Language, ReturnType<typeof handlerFor>> = {
  en: handlerFor("en"),
  fr: handlerFor("fr"),
};

/** Renders a page whole. A redirect has no route. */
export async function renderPage(
  request: Request,
  input: PageInput,
): Promise<{ response: Response } & FoundPage> {
  const response = await pageInput.run(input, async () => handlers[input.language](request));
  const hydration = response.headers.get(HYDRATION) === "intent" ? "intent" : "now";
  return { response, hydration, route: response.headers.get(ROUTE) };
}
