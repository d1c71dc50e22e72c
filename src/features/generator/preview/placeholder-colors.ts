import { createIsomorphicFn } from "@tanstack/react-start";
import { siteColors } from "#domain/color/site-colors.ts";
import { deriveColors, PLACEHOLDER_COLORS } from "#lib/colors/brand-colors.ts";

export const PLACEHOLDER_COLORS_ID = "placeholder-colors";

/**
 * The placeholder colours until hydration; components then set the owner's through the CSSOM.
 * Derived on the server, read from the page in the browser.
 */
export const readPlaceholderColors = createIsomorphicFn()
  .server(() => {
    const colors = deriveColors(PLACEHOLDER_COLORS);
    const chips = Object.entries(colors).map(
      ([name, color]) => `[data-chip="${name}"]{--chip:${color}}`,
    );
    const page = Object.entries(siteColors(colors)).map(([name, color]) => `--${name}:${color}`);
    return `${chips.join("")}[data-miniature]{${page.join(";")}}`;
  })
  .client(() => document.getElementById(PLACEHOLDER_COLORS_ID)?.textContent);
