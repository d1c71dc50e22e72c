import type { Language } from "./language.ts";
import type { SiteConfig } from "./site-config.ts";
import { localizePath } from "./language-path.ts";

/** The public address of a page, given its path without language prefix. */
export function pageAddress(
  site: Pick<SiteConfig, "domains">,
  path: string,
  language: Language,
): string {
  return `https://${site.domains.main}${localizePath(path, language)}`;
}

/** The path of the picture that stands for a page in shared links. The build makes it (scripts/build/share-image.ts). */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}${path === "/" ? "/home" : path}.jpg`;
}

/** The size of those pictures in px, which social networks show as a large card. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;
