import type { SiteConfig } from "../domain/site-config.ts";
import { siteColors } from "./site-colors.ts";

/** "H S% L%" in the older form hsl(H, S%, L%), which colour parsers outside of browsers understand too. */
export function plainHsl(hsl: string, alpha?: string): string {
  const channels = hsl.split(" ").join(", ");
  return alpha === undefined ? `hsl(${channels})` : `hsla(${channels}, ${alpha})`;
}

/** Replaces the page's colour variables in a drawing, `hsl(var(--primary) / .5)`, by the brand's colours. */
export function withBrandColors(svg: string, colors: SiteConfig["colors"]): string {
  const variables = new Map(Object.entries(siteColors(colors)));
  // An unknown name is part of a text, and is left as it is.
  return svg.replaceAll(/hsl\(var\(--([\w-]+)\)(?: \/ ([\d.]+))?\)/g, (written, name: string, alpha?: string) => {
    const value = variables.get(name);
    return value ? plainHsl(value, alpha) : written;
  });
}
