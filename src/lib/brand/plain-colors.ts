import type { SiteConfig } from "#domain/site-config.ts";
import { hslToHex } from "#domain/color/color.ts";
import { siteColors } from "#domain/color/site-colors.ts";

/** Writes colours as #rrggbb or #rrggbbaa: SVG renderers outside of browsers draw hsl() with decimals in black. */
export function withBrandColors(svg: string, colors: SiteConfig["colors"]): string {
  const variables = new Map(Object.entries(siteColors(colors)));
  // An unknown name is part of a text.
  return svg.replaceAll(
    /hsl\(var\(--([\w-]+)\)(?: \/ ([\d.]+))?\)/g,
    (written, name: string, alpha?: string) => {
      const value = variables.get(name);
      return value
        ? hslToHex(value) + (alpha === undefined ? "" : alphaDigits(Number(alpha)))
        : written;
    },
  );
}

const alphaDigits = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, "0");
