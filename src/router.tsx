// First, so that the order of the cascade layers is set before any component's styles.
import "./styles/base.css";
import { createRouter, parseSearchWith, stringifySearchWith } from "@tanstack/react-router";
import { NotFound } from "./components/layout/not-found.tsx";
import { UnexpectedError } from "./components/layout/unexpected-error.tsx";
import {
  addLanguagePrefix,
  addPreviewBase,
  stripLanguagePrefix,
  stripPreviewBase,
} from "./domain/language-path.ts";
import type { HydrationMode } from "./lib/hydration/hydration-mode.ts";
import { readPreferences } from "./lib/preferences.ts";
import { routeTree } from "./route-tree.gen.ts";

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
  interface StaticDataRouteOption {
    /** When the client runtime starts: at the first input ("intent", public pages) or at once ("now", the default). */
    hydration?: HydrationMode;
    /** The key in sessionStorage of what a visitor has made on this page. With it there, the runtime starts at once and shows it. */
    keptWork?: string;
    /** "system" where a page, and those below its route, are dark if the visitor's system is; absent, they are light. */
    scheme?: "system";
  }
}

/** One router per request on the server and one per page load in the browser. Its language never changes. */
export function getRouter() {
  const { language, nonce, base = "" } = readPreferences();
  // The first page is where the visitor has scrolled it: the runtime may start in the middle of a scroll.
  let first = true;
  return createRouter({
    routeTree,
    // French pages live under /fr, and previews under their base; routes are written once, without either.
    rewrite: {
      input: ({ url }) => stripLanguagePrefix(stripPreviewBase(url, base)),
      output: ({ url }) => addPreviewBase(addLanguagePrefix(url, language), base),
    },
    ssr: nonce ? { nonce } : undefined,
    // A query value is text: "plan=1e3" is not a number, and no query is rewritten.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(String),
    scrollRestoration: () => {
      const restore = !first;
      first = false;
      return restore;
    },
    defaultPreload: "intent",
    // Never where less motion is asked for; not for a tab's hash or a filter either (src/styles/base.css).
    defaultViewTransition: {
      types: ({ pathChanged }) =>
        pathChanged && !matchMedia("(prefers-reduced-motion: reduce)").matches && [],
    },
    // The page of an unknown path stands alone: no frame, and nobody is led to sign in for it.
    notFoundMode: "root",
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: UnexpectedError,
  });
}
