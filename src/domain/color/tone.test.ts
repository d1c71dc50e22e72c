import { expect, test } from "vitest";
import { contrast, type Hsl, parseHsl, toLinear } from "./color.ts";
import { toOklch } from "./oklch.ts";
import { measureDifference, toned, tonedOnDark } from "./tone.ts";

const [WHITE, BLACK] = [parseHsl("0 0% 100%"), parseHsl("0 0% 0%")];
const oklch = (color: Hsl) => toOklch(toLinear(color));

test.each(["338 78% 84%", "272 58% 80%", "150 40% 80%", "210 60% 85%"])(
  "the pastel %s stays one when it gets dark enough for text",
  (text) => {
    const pastel = parseHsl(text);
    const dark = toned(pastel, WHITE);
    expect(contrast(dark, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(oklch(dark).c - oklch(pastel).c)).toBeLessThan(0.02);
    expect(Math.abs(oklch(dark).h - oklch(pastel).h)).toBeLessThan(4);
  },
);

test.each(["54 100% 50%", "60 100% 50%", "50 90% 60%"])(
  "the yellow %s gets bronze when it gets darker, never olive",
  (text) => {
    const dark = toned(parseHsl(text), WHITE);
    expect(contrast(dark, WHITE)).toBeGreaterThanOrEqual(4.5);
    expect(oklch(dark).h).toBeLessThan(80);
  },
);

test("a colour that reads already is not touched", () => {
  expect(toned(parseHsl("222 72% 34%"), WHITE)).toEqual(parseHsl("222 72% 34%"));
});

test("what cannot read in its own hue ends at black or white", () => {
  expect(
    contrast(toned(parseHsl("222 72% 34%"), parseHsl("0 0% 45%"), 4.5), parseHsl("0 0% 45%")),
  ).toBeGreaterThan(4.4);
  expect(toned(parseHsl("60 100% 97%"), WHITE, 20.9).l).toBeLessThan(1);
});

test("on dark a grey gets nearly white, and a colour keeps its hue", () => {
  for (const grey of ["0 0% 0%", "0 0% 12%", "210 3% 40%"])
    expect(tonedOnDark(parseHsl(grey), BLACK).l).toBeGreaterThan(60);
  expect(tonedOnDark(parseHsl("0 0% 12%"), parseHsl("0 0% 12%"), 3).l).toBeGreaterThan(85);
  const green = tonedOnDark(parseHsl("156 62% 14%"), BLACK);
  expect(Math.abs(oklch(green).h - oklch(parseHsl("156 62% 14%")).h)).toBeLessThan(4);
  expect(oklch(green).c).toBeGreaterThan(0.09);
});

test("the difference of two colours is that of lightness, chroma and hue", () => {
  expect(measureDifference(BLACK, WHITE)).toBeCloseTo(1, 2);
  expect(measureDifference(parseHsl("54 100% 50%"), WHITE)).toBeGreaterThan(0.15);
  expect(measureDifference(parseHsl("0 0% 97%"), WHITE)).toBeLessThan(0.03);
});
