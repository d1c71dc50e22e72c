import { describe, expect, test } from "vitest";
import { contrast, parseHsl, toLinear } from "#domain/color/color.ts";
import { toOklch } from "#domain/color/oklch.ts";
import { darkSiteColors, siteColors } from "#domain/color/site-colors.ts";
import { measureDifference, isGreyish, measureLightness } from "#domain/color/tone.ts";
import { deriveColors } from "./brand-colors.ts";

const HUES = [0, 26, 54, 90, 156, 205, 272, 338];
const TONES = ["0% 0%", "0% 38%", "0% 97%", "90% 8%", "92% 42%", "100% 50%", "78% 84%", "50% 96%"];
const pick = (hue: number, tone: string) => `${hue} ${tone}`;

/** Each tone with each accent: black on black, white on white, pastels, full colours. */
const PALETTES = TONES.flatMap((primary, row) =>
  TONES.map((accent, column) => ({
    primary: pick(HUES[(row + column) % HUES.length]!, primary),
    accent: pick(HUES[(3 * row + column + 2) % HUES.length]!, accent),
  })),
).map((chosen) => ({ chosen, colors: deriveColors(chosen) }));

/** The colour variables of every palette, with their faults. */
function faults(
  find: (color: (name: string) => ReturnType<typeof parseHsl>) => Record<string, boolean>,
): string[] {
  return PALETTES.flatMap(({ chosen, colors }) => {
    const variables = siteColors(colors);
    const found = find((name) => parseHsl(variables[name]!));
    return Object.keys(found)
      .filter((name) => found[name])
      .map((name) => `${name}: primary ${chosen.primary}, accent ${chosen.accent}`);
  });
}

describe(`of ${PALETTES.length} palettes`, () => {
  test("a button in the accent is seen on white, paper, sand and night, and its words read", () => {
    expect(
      faults((color) => ({
        "lost by day": ["card", "paper", "sand"].some(
          (on) => measureDifference(color("accent"), color(on)) < 0.11,
        ),
        "lost at night": contrast(color("night-accent"), color("night")) < 2.95,
        "unread by day": contrast(color("on-accent"), color("accent")) < 4.4,
        "unread at night": contrast(color("on-night-accent"), color("night-accent")) < 4.4,
      })),
    ).toEqual([]);
  });

  test("the words of a button read under the pointer too, and its surface shows that it is there", () => {
    const pairs = [
      ["primary", "on-primary"],
      ["accent", "on-accent"],
      ["night-accent", "on-night-accent"],
    ] as const;
    expect(
      faults((color) =>
        Object.fromEntries(
          pairs.flatMap(([surface, text]) => [
            [`${surface} unread`, contrast(color(text), color(`${surface}-hover`)) < 4.4],
            [
              `${surface} as before`,
              measureDifference(color(surface), color(`${surface}-hover`)) < 0.01,
            ],
          ]),
        ),
      ),
    ).toEqual([]);
  });

  test("words on white, paper and sand have AA contrast, and those on the night on all of its sky", () => {
    const onDay = ["ink", "ink-soft", "primary-text", "accent-text"];
    const onNight = ["soft-on-night", "accent-on-night"];
    const isLow = (text: number) => text < 4.45;
    expect(
      faults((color) => ({
        ...Object.fromEntries(
          onDay.map((text) => [
            text,
            ["card", "paper", "sand"].some((on) => isLow(contrast(color(text), color(on)))),
          ]),
        ),
        ...Object.fromEntries(
          onNight.map((text) => [text, isLow(contrast(color(text), color("night")))]),
        ),
        dusk: isLow(contrast(color("soft-on-night"), color("dusk"))),
      })),
    ).toEqual([]);
  });

  test("pictures have light, which is never the yellow that makes olive of shadows", () => {
    expect(
      faults((color) => {
        const { c, h } = toOklch(toLinear(color("sunlight")));
        return {
          dark: measureLightness(color("sunlight")) < 0.58,
          olive: c > 0.05 && h > 96 && h < 114,
        };
      }),
    ).toEqual([]);
  });
});

test("a brand of greys has no colour anywhere, by day, at night and in the dark scheme", () => {
  for (const [primary, accent] of [
    ["0 0% 7%", "0 0% 97%"],
    ["210 0% 38%", "0 0% 70%"],
    ["0 0% 100%", "0 0% 0%"],
  ] as const) {
    const colors = deriveColors({ primary, accent });
    const variables = Object.entries({ ...siteColors(colors), ...darkSiteColors(colors) });
    expect(variables.filter(([, color]) => !isGreyish(parseHsl(color)))).toEqual([]);
  }
});

test("of a black accent a yellow primary takes the place on the night, and of a white one a grey primary by day", () => {
  const citron = siteColors(deriveColors({ primary: "50 100% 50%", accent: "0 0% 8%" }));
  expect(citron).toMatchObject({ accent: "0 0% 8%", "night-accent": "50 100% 50%" });
  const gris = siteColors(deriveColors({ primary: "0 0% 38%", accent: "0 0% 97%" }));
  expect(gris).toMatchObject({ accent: "0 0% 38%", "night-accent": "0 0% 97%" });
});
