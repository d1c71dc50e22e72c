import { createIsomorphicFn } from "@tanstack/react-start";
import type { SiteConfig } from "../domain/site-config.ts";
import { siteColorsCss, themeColor } from "../domain/color/site-colors.ts";

/** The id of the style sheet of colours that a page begins with. */
export const COLORS_ID = "colors";

const derived = new WeakMap<SiteConfig["colors"], { css: string; theme: string }>();

/** Derived once for each configuration: it takes about a millisecond. */
function pageColors(colors: SiteConfig["colors"]): { css: string; theme: string } {
  const known = derived.get(colors) ?? { css: siteColorsCss(colors), theme: themeColor(colors) };
  derived.set(colors, known);
  return known;
}

/** A page's style sheet of colours, and the colour around it: derived on the server, and in the browser read from the page, without that code. */
export const readPageColors = createIsomorphicFn()
  .server(pageColors)
  .client(() => ({
    css: document.getElementById(COLORS_ID)?.textContent,
    theme: document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content,
  }));
