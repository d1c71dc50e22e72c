import { expect, test } from "vitest";
import { contrast, luminance, parseHsl } from "../../domain/color/color.ts";
import { HslSchema } from "../../domain/site-config.schema.ts";
import { contrastProblems, deriveColors, PLACEHOLDER_COLORS } from "./brand-colors.ts";

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

test("a pale colour and a middling one have problems; a dark one has none", () => {
  const problems = contrastProblems(deriveColors({ primary: "50 90% 85%", accent: "120 30% 50%" }));
  expect(problems.map(({ color, use }) => `${color} ${use}`)).toContain("primary textOnPage");
  expect(contrastProblems(deriveColors({ primary: "222 72% 34%", accent: "24 96% 60%" }))).toEqual(
    [],
  );
});

test("one click on each fix leaves no problem", () => {
  for (const primary of grid) {
    for (const accent of ["0 0% 46%", "120 40% 45%", PLACEHOLDER_COLORS.accent]) {
      const colors = deriveColors({ primary, accent });
      const problems = contrastProblems(colors);
      for (const { color, ratio, fixed } of problems) {
        expect(ratio).toBeLessThan(4.5);
        expect(HslSchema.safeParse(fixed).success).toBe(true);
        Object.assign(colors, { [color]: fixed });
      }
      expect(contrastProblems(colors)).toEqual([]);
    }
  }
});

test("a fix changes the lightness only", () => {
  const [problem] = contrastProblems(deriveColors({ primary: "50 90% 85%", accent: "24 96% 60%" }));
  expect(problem?.fixed).toMatch(/^50 90% \d/);
  expect(contrast(parseHsl(problem?.fixed ?? ""), parseHsl("0 0% 100%"))).toBeGreaterThan(4.5);
});
