import { expect, test } from "vitest";
import { parseHsl, toLinear } from "../domain/color/color.ts";
import { oklchOf } from "../domain/color/oklch.ts";
import { deriveColors } from "./brand-colors.ts";
import { siteColors } from "./site-colors.ts";

const hueOf = (color: string) => oklchOf(toLinear(parseHsl(color))).h;
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

test("the glow on a night is near to the night's own hue, and never between yellow and green", () => {
  for (let hue = 0; hue < 360; hue += 7.3) {
    const { glow, night } = siteColors(deriveColors({ primary: `${hue.toFixed(1)} 70% 36%`, accent: "24 96% 60%" }));
    expect(apart(hueOf(glow!), hueOf(night!))).toBeLessThan(52);
    expect(apart(hueOf(glow!), 110)).toBeGreaterThan(20);
  }
});

test("the glow on a grey night has the hue of the accent", () => {
  const { glow } = siteColors(deriveColors({ primary: "0 0% 12%", accent: "48 100% 52%" }));
  expect(apart(hueOf(glow!), hueOf("48 100% 52%"))).toBeLessThan(3);
});
