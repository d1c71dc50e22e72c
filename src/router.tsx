// First, because it sets the order of the cascade layers.
import "./styles/base.css";
import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { NotFound } from "#components/layout/not-found.tsx";
import { UnexpectedError } from "#components/layout/unexpected-error.tsx";
import {
  addLanguagePrefix,
  addPreviewBase,
  stripLanguagePrefix,
  stripPreviewBase,
} from "#domain/language-path.ts";
import type { HydrationMode } from "#lib/hydration/hydration-mode.ts";
import { readPreferences } from "#lib/site-context/preferences.ts";
import { routeTree } from "./route-tree.gen.ts";

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    hydration?: HydrationMode;
    /** Query keys on which the page acts, so that the runtime starts at once. */
    actsOn?: readonly string[];
    /** An API path: if it lists any items, the runtime starts at once to show them. */
    news?: string;
    /** `plain` shows only logo, help and language. */
    chrome?: "plain";
  }
}

/** One for each request or page load. Its language never changes. */
export function getRouter() {
  const { language, nonce, base = "" } = readPreferences();
  // The runtime can start in the middle of a scroll, which must not jump.
  let first = true;
  const router = createRouter({
    routeTree,
    // Routes contain neither /fr nor the base of a preview.
    rewrite: {
      input: ({ url }) => stripLanguagePrefix(stripPreviewBase(url, base)),
      output: ({ url }) => addPreviewBase(addLanguagePrefix(url, language), base),
    },
    ssr: nonce ? { nonce } : undefined,
    // Query values stay text: "plan=1e3" is not a number.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: () => {
      const restore = !first;
      first = false;
      return restore;
    },
    defaultPreload: "intent",
    // The page for an unknown path has no frame and loads no session.
    notFoundMode: "root",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: UnexpectedError,
  });
  // Until the scripts of the next page are there, a bar says that the press was heard (base.css).
  for (const type of ["onBeforeLoad", "onResolved"] as const)
    router.subscribe(type, ({ fromLocation }) => {
      if (fromLocation)
        document.documentElement.toggleAttribute("data-leaving", type === "onBeforeLoad");
    });
  // Moving the focus makes screen readers read the new page and Tab continue in it.
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const main = fromLocation && pathChanged && "#content:not(:focus-within)";
    if (main) document.querySelector<HTMLElement>(main)?.focus({ preventScroll: true });
  });
  return router;
}
