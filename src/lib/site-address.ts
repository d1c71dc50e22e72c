import type { Language } from "../domain/language.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { localizePath } from "./language-path.ts";

/** The public address of a page, given its path without language prefix. */
export function pageAddress(site: Pick<SiteConfig, "domains">, path: string, language: Language): string {
  return `https://${site.domains.main}${localizePath(path, language)}`;
}

/** Where the picture is that stands for a page in shared links. It is made at build time (scripts/build/share-images.ts). */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}${path === "/" ? "/home" : path}.png`;
}

/** The size of those pictures in px, as the large card of every network takes it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;
