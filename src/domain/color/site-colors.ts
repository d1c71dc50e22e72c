import { adjustForContrast, formatHsl, fromLinear, type Hsl, hslToHex, parseHsl, readableOn, toLinear } from "./color.ts";
import { mappedToSrgb, oklchOf } from "./oklch.ts";
import type { SiteConfig } from "../site-config.ts";

export const WHITE: Hsl = { h: 0, s: 0, l: 100 };

/** The colour as a background on which the better of two text colours has AA contrast. */
function surface(color: Hsl, ...texts: [Hsl, Hsl]): Hsl {
  return adjustForContrast(color, readableOn(color, ...texts));
}

/** The colours of text (ink) and of the dark and light surfaces beneath it, derived from a brand's colours. */
export function pageSurfaces(colors: SiteConfig["colors"]): Record<"dark" | "secondary" | "night" | "ink" | "paper" | "sand", Hsl> {
  const secondary = parseHsl(colors.secondary);
  const dark = parseHsl(colors.primaryDark);
  return {
    dark,
    secondary,
    night: { h: dark.h, s: Math.min(dark.s, 70), l: 12 },
    ink: { h: dark.h, s: Math.min(dark.s, 45), l: 14 },
    paper: { h: secondary.h, s: Math.min(secondary.s, 45), l: 97.5 },
    sand: { h: secondary.h, s: Math.min(secondary.s, 48), l: 93 },
  };
}

const ROSE_HUE = 345;
const YELLOW_HUE = 100;
/** Below this chroma a colour has no hue to speak of. */
const GREYISH = 0.03;

/**
 * The light at the edge of a night: its own hue, turned a little towards rose as the sky does at dusk. The accent itself would make mud of
 * it, brown on blue and olive on green. A night without a hue takes the accent's, pale. Made in OKLCH, where a turn changes the hue alone.
 */
function glowOf(night: Hsl, accent: Hsl): Hsl {
  const [dark, bright] = [oklchOf(toLinear({ ...night, l: 30 })), oklchOf(toLinear(accent))];
  if (dark.c < GREYISH) return fromLinear(mappedToSrgb({ l: 0.66, c: Math.min(bright.c, 0.11), h: bright.h }));
  // From green it is by way of blue, not of olive.
  const way = dark.h < YELLOW_HUE ? ROSE_HUE - 360 - dark.h : ROSE_HUE - dark.h;
  return fromLinear(mappedToSrgb({ l: 0.62, c: 0.16, h: dark.h + Math.sign(way) * Math.min(45, Math.abs(way)) }));
}

/**
 * The site's five colours and what follows from them, by the name of their CSS variable, in the form "H S% L%":
 * ink, night and paper surfaces, and text colours that keep WCAG AA contrast whatever the brand.
 */
export function siteColors(colors: SiteConfig["colors"]): Record<string, string> {
  const { dark, secondary, night, ink, paper, sand } = pageSurfaces(colors);

  // A surface of a middling brand colour is moved until text reads on it.
  const primary = surface(parseHsl(colors.primary), WHITE, ink);
  const accent = surface(parseHsl(colors.accent), ink, WHITE);

  const variables: Record<string, Hsl> = {
    primary,
    "primary-light": parseHsl(colors.primaryLight),
    "primary-dark": dark,
    accent,
    secondary,
    night,
    ink,
    paper,
    sand,
    card: WHITE,
    "on-primary": readableOn(primary, WHITE, ink),
    "on-accent": readableOn(accent, ink, WHITE),
    "primary-text": adjustForContrast(primary, sand),
    "accent-text": adjustForContrast(accent, sand),
    "accent-on-night": adjustForContrast(accent, night),
    glow: glowOf(night, accent),
    "soft-on-night": { h: dark.h, s: 30, l: 82 },
    "ink-soft": adjustForContrast({ h: dark.h, s: 16, l: 36 }, sand, 5.5),
  };
  return Object.fromEntries(Object.entries(variables).map(([name, color]) => [name, formatHsl(color)]));
}

/** Non-text, such as the surface of a button or the line around what has the focus (WCAG 2.2, 1.4.11). */
const AA_SHAPE_CONTRAST = 3;

/**
 * What the variables are in the dark scheme (docs/decisions/0049), for those that differ: the surfaces are of the night's hue, and the
 * brand's colours are lightened until they read on the lightest of them.
 */
export function darkSiteColors(colors: SiteConfig["colors"]): Record<string, string> {
  const { dark, night, ink: onLight } = pageSurfaces(colors);
  const shade = (saturation: number, l: number): Hsl => ({ h: night.h, s: Math.min(dark.s, saturation), l });
  const [paper, card, sand, ink] = [shade(42, 6.5), shade(36, 11), shade(32, 15.5), shade(24, 93)];

  const onSand = (color: string, ratio?: number) => adjustForContrast(parseHsl(color), sand, ratio);
  const primary = surface(onSand(colors.primary, AA_SHAPE_CONTRAST), WHITE, onLight);
  const accent = surface(onSand(colors.accent, AA_SHAPE_CONTRAST), onLight, WHITE);

  const variables: Record<string, Hsl> = {
    primary,
    "primary-light": onSand(colors.primaryLight, AA_SHAPE_CONTRAST),
    accent,
    ink,
    paper,
    sand,
    card,
    "on-primary": readableOn(primary, WHITE, onLight),
    "on-accent": readableOn(accent, onLight, WHITE),
    "primary-text": onSand(colors.primary),
    "accent-text": onSand(colors.accent),
    "ink-soft": adjustForContrast({ h: dark.h, s: 14, l: 72 }, sand, 5.5),
  };
  return Object.fromEntries(Object.entries(variables).map(([name, color]) => [name, formatHsl(color)]));
}

/**
 * The site's colours as the style sheet that every page begins with. The dark ones are for pages whose root names a scheme, where the
 * visitor's system asks for them; whatever is within `data-scheme="light"`, such as a boarding pass, stays as it is.
 */
export function siteColorsCss(colors: SiteConfig["colors"]): string {
  const list = (variables: Record<string, string>) =>
    Object.entries(variables)
      .map(([name, color]) => `--${name}:${color}`)
      .join(";");
  return [
    `:root,[data-scheme=light]{color-scheme:light;${list(siteColors(colors))}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-scheme]{color-scheme:dark;${list(darkSiteColors(colors))}}}`,
  ].join("");
}

/** The colour of what a browser or a phone draws around the site, as #rrggbb: that of the header, in both colour schemes. */
export function themeColor(colors: SiteConfig["colors"]): string {
  return hslToHex(formatHsl(pageSurfaces(colors).night));
}
