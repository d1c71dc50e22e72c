import { formatHsl, type Hsl, hslToHex, parseHsl } from "#domain/color/color.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { siteColors, WHITE } from "#domain/color/site-colors.ts";
import { toned, tonedOnDark } from "#domain/color/tone.ts";

/** #rrggbb. Text has AA contrast on page and card, and a button's edge has 3:1 (WCAG 2.2, 1.4.11). */
export interface MailColors {
  page: string;
  card: string;
  line: string;
  ink: string;
  muted: string;
  brand: string;
  button: string;
  buttonEdge: string;
  onButton: string;
  night: string;
  dusk: string;
  glow: string;
  sun: string;
}

const EDGE_CONTRAST = 3;
/** A tinted grey has at most this saturation, in per cent. */
const TINT = 24;

/** Dark mode uses light ink on dark paper, as mail programs invert colours. */
export function mailColors(colors: SiteConfig["colors"]): Record<"light" | "dark", MailColors> {
  const site = Object.fromEntries(
    Object.entries(siteColors(colors)).map(([name, color]) => [name, parseHsl(color)]),
  ) as Record<string, Hsl>;
  const tinted = (name: "night" | "secondary", l: number): Hsl => ({
    h: site[name]!.h,
    s: Math.min(site[name]!.s, TINT),
    l,
  });
  const scheme = (
    surfaces: Record<
      Exclude<keyof MailColors, "buttonEdge" | "night" | "dusk" | "glow" | "sun">,
      Hsl
    >,
  ) => {
    const { card, page, muted, brand, button } = surfaces;
    // Text that is readable on the harder surface is readable on both.
    const hard = card.l > 50 ? page : card;
    const read = card.l > 50 ? toned : tonedOnDark;
    return toHex({
      ...surfaces,
      night: site.night!,
      dusk: site.dusk!,
      glow: site.glow!,
      sun: site.sunlight!,
      muted: toned(muted, hard),
      brand: read(brand, hard),
      buttonEdge: toned(button, card, EDGE_CONTRAST),
    });
  };
  return {
    light: scheme({
      page: site.paper!,
      card: WHITE,
      line: tinted("secondary", 87),
      ink: site.ink!,
      muted: site["ink-soft"]!,
      brand: site["primary-text"]!,
      button: site.accent!,
      onButton: site["on-accent"]!,
    }),
    dark: scheme({
      page: tinted("night", 7),
      card: tinted("night", 12),
      line: tinted("night", 27),
      ink: tinted("night", 94),
      muted: tinted("night", 74),
      brand: site["primary-light"]!,
      button: site["night-accent"]!,
      onButton: site["on-night-accent"]!,
    }),
  };
}

const toHex = (colors: Record<keyof MailColors, Hsl>) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, hslToHex(formatHsl(color))]),
  ) as Record<keyof MailColors, string>;
