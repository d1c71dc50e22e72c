import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, hexToHsl, hslToHex, parseHsl } from "#domain/color/color.ts";
import { darkSiteColors, siteColors, siteColorsCss } from "#domain/color/site-colors.ts";
import { deriveColors } from "./brand-colors.ts";

/** 168 palettes: hues around the wheel, from grey to full, from black to white, with decimals. */
const PALETTES = [0, 51.4, 102.9, 154.3, 205.7, 257.1, 308.6].flatMap((h) =>
  [0, 33.3, 100].flatMap((s) =>
    [0, 18.5, 34, 50, 62.5, 78, 92, 100].map((l) =>
      deriveColors({ primary: `${h} ${s}% ${l}%`, accent: `${(h + 150) % 360} ${s}% ${100 - l}%` }),
    ),
  ),
);

/** Texts and their backgrounds. States are the same for every brand (src/styles/base.css). */
const STATES = {
  danger: "4 88% 76%",
  success: "152 52% 62%",
  "on-warning": "46 100% 68%",
  "on-state": "0 0% 8%",
};
/** Mixes 14 % of amber into the lightest surface, as a browser does. */
function tintAmber(sand: string): string {
  const [ground, amber] = [sand, "46 96% 68%"].map((color) =>
    [1, 3, 5].map((at) => Number.parseInt(hslToHex(color).slice(at, at + 2), 16)),
  );
  const mixed = ground!.map((channel, index) =>
    Math.round(channel * 0.86 + amber![index]! * 0.14)
      .toString(16)
      .padStart(2, "0"),
  );
  return hexToHsl(mixed.join(""));
}
const TEXTS: [text: string, ...surfaces: string[]][] = [
  ["ink", "paper", "card", "sand"],
  ["on-warning", "warning"],
  ["ink-soft", "paper", "card", "sand"],
  ["primary-text", "paper", "card", "sand"],
  ["accent-text", "paper", "card", "sand"],
  ["danger", "paper", "card", "sand"],
  ["success", "paper", "card", "sand"],
  ["on-primary", "primary", "primary-hover"],
  ["on-accent", "accent", "accent-hover"],
  ["on-state", "danger", "success"],
  ["paper", "ink"],
  ["soft-on-night", "night"],
  ["accent-on-night", "night"],
];

test("in the dark scheme every text has AA contrast on what it stands on, whatever the brand", () => {
  for (const colors of PALETTES) {
    const dark: Record<string, string> = {
      ...siteColors(colors),
      ...darkSiteColors(colors),
      ...STATES,
    };
    dark["warning"] = tintAmber(dark["sand"]!);
    const ratio = (a: string, b: string) => contrast(parseHsl(dark[a]!), parseHsl(dark[b]!));
    const tooLow = TEXTS.flatMap(([text, ...surfaces]) =>
      surfaces.map((on) => ({ text, on, ratio: ratio(text, on) })),
    ).filter((pair) => pair.ratio < 4.5);
    expect({ colors, tooLow }).toEqual({ colors, tooLow: [] });
    expect(ratio("primary-light", "sand")).toBeGreaterThanOrEqual(3);
    expect(ratio("ink", "paper")).toBeGreaterThan(12);
  }
});

test("the dark states of the test are those of the style sheet", () => {
  const css = readFileSync("src/styles/base.css", "utf8");
  for (const [name, value] of Object.entries(STATES)) expect(css).toContain(`--${name}: ${value};`);
  expect(css).toContain("--warning: 46 96% 68% / 0.14;");
});

test("the dark colours are never printed", () => {
  const css = siteColorsCss(PALETTES[0]!);
  expect(css.match(/@media[^{]*\{[^{]*/g)).toEqual([
    "@media screen and (prefers-color-scheme:dark){:root,[data-scheme=ticket]",
  ]);
});
