import { expect, test } from "vitest";
import { contrast, luminance, parseHsl } from "#domain/color/color.ts";
import { siteColors } from "#domain/color/site-colors.ts";
import { HslSchema } from "#domain/site-config.schema.ts";
import { deriveColors, listAdjusted, PLACEHOLDER_COLORS } from "./brand-colors.ts";

const grid = [0, 45, 90, 135, 180, 225, 270, 315].flatMap((h) =>
  [0, 50, 100].flatMap((s) => [0, 10, 35, 50, 65, 90, 100].map((l) => `${h} ${s}% ${l}%`)),
);

test("three colours follow from two: lighter, darker, and a paper with a touch of the accent", () => {
  for (const primary of grid) {
    const colors = deriveColors({ primary, accent: PLACEHOLDER_COLORS.accent });
    for (const color of Object.values(colors))
      expect(HslSchema.safeParse(color).success).toBe(true);
    const lightness = (color: string) => luminance(parseHsl(color));
    expect(lightness(colors.primaryLight)).toBeGreaterThanOrEqual(
      Math.min(0.9, lightness(primary)),
    );
    expect(lightness(colors.primaryDark)).toBeLessThanOrEqual(lightness(primary));
    expect(lightness(colors.primaryDark)).toBeLessThan(0.05);
    expect(lightness(colors.secondary)).toBeGreaterThan(0.85);
  }
});

test("the placeholders' colours, for the record", () => {
  expect(deriveColors(PLACEHOLDER_COLORS)).toEqual({
    primary: "205 85% 45%",
    primaryLight: "208.9 100% 74.3%",
    primaryDark: "206.5 100% 14%",
    accent: "42 95% 55%",
    secondary: "38 70% 93.9%",
  });
});

test("a pale colour and a middling one are adjusted, and read then; a dark one stays", () => {
  const isAdjusted = (primary: string, accent: string) =>
    listAdjusted(deriveColors({ primary, accent })).map(({ color }) => color);
  expect(isAdjusted("50 90% 85%", "120 30% 46%")).toEqual(["primary", "accent"]);
  expect(isAdjusted("222 72% 34%", "24 96% 60%")).toEqual([]);
});

test("whatever is chosen, text reads: no colour needs a warning", () => {
  for (const primary of grid)
    for (const accent of ["0 0% 46%", "120 40% 45%", PLACEHOLDER_COLORS.accent]) {
      const colors = deriveColors({ primary, accent });
      const made = siteColors(colors);
      const ratio = (one: string, other: string) =>
        contrast(parseHsl(made[one]!), parseHsl(made[other]!));
      for (const { ratio: chosen } of listAdjusted(colors)) expect(chosen).toBeLessThan(4.5);
      for (const [one, other] of [
        ["primary", "on-primary"],
        ["accent", "on-accent"],
        ["primary-text", "sand"],
        ["accent-text", "sand"],
        ["night-accent", "on-night-accent"],
      ] as const)
        expect([one, ratio(one, other) > 4.49]).toEqual([one, true]);
    }
});
