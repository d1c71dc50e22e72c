import { AsyncLocalStorage } from "node:async_hooks";
import type { Language } from "#domain/language.ts";
import { WORDS_FOLDER, wordsFolder } from "../page/words-folder.ts";
import type { PageScripts } from "./page-scripts.ts";

/** The scripts of the page being rendered on the server. */
export const pageScripts = new AsyncLocalStorage<PageScripts>();

/**
 * All script files of the site, which the build keeps out of Start's manifest
 * (scripts/build/lean-renderer.ts): the inline script imports them later, and a preload link would
 * fetch the runtime at once, before the import map is read (docs/decisions/0004).
 */
export interface SiteScripts {
  /** The client runtime. */
  readonly entry: string;
  readonly files: readonly string[];
  /** By route, its own modules and those that they need, by their places in `files`. */
  readonly modules: Readonly<Record<string, readonly number[]>>;
}

/** The parts of a page that decide which scripts it needs. */
interface PageParts {
  language: Language;
  routeIds: readonly string[];
  /** The names of its style sheets. */
  sheets: readonly string[];
}

/** Returns the scripts of a page, with the words of its language. */
export function listScripts(
  { entry, files, modules }: SiteScripts,
  { language, routeIds, sheets }: PageParts,
): PageScripts {
  const own = [...new Set(routeIds.flatMap((id) => modules[id] ?? []))];
  const scripts = own.map((at) => files[at]!.replace(WORDS_FOLDER, wordsFolder(language)));
  return { entry, chunks: [...scripts, ...sheets.map((name) => `/assets/${name}`)] };
}
