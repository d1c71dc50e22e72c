import type { Language } from "./language.ts";
import type { SiteConfig } from "./site-config.ts";
import { localizePath } from "./language-path.ts";

/** `path` has no language prefix. */
export function pageAddress(
  site: Pick<SiteConfig, "domains">,
  path: string,
  language: Language,
): string {
  return `https://${site.domains.main}${localizePath(path, language)}`;
}

/** scripts/build/share-image.ts makes these pictures for shared links. */
export function shareImagePath(path: string, language: Language): string {
  return `/share/${language}${path === "/" ? "/home" : path}.jpg`;
}

/** In px; social networks show this size as a large card. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The picture of a wide logo, for mails. */
export const WIDE_LOGO = "logo.png";
