import {
  languageOfPath,
  leavesPreview,
  localizePath,
  previewBase,
  stripLanguagePrefix,
} from "../../src/domain/language-path.ts";
import { faviconSvg } from "../../src/lib/page/icon.ts";
import type { Preview } from "../../src/lib/page/page-input.ts";
import { utcDate } from "../../src/domain/time.ts";
import { withBrandColors } from "../../src/lib/colors/plain-colors.ts";
import { findSiteConfig } from "../generator/site-configs.ts";

/**
 * The preview of a URL, whose id and path below the preview are given, or the address to redirect to. Undefined for one that
 * does not exist: its page is the real site's, with status 404.
 */
export async function loadPreview(
  db: D1Database,
  { id, path }: { readonly id: string; readonly path: string },
  url: URL,
): Promise<Preview | { location: string } | undefined> {
  const shown = stripLanguagePrefix(new URL(url.origin + path)).pathname;
  // Pages that need the real product are shown on the real site.
  if (leavesPreview(shown))
    return { location: `${localizePath(shown, languageOfPath(path, undefined))}${url.search}` };

  const stored = await findSiteConfig({ db, now: Date.now() }, id);
  const base = previewBase(id);
  if (stored) {
    const icon = `data:image/svg+xml,${encodeURIComponent(withBrandColors(faviconSvg(), stored.config.colors))}`;
    return { base, site: stored.config, expires: utcDate(stored.expiresAt), icon };
  }
  // Where a preview is gone the path is the real site's, and there the language comes first.
  return path === shown ? undefined : { location: localizePath(base, "fr") };
}
