import {
  AA_TEXT_CONTRAST,
  adjustForContrast,
  contrast,
  formatHsl,
  fromLinear,
  type Hsl,
  parseHsl,
  readableOn,
  toLinear,
} from "../domain/color/color.ts";
import { mappedToSrgb, toOklch, type Oklch } from "../domain/color/oklch.ts";
import type { SiteConfig } from "../domain/site-config.ts";
import { pageSurfaces, WHITE } from "../domain/color/site-colors.ts";
import { golden, measureYellow } from "../domain/color/tone.ts";

type Colors = SiteConfig["colors"];

/** The colours that the generator's placeholders name (docs/product/generator.md). */
export const PLACEHOLDER_COLORS = { primary: "205 85% 45%", accent: "42 95% 55%" } as const;

/**
 * The five colours of a brand from the two that its owner picks, as "H S% L%". The other three keep the hue and are
 * derived in OKLCH, where equal steps look equal: a light and a dark primary, and a paper tinted by the accent.
 * @throws TypeError when one of the two is no colour.
 */
export function deriveColors({ primary, accent }: Pick<Colors, "primary" | "accent">): Colors {
  return {
    primary,
    primaryLight: derived(primary, ({ l, c, h }) => ({
      l: l + (0.98 - l) * 0.5,
      c: Math.min(c, 0.17),
      h,
    })),
    // A dark yellow is olive: its night is nearly black.
    primaryDark: derived(primary, ({ l, c, h }) => ({
      l: Math.min(0.27, l * 0.6),
      c: Math.min(c * 0.7, 0.11) * (1 - 0.94 * measureYellow(h)),
      h,
    })),
    accent,
    secondary: derived(accent, ({ c, h }) => ({ l: 0.965, c: Math.min(c, 0.02), h: golden(h) })),
  };
}

function derived(color: string, change: (color: Oklch) => Oklch): string {
  return formatHsl(fromLinear(mappedToSrgb(change(toOklch(toLinear(parseHsl(color)))))));
}

/** A chosen colour that has less than AA contrast (WCAG 2.2) with its text or as text. Pages use `fixed`, or one near it, instead. */
export interface ContrastProblem {
  color: "primary" | "primaryDark" | "accent";
  /** Where the contrast is too low: text in the colour on the page, or text on a surface of the colour. */
  use: "textOnPage" | "textOnColor";
  /** The contrast now, from 1 to 4.49, two decimals. */
  ratio: number;
  /** The colour with the nearest lightness that solves all its problems, as "H S% L%". */
  fixed: string;
}

const RULES: readonly Pick<ContrastProblem, "color" | "use">[] = [
  { color: "primary", use: "textOnPage" },
  { color: "primary", use: "textOnColor" },
  { color: "primaryDark", use: "textOnColor" },
  { color: "accent", use: "textOnColor" },
];

/** The pairs of a brand's colours below WCAG AA, each with the colour that fixes it; none when all text reads. */
export function contrastProblems(colors: Colors): ContrastProblem[] {
  return RULES.flatMap(({ color, use }) => {
    const chosen = parseHsl(formatHsl(parseHsl(colors[color])));
    const ratio = contrast(chosen, textOrPage(use, chosen, colors));
    return ratio < AA_TEXT_CONTRAST
      ? [{ color, use, ratio: Math.floor(ratio * 100) / 100, fixed: fixed(color, chosen, colors) }]
      : [];
  });
}

function textOrPage(use: ContrastProblem["use"], color: Hsl, colors: Colors): Hsl {
  const { ink, sand } = pageSurfaces(colors);
  return use === "textOnPage" ? sand : readableOn(color, ink, WHITE);
}

function fixed(color: ContrastProblem["color"], chosen: Hsl, colors: Colors): string {
  return formatHsl(
    RULES.filter((rule) => rule.color === color).reduce(
      (moved, { use }) => adjustForContrast(moved, textOrPage(use, moved, colors)),
      chosen,
    ),
  );
}
