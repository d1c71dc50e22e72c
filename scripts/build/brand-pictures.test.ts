import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { AA_TEXT_CONTRAST, hslToHex } from "../../src/domain/color/color.ts";
import type { SiteConfig } from "../../src/domain/site-config.ts";
import { deriveColors } from "../../src/lib/brand-colors.ts";
import { faviconSvg, iconSvg } from "../../src/lib/icon.ts";
import { withBrandColors } from "../../src/lib/plain-colors.ts";
import { siteColors } from "../../src/lib/site-colors.ts";
import { decodePng, pixelAt, type Pixels } from "../../tests/png-pixels.ts";

/** Brands of every hue, from grey to full and from nearly black to nearly white, with the decimals that a colour picker gives. */
const PALETTES: SiteConfig["colors"][] = Array.from({ length: 15 }, (_, index) => index * 24.3).flatMap((hue) =>
  [
    ["100% 3.5%", "8.4% 50%"],
    ["3.7% 42%", "96.1% 60.3%"],
    ["72.5% 34.2%", "91% 47.7%"],
    ["88% 55.5%", "60.6% 22%"],
    ["95% 81.3%", "100% 88%"],
  ].flatMap(([primary, accent]) =>
    [40.2, 170.8].map((turn) =>
      deriveColors({ primary: `${hue.toFixed(1)} ${primary}`, accent: `${((hue + turn) % 360).toFixed(1)} ${accent}` }),
    ),
  ),
);

const draw = (svg: string, colors: SiteConfig["colors"], width: number): Pixels =>
  decodePng(
    new Resvg(withBrandColors(svg, colors), { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng(),
  );

/** How far two colours are apart in the channel in which they differ most, from 0 to 255. */
const distance = (a: string, b: string) =>
  Math.max(...[1, 3, 5].map((at) => Math.abs(Number.parseInt(a.slice(at, at + 2), 16) - Number.parseInt(b.slice(at, at + 2), 16))));

/** WCAG 2.2's contrast ratio of two colours "#rrggbb". */
function contrastOf(a: string, b: string): number {
  const luminance = (color: string) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe(`in ${PALETTES.length} palettes`, () => {
  test("a phone's icon is the brand's night, white and accent, pixel by pixel, and its sign reads on it", () => {
    for (const colors of PALETTES) {
      const { night, "accent-on-night": accent } = siteColors(colors);
      const icon = draw(iconSvg({ isMaskable: true }), colors, 128);
      const [tile, wing, trail] = [pixelAt(icon, 0.02, 0.98), pixelAt(icon, 0.6, 0.58), pixelAt(icon, 0.47, 0.47)];
      expect(distance(tile, hslToHex(night!))).toBeLessThanOrEqual(1);
      expect(wing).toBe("#ffffff");
      expect(distance(trail, hslToHex(accent!))).toBeLessThanOrEqual(1);
      expect(contrastOf(wing, tile)).toBeGreaterThan(AA_TEXT_CONTRAST);
      expect(contrastOf(trail, tile)).toBeGreaterThan(AA_TEXT_CONTRAST - 0.1);
    }
  });

  test("a tab's icon has no colour but the brand's, light or dark", () => {
    for (const colors of PALETTES) {
      const { night, paper, "accent-on-night": accent, "accent-text": accentText } = siteColors(colors);
      const known = new Set(["#fff", ...[night, paper, accent, accentText].map((color) => hslToHex(color!))]);
      const svg = withBrandColors(faviconSvg(), colors);
      expect(svg.match(/#[\da-f]+/g)?.filter((color) => !known.has(color))).toEqual([]);
      expect(svg).not.toMatch(/var\(|hsl/);
    }
  });
});
