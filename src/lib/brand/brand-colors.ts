import {
  AA_TEXT_CONTRAST,
  contrast,
  formatHsl,
  fromLinear,
  type Hsl,
  parseHsl,
  readableOn,
  toLinear,
} from "#domain/color/color.ts";
import { mappedToSrgb, toOklch, type Oklch } from "#domain/color/oklch.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { pageSurfaces, WHITE } from "#domain/color/site-colors.ts";
import { bronzed, golden } from "#domain/color/tone.ts";

type Colors = SiteConfig["colors"];

export const PLACEHOLDER_COLORS = { primary: "205 85% 45%", accent: "42 95% 55%" } as const;

/** Derives the other colours in OKLCH, where equal steps look equal. Throws a TypeError unless both are "H S% L%". */
export function deriveColors({ primary, accent }: Pick<Colors, "primary" | "accent">): Colors {
  return {
    primary,
    primaryLight: derived(primary, ({ l, c, h }) => ({
      l: l + (0.98 - l) * 0.5,
      c: Math.min(c, 0.17),
      h,
    })),
    // A dark yellow is olive, so its night is bronze. A pale colour's night shows its hue too.
    primaryDark: derived(primary, ({ l, c, h }) => ({
      l: Math.min(0.27, l * 0.6),
      c: Math.min(Math.max(c * 0.7, Math.min(c * 3, 0.045)), 0.11),
      h: bronzed(h),
    })),
    accent,
    secondary: derived(accent, ({ c, h }) => ({ l: 0.965, c: Math.min(c, 0.02), h: golden(h) })),
  };
}

function derived(color: string, change: (color: Oklch) => Oklch): string {
  return formatHsl(fromLinear(mappedToSrgb(change(toOklch(toLinear(parseHsl(color)))))));
}

/** Colours below AA contrast (WCAG 2.2), which site-colors.ts adjusts. `ratio` is 1 to 4.49. */
export function listAdjusted(colors: Colors) {
  const { ink, sand } = pageSurfaces(colors);
  const [primary, accent] = [parseHsl(colors.primary), parseHsl(colors.accent)];
  const underText = (color: Hsl) => contrast(color, readableOn(color, ink, WHITE));
  const ratios = {
    primary: Math.min(underText(primary), contrast(primary, sand)),
    accent: underText(accent),
  };
  return (["primary", "accent"] as const)
    .filter((color) => ratios[color] < AA_TEXT_CONTRAST)
    .map((color) => ({ color, ratio: Math.floor(ratios[color] * 100) / 100 }));
}
