import { createIsomorphicFn } from "@tanstack/react-start";
import { pageScripts } from "./take-scripts.ts";

/** The script files of a page, which its inline script imports (start-runtime.ts). The dev server's pages import their own. */
export interface PageScripts {
  /** The URL of the client runtime. */
  readonly entry?: string;
  /** The URLs of the page's own modules. */
  readonly chunks?: readonly string[];
}

/** The page's scripts, the same on the server and in the browser. */
export const readPageScripts = createIsomorphicFn()
  .server((): PageScripts => pageScripts.getStore() ?? {})
  .client((): PageScripts => {
    const { entry, chunks } = document.documentElement.dataset;
    return { entry, chunks: chunks?.split(" ") };
  });
