import { createIsomorphicFn } from "@tanstack/react-start";
import type { SiteConfig } from "#domain/site-config.ts";
import { siteColorsCss, themeColor } from "#domain/color/site-colors.ts";

export const COLORS_ID = "colors";

const derived = new WeakMap<SiteConfig["colors"], { css: string; theme: string }>();

/** Deriving takes about a millisecond, once for each configuration. */
function pageColors(colors: SiteConfig["colors"]): { css: string; theme: string } {
  const known = derived.get(colors) ?? { css: siteColorsCss(colors), theme: themeColor(colors) };
  derived.set(colors, known);
  return known;
}

export const readPageColors = createIsomorphicFn()
  .server(pageColors)
  .client(() => ({
    css: document.getElementById(COLORS_ID)?.textContent,
    theme: document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content,
  }));
