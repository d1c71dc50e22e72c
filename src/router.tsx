// First: it sets the order of the cascade layers.
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
    /** The runtime starts at the first input ("intent"), or at once ("now", the default). */
    hydration?: HydrationMode;
    /** The keys of a query that the runtime acts on by itself: it starts at once. */
    actsOn?: readonly string[];
    /** The sessionStorage key of a visitor's work. With it there, the runtime starts at once. */
    keptWork?: string;
    /** Pages follow the visitor's system; absent, they are light. */
    scheme?: "system";
    /** `plain`: logo, help and language alone, where there is one thing to do. */
    chrome?: "plain";
  }
}

/** Creates the router of one request, or of one page load. Its language never changes. */
export function getRouter() {
  const { language, nonce, base = "" } = readPreferences();
  // The runtime may start in the middle of a scroll.
  let first = true;
  const router = createRouter({
    routeTree,
    // Routes know neither /fr nor the base of a preview.
    rewrite: {
      input: ({ url }) => stripLanguagePrefix(stripPreviewBase(url, base)),
      output: ({ url }) => addPreviewBase(addLanguagePrefix(url, language), base),
    },
    ssr: nonce ? { nonce } : undefined,
    // A query value is text: "plan=1e3" is not a number.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: () => {
      const restore = !first;
      first = false;
      return restore;
    },
    defaultPreload: "intent",
    // Not for a tab's hash, a filter, or where less motion is asked for.
    defaultViewTransition: {
      types: ({ pathChanged }) =>
        pathChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches && [],
    },
    // The page of an unknown path has no frame and asks for no session.
    notFoundMode: "root",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: UnexpectedError,
  });
  // Screen readers read the new page, and Tab goes on in it.
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    const main = fromLocation && pathChanged && "#content:not(:focus-within)";
    if (main) document.querySelector<HTMLElement>(main)?.focus({ preventScroll: true });
  });
  return router;
}
