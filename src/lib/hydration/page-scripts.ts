import { createIsomorphicFn } from "@tanstack/react-start";
import { tsrStartManifest } from "tanstack-start-manifest:v";
import type { Language } from "#domain/language.ts";
import { WORDS_FOLDER, wordsFolder } from "../page/words-folder.ts";

/** The files that a page's inline script asks for. The dev server's pages import their own. */
export interface PageScripts {
  /** The client runtime. */
  readonly entry?: string | undefined;
  /** The page's own modules, and the style sheets that it holds. */
  readonly chunks?: readonly string[] | undefined;
}

type Routes = ReturnType<typeof tsrStartManifest>["routes"];

const hrefOf = (link: string | { href: string }) => (typeof link === "string" ? link : link.href);

/** Returns the files of a page, in its language. */
export function listScripts(
  routes: Routes,
  language: Language,
  routeIds: readonly string[],
): PageScripts {
  const entry = routes.__root__?.scripts?.[0]?.attrs?.src as string | undefined;
  const own = routeIds.map((id) => routes[id] ?? {});
  const modules = own.flatMap(({ preloads = [] }) => preloads.map(hrefOf));
  const sheets = own.flatMap(({ css = [] }) => css.map(hrefOf));
  const chunks = new Set([...modules, ...sheets]);
  chunks.delete(entry ?? "");
  return {
    entry,
    chunks: [...chunks].map((href) => href.replace(WORDS_FOLDER, wordsFolder(language))),
  };
}

/** Returns the page's scripts, the same on the server and in the browser. */
export const readPageScripts = createIsomorphicFn()
  .server((language: Language, matches: readonly { routeId: string }[]): PageScripts =>
    import.meta.env.DEV
      ? {}
      : listScripts(
          tsrStartManifest().routes,
          language,
          matches.map(({ routeId }) => routeId),
        ),
  )
  .client((): PageScripts => {
    const { entry, chunks } = document.documentElement.dataset;
    return { entry, chunks: chunks?.split(" ") };
  });
