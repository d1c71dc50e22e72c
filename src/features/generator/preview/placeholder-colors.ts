import { createIsomorphicFn } from "@tanstack/react-start";
import { siteColors } from "../../../domain/color/site-colors.ts";
import { deriveColors, PLACEHOLDER_COLORS } from "../../../lib/brand-colors.ts";

/** The id of the style sheet that holds the colours of an empty form. */
export const PLACEHOLDER_COLORS_ID = "placeholder-colors";

/**
 * The style sheet of palette and miniature until the page is hydrated, which is at the first input. Then their components set the owner's
 * colours through the CSSOM, over these. Derived on the server, and in the browser read from the page, without that code.
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
