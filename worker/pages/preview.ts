import {
  languageOfPath,
  leavesPreview,
  localizePath,
  previewBase,
  stripLanguagePrefix,
} from "#domain/language-path.ts";
import { faviconSvg } from "#lib/brand/icon.ts";
import type { Preview } from "#lib/site-context/page-input.ts";
import { operatorDate } from "#domain/time.ts";
import { withBrandColors } from "#lib/brand/plain-colors.ts";
import { findSiteConfig } from "../generator/find-site-config.ts";

/** `location` redirects. The real site answers an unknown preview (undefined) with 404. */
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
    const svg = withBrandColors(faviconSvg(stored.config), stored.config.colors);
    const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return { base, site: stored.config, expires: operatorDate(stored.expiresAt), icon };
  }
  // Without its preview, the address gets the language first, as on the real site.
  return path === shown ? undefined : { location: localizePath(base, "fr") };
}
