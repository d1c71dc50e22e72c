import { createIsomorphicFn } from "@tanstack/react-start";
import { tsrStartManifest } from "tanstack-start-manifest:v";

/** The files that a page's inline script asks for. The dev server's pages import their own. */
export interface PageScripts {
  /** The client runtime. */
  readonly entry?: string | undefined;
  /** The page's own modules, and the style sheets that it holds. */
  readonly chunks?: readonly string[] | undefined;
}

const hrefOf = (link: string | { href: string }) => (typeof link === "string" ? link : link.href);

/** Returns the files of a page's routes, with what these import. */
function listScripts(routeIds: readonly string[]): PageScripts {
  const { routes } = tsrStartManifest();
  const entry = routes.__root__?.scripts?.[0]?.attrs?.src as string | undefined;
  const own = routeIds.map((id) => routes[id] ?? {});
  const chunks = new Set([
    ...own.flatMap(({ preloads = [] }) => preloads.map(hrefOf)),
    ...own.flatMap(({ css = [] }) => css.map(hrefOf)),
  ]);
  chunks.delete(entry ?? "");
  return { entry, chunks: [...chunks] };
}

/** Returns the page's scripts, the same on the server and in the browser. */
export const readPageScripts = createIsomorphicFn()
  .server((matches: readonly { routeId: string }[]): PageScripts =>
    import.meta.env.DEV ? {} : listScripts(matches.map(({ routeId }) => routeId)),
  )
  .client((): PageScripts => {
    const { entry, chunks } = document.documentElement.dataset;
    return { entry, chunks: chunks?.split(" ") };
  });
