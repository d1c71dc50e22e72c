import {
  languageOfPath,
  leavesPreview,
  localizePath,
  previewBase,
  stripLanguagePrefix,
} from "#domain/language-path.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { faviconSvg, wideLogoSvg } from "#lib/brand/icon.ts";
import type { Preview } from "#lib/site-context/page-input.ts";
import { operatorDate } from "#domain/time.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { findSiteConfig } from "../generator/find-site-config.ts";

/** `location` redirects. Undefined means an unknown preview, which the real site answers with 404. */
export async function loadPreview(
  db: D1Database,
  { id, path }: { readonly id: string; readonly path: string },
  url: URL,
): Promise<Preview | { location: string } | undefined> {
  const shown = stripLanguagePrefix(new URL(url.origin + path)).pathname;
  // Pages that need the real product lead to the real site.
  if (leavesPreview(shown))
    return { location: `${localizePath(shown, languageOfPath(path, undefined))}${url.search}` };

  const stored = await findSiteConfig({ db, now: Date.now() }, id);
  const base = previewBase(id);
  if (stored) {
    const icon = toDataUrl(faviconSvg(stored.config), stored.config);
    return { base, site: stored.config, expires: operatorDate(stored.expiresAt), icon };
  }
  // If the preview is unknown, its address gets the language first, as on the real site.
  return path === shown ? undefined : { location: localizePath(base, "fr") };
}

export const mailSign = ({ site, icon }: Preview): string => {
  const wide = wideLogoSvg(site);
  return wide ? toDataUrl(wide.svg, site) : icon;
};

const toDataUrl = (svg: string, { colors }: SiteConfig) =>
  `data:image/svg+xml,${encodeURIComponent(withBrandColors(svg, colors))}`;
