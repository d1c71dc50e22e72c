import { expect, test } from "vitest";
import { parseHsl, toLinear } from "./color.ts";
import { toOklch } from "./oklch.ts";
import { deriveColors } from "#lib/brand/brand-colors.ts";
import { siteColors, WHITE } from "./site-colors.ts";
import { measureDifference } from "./tone.ts";

const brand = (primaryDark: string, accent: string) => ({
  primary: "222 72% 34%",
  primaryLight: "218 90% 62%",
  primaryDark,
  accent,
  secondary: "34 60% 95%",
});
const hueOf = (color: string) => toOklch(toLinear(parseHsl(color))).h;
const chromaOf = (color: string) => toOklch(toLinear(parseHsl(color))).c;
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test("the glow on a night has the night's own hue, and is never olive", () => {
  for (let hue = 0; hue < 360; hue += 7.3) {
    const { glow, night } = siteColors(brand(`${hue.toFixed(1)} 70% 16%`, "24 96% 60%"));
    const isOlive = apart(hueOf(night!), 110) < 26;
    expect(apart(hueOf(glow!), hueOf(night!))).toBeLessThan(isOlive ? 30 : 8);
    expect(apart(hueOf(glow!), 110)).toBeGreaterThan(20);
  }
});

test("the glow on a grey night has the hue of the accent, and beside yellow, which would be olive there, hardly any", () => {
  for (const accent of ["4 80% 52%", "24 96% 60%", "200 80% 50%", "285 60% 60%"]) {
    const { glow } = siteColors(brand("0 0% 12%", accent));
    expect(apart(hueOf(glow!), hueOf(accent))).toBeLessThan(3);
    expect(chromaOf(glow!)).toBeGreaterThan(0.08);
  }
  for (const accent of ["52 100% 50%", "60 90% 50%"])
    expect(chromaOf(siteColors(brand("0 0% 12%", accent)).glow!)).toBeLessThan(0.05);
});

test("a yellow brand's night is bronze, not black, and no sky is yellow or green; a grey stays grey", () => {
  for (let hue = 0; hue < 360; hue += 7.3)
    for (const [saturation, light] of [
      [90, 50],
      [90, 80],
      [60, 30],
    ]) {
      const colors = deriveColors({
        primary: `${hue.toFixed(1)} ${saturation}% ${light}%`,
        accent: "24 96% 60%",
      });
      const { night, sky, "sky-light": high, "sky-dusk": dusk } = siteColors(colors);
      expect(chromaOf(night!)).toBeGreaterThan(0.02);
      for (const color of [sky!, high!, dusk!])
        expect([colors.primary, apart(hueOf(color), 140) > 55]).toEqual([colors.primary, true]);
    }
  const grey = siteColors(deriveColors({ primary: "0 0% 40%", accent: "24 96% 60%" }));
  for (const color of [grey.night!, grey.sky!]) expect(chromaOf(color)).toBeLessThan(0.01);
});

test("a pale primary's button is seen on white, and a pale grey's is dark", () => {
  for (const primary of ["200 20% 92%", "0 0% 96%", "50 90% 92%"]) {
    const made = siteColors(deriveColors({ primary, accent: "200 80% 40%" }));
    expect(measureDifference(parseHsl(made.primary!), WHITE)).toBeGreaterThanOrEqual(0.119);
  }
  const { primary, ink } = siteColors(deriveColors({ primary: "0 0% 96%", accent: "200 80% 40%" }));
  expect(primary).toBe(ink);
});
