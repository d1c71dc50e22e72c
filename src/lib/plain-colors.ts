import type { SiteConfig } from "../domain/site-config.ts";
import { siteColors } from "./site-colors.ts";

/** "H S% L%" as every colour parser knows it, files outside of a page included: hsl(H, S%, L%). */
export function plainHsl(hsl: string, alpha?: string): string {
  const channels = hsl.split(" ").join(", ");
  return alpha === undefined ? `hsl(${channels})` : `hsla(${channels}, ${alpha})`;
}

/** Replaces the page's colour variables in a drawing, `hsl(var(--primary) / .5)`, by the brand's colours. */
export function withBrandColors(svg: string, colors: SiteConfig["colors"]): string {
  const variables = new Map(Object.entries(siteColors(colors)));
  // A name that is none of them stands in a text, and stays.
  return svg.replaceAll(/hsl\(var\(--([\w-]+)\)(?: \/ ([\d.]+))?\)/g, (written, name: string, alpha?: string) => {
    const value = variables.get(name);
    return value ? plainHsl(value, alpha) : written;
  });
}
