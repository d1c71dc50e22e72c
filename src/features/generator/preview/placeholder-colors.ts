import { createIsomorphicFn } from "@tanstack/react-start";
import { siteColors } from "#domain/color/site-colors.ts";

export const PLACEHOLDER_COLORS_ID = "placeholder-colors";

/** The server derives these colours, because no other page needs that code in the browser. */
export const readPlaceholderColors = createIsomorphicFn()
  .server(async () => {
    const { deriveColors, PLACEHOLDER_COLORS } = await import("#lib/brand/brand-colors.ts");
    const colors = deriveColors(PLACEHOLDER_COLORS);
    const chips = Object.entries(colors).map(
      ([name, color]) => `[data-chip="${name}"]{--chip:${color}}`,
    );
    const page = Object.entries(siteColors(colors)).map(([name, color]) => `--${name}:${color}`);
    return `${chips.join("")}[data-miniature]{${page.join(";")}}`;
  })
  .client(() => document.getElementById(PLACEHOLDER_COLORS_ID)?.textContent);
