import { previewBase } from "../../src/domain/preview.ts";
import { iconSvg } from "../../src/lib/icon.ts";
import { languageOfPath, leavesPreview, localizePath, stripLanguagePrefix } from "../../src/domain/language-path.ts";
import type { Preview } from "../../src/lib/page-input.ts";
import { withBrandColors } from "../../src/lib/plain-colors.ts";
import { findSiteConfig } from "../services/generator/site-configs.ts";

/** What a page of a preview is rendered with, or the address to redirect to; undefined for a preview that does not exist. */
type Previewed = Preview | { location: string } | undefined;

/** Looks up the preview of a URL, whose id and path below the preview are given. */
export async function previewed(kv: KVNamespace, { id, path }: { id: string; path: string }, url: URL): Promise<Previewed> {
  const shown = stripLanguagePrefix(new URL(url.origin + path)).pathname;
  // Pages that need the real product are shown on the real site.
  if (leavesPreview(shown)) return { location: `${localizePath(shown, languageOfPath(path, undefined))}${url.search}` };

  const stored = await findSiteConfig(kv, id, Date.now());
  const base = previewBase(id);
  if (stored) {
    const icon = `data:image/svg+xml,${encodeURIComponent(withBrandColors(iconSvg(), stored.config.colors))}`;
    return { base, site: stored.config, expires: new Date(stored.expiresAt).toISOString().slice(0, 10), icon };
  }
  // Where a preview is gone the path is the real site's, and there the language comes first.
  return path === shown ? undefined : { location: localizePath(base, "fr") };
}
