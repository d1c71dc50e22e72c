import { expect, test } from "vitest";
import { formatHsl, fromLinear, parseHsl, toLinear } from "./color.ts";
import { mappedToSrgb, toOklch } from "./oklch.ts";

test("OKLCH of the primaries is that of CSS Color 4", () => {
  expect(toOklch([1, 0, 0]).l).toBeCloseTo(0.628, 3);
  expect(toOklch([1, 0, 0]).c).toBeCloseTo(0.2577, 3);
  expect(toOklch([1, 0, 0]).h).toBeCloseTo(29.23, 1);
  expect(toOklch([1, 1, 1])).toMatchObject({ l: expect.closeTo(1, 4), c: expect.closeTo(0, 4) });
});

test.each(["205 85% 45%", "42 95% 55%", "300 100% 50%", "0 100% 50%"])(
  "%s comes back as it was",
  (text) => {
    expect(formatHsl(fromLinear(mappedToSrgb(toOklch(toLinear(parseHsl(text))))))).toBe(text);
  },
);

test.each([0, 50, 100])("a grey of lightness %d keeps it", (l) => {
  expect(fromLinear(mappedToSrgb(toOklch(toLinear({ h: 0, s: 0, l })))).l).toBeCloseTo(l, 2);
});

test("a colour that sRGB does not have keeps its lightness and hue", () => {
  const mapped = toOklch(mappedToSrgb({ l: 0.7, c: 0.4, h: 150 }));
  expect(mapped.l).toBeCloseTo(0.7, 2);
  expect(mapped.h).toBeCloseTo(150, 0);
  expect(mapped.c).toBeLessThan(0.4);
});
