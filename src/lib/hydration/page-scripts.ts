import { createIsomorphicFn } from "@tanstack/react-start";
import { tsrStartManifest } from "tanstack-start-manifest:v";

/** The files that the inline script fetches. Pages of the dev server import their own. */
export interface PageScripts {
  readonly entry?: string | undefined;
  /** The modules and style sheets of the page's routes. */
  readonly chunks?: readonly string[] | undefined;
}

const hrefOf = (link: string | { href: string }) => (typeof link === "string" ? link : link.href);

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

export const readPageScripts = createIsomorphicFn()
  .server((matches: readonly { routeId: string }[]): PageScripts =>
    import.meta.env.DEV ? {} : listScripts(matches.map(({ routeId }) => routeId)),
  )
  .client((): PageScripts => {
    const { entry, chunks } = document.documentElement.dataset;
    return { entry, chunks: chunks?.split(" ") };
  });
