import type { SiteConfig } from "../../src/domain/site-config.ts";
import { siteColors } from "../../src/lib/site-colors.ts";

/** "H S% L%" as every colour parser knows it, files outside of a page included: hsl(H, S%, L%). */
export function plainHsl(hsl: string, alpha?: string): string {
  const channels = hsl.split(" ").join(", ");
  return alpha === undefined ? `hsl(${channels})` : `hsla(${channels}, ${alpha})`;
}

/** Replaces the page's colour variables in a drawing, `hsl(var(--primary) / .5)`, by the brand's colours. */
export function withBrandColors(svg: string, colors: SiteConfig["colors"]): string {
  const variables = siteColors(colors);
  return svg.replaceAll(/hsl\(var\(--([\w-]+)\)(?: \/ ([\d.]+))?\)/g, (_, name: string, alpha?: string) => {
    const value = variables[name];
    if (!value) throw new Error(`No brand colour is named --${name}`);
    return plainHsl(value, alpha);
  });
}
