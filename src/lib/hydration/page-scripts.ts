import { createIsomorphicFn } from "@tanstack/react-start";
import { pageScripts } from "./list-scripts.ts";

/**
 * The script files that a page's inline script imports. The dev server's pages import their own.
 */
export interface PageScripts {
  /** The client runtime. */
  readonly entry?: string;
  /** The page's own modules, and the style sheets that it holds. */
  readonly chunks?: readonly string[];
}

/** Returns the page's scripts, the same on the server and in the browser. */
export const readPageScripts = createIsomorphicFn()
  .server((): PageScripts => pageScripts.getStore() ?? {})
  .client((): PageScripts => {
    const { entry, chunks } = document.documentElement.dataset;
    return { entry, chunks: chunks?.split(" ") };
  });
