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
} from "../../domain/color/color.ts";
import { mappedToSrgb, toOklch, type Oklch } from "../../domain/color/oklch.ts";
import type { SiteConfig } from "../../domain/site-config.ts";
import { pageSurfaces, WHITE } from "../../domain/color/site-colors.ts";
import { golden, measureYellow } from "../../domain/color/tone.ts";

type Colors = SiteConfig["colors"];

/** The colours of the generator's placeholders (docs/product/generator.md). */
export const PLACEHOLDER_COLORS = { primary: "205 85% 45%", accent: "42 95% 55%" } as const;

/**
 * Derives a brand's five colours from two, as "H S% L%". The other three keep the hue and are
 * derived in OKLCH, where equal steps look equal.
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

/** A colour below AA contrast (WCAG 2.2). Pages use one near `fixed` instead. */
export interface ContrastProblem {
  color: "primary" | "primaryDark" | "accent";
  /** Text in the colour, or text on a surface of it. */
  use: "textOnPage" | "textOnColor";
  /** From 1 to 4.49, two decimals. */
  ratio: number;
  /** The nearest lightness that solves all problems of the colour, as "H S% L%". */
  fixed: string;
}

const RULES: readonly Pick<ContrastProblem, "color" | "use">[] = [
  { color: "primary", use: "textOnPage" },
  { color: "primary", use: "textOnColor" },
  { color: "primaryDark", use: "textOnColor" },
  { color: "accent", use: "textOnColor" },
];

/** Lists the pairs below WCAG AA, each with a colour that fixes it. */
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
