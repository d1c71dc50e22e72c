import { expect, test } from "vitest";
import { parseHsl, toLinear } from "./color.ts";
import { toOklch } from "./oklch.ts";
import { siteColors } from "./site-colors.ts";

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

test("the glow on a night is near to the night's own hue, and never between yellow and green", () => {
  for (let hue = 0; hue < 360; hue += 7.3) {
    const { glow, night } = siteColors(brand(`${hue.toFixed(1)} 70% 16%`, "24 96% 60%"));
    expect(apart(hueOf(glow!), hueOf(night!))).toBeLessThan(52);
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
