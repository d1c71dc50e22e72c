import { createIsomorphicFn } from "@tanstack/react-start";
import type { SiteConfig } from "../domain/site-config.ts";
import { siteColorsCss, themeColor } from "../domain/color/site-colors.ts";

/** The id of the style sheet of colours that a page begins with. */
export const COLORS_ID = "colors";

/** A page's style sheet of colours, and the colour around it: derived on the server, and in the browser read from the page, without that code. */
export const readPageColors = createIsomorphicFn()
  .server((colors: SiteConfig["colors"]) => ({ css: siteColorsCss(colors), theme: themeColor(colors) }))
  .client(() => ({
    css: document.getElementById(COLORS_ID)?.textContent,
    theme: document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.content,
  }));
