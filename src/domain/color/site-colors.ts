import {
  adjustForContrast,
  contrast,
  formatHsl,
  fromLinear,
  type Hsl,
  hslToHex,
  parseHsl,
  readableOn,
  toLinear,
} from "./color.ts";
import { mappedToSrgb, toOklch } from "./oklch.ts";
import {
  measureDifference,
  golden,
  hovered,
  isGreyish,
  isYellow,
  measureLightness,
  moved,
  toned,
  tonedOnDark,
  measureYellow,
} from "./tone.ts";
import type { SiteConfig } from "../site-config.ts";

export const WHITE: Hsl = { h: 0, s: 0, l: 100 };

/** Changes a background until the better of two text colours has AA contrast on it. */
function surface(color: Hsl, ...texts: [Hsl, Hsl]): Hsl {
  return adjustForContrast(color, readableOn(color, ...texts));
}

/** `ink` is the colour of text; the other colours are backgrounds. */
export function pageSurfaces(
  colors: SiteConfig["colors"],
): Record<"dark" | "secondary" | "night" | "ink" | "paper" | "sand", Hsl> {
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

/** Minimum contrast of buttons and focus rings (WCAG 2.2, 1.4.11). */
const AA_SHAPE_CONTRAST = 3;
/** From this OKLab difference on, a button is visible, as pale yellow on white is. */
const SEEN = 0.12;
/** A colour below this OKLCH lightness cannot light a picture. */
const LUMINOUS = 0.6;

/** Darkens an accent that white, paper or sand would hide; a hidden grey becomes primary or ink. */
function accentOnDay({
  primary,
  accent,
  ink,
  isSeen,
}: Record<"primary" | "accent" | "ink", Hsl> & { isSeen: (color: Hsl) => boolean }): Hsl {
  if (!isGreyish(accent)) return moved(accent, "darker", isSeen);
  return [accent, primary].find(isSeen) ?? ink;
}

/** Lightens an accent that the background would hide; a hidden grey becomes primary or white. */
function accentOnDark(colors: SiteConfig["colors"], background: Hsl): Hsl {
  const [primary, accent] = [parseHsl(colors.primary), parseHsl(colors.accent)];
  const isSeen = (color: Hsl) => contrast(color, background) >= AA_SHAPE_CONTRAST;
  if (isSeen(accent)) return accent;
  return isGreyish(accent) && !isGreyish(primary) && isSeen(primary)
    ? primary
    : tonedOnDark(accent, background, AA_SHAPE_CONTRAST);
}

/** OKLCH hues of a clear sky, and of a sky that is almost green. */
const [CLEAR, TEAL] = [250, 205];

/** The sky has the primary's hue, except that green becomes teal and yellow becomes blue. */
function makeSky(primary: Hsl, light: Hsl, dark: Hsl, words: Hsl): Record<string, Hsl> {
  const { c, h } = toOklch(toLinear(primary));
  const isGreen = c > 0.04 && h > 110 && h < 190;
  const inSky = (color: Hsl, l: number, chroma: number) => {
    if (isYellow(primary)) return fromLinear(mappedToSrgb({ l, c: chroma, h: CLEAR }));
    return isGreen ? fromLinear(mappedToSrgb({ ...toOklch(toLinear(color)), h: TEAL })) : color;
  };
  const sky = inSky(primary, 0.5, 0.12);
  return {
    sky,
    "sky-light": inSky(light, 0.76, 0.09),
    "sky-dark": inSky(dark, 0.28, 0.075),
    "sky-dusk": toned(sky, words),
  };
}

/** The light in pictures: the accent, or the primary if that is yellow or the accent is dark. */
function findSunlight(colors: SiteConfig["colors"]): Hsl {
  const [accent, primary] = [parseHsl(colors.accent), parseHsl(colors.primary)];
  const isLuminous = (color: Hsl) => measureLightness(color) >= LUMINOUS;
  const light =
    (isYellow(primary) ? [primary] : [accent, primary]).find(isLuminous) ??
    moved(isGreyish(accent) ? primary : accent, "lighter", isLuminous);
  if (isGreyish(light)) return { ...light, l: Math.max(light.l, 92) };
  const { l, c, h } = toOklch(toLinear(light));
  // Yellow becomes gold, which has less chroma.
  return golden(h) === h
    ? light
    : fromLinear(mappedToSrgb({ l, c: Math.min(c, 0.2 - 0.06 * measureYellow(h)), h: golden(h) }));
}

const OLIVE_HUE = 110;

/** The light at the edge of the night keeps the night's hue, but avoids olive. */
function makeGlow(night: Hsl, sunlight: Hsl): Hsl {
  const [dark, bright] = [toOklch(toLinear({ ...night, l: 30 })), toOklch(toLinear(sunlight))];
  // Yellow light over a black night would look olive, so it becomes nearly silver.
  if (isGreyish({ ...night, l: 30 }))
    return fromLinear(
      mappedToSrgb({
        l: 0.66,
        c: Math.min(bright.c, 0.11) * (1 - 0.8 * measureYellow(bright.h)),
        h: bright.h,
      }),
    );
  const apart = dark.h - OLIVE_HUE;
  const h = Math.abs(apart) < 25 ? OLIVE_HUE + 25 * Math.sign(apart) : dark.h;
  return fromLinear(mappedToSrgb({ l: 0.62, c: 0.14, h }));
}

/** By CSS variable, as "H S% L%". Text keeps WCAG AA contrast whatever the brand's colours are. */
export function siteColors(colors: SiteConfig["colors"]): Record<string, string> {
  const { dark, secondary, night, ink, paper, sand } = pageSurfaces(colors);

  const isSeen = (color: Hsl) =>
    [WHITE, paper, sand].every((on) => measureDifference(color, on) >= SEEN);
  const chosen = parseHsl(colors.primary);
  // A darker grey button would look disabled, so a hidden grey becomes ink.
  const shown = isGreyish(chosen) && !isSeen(chosen) ? ink : moved(chosen, "darker", isSeen);
  const primary = surface(shown, WHITE, ink);
  const accent = surface(
    accentOnDay({ primary, accent: parseHsl(colors.accent), ink, isSeen }),
    ink,
    WHITE,
  );
  const nightAccent = surface(accentOnDark(colors, night), ink, WHITE);
  const sunlight = findSunlight(colors);
  const light = parseHsl(colors.primaryLight);
  const softOnNight: Hsl = { h: dark.h, s: Math.min(dark.s, 30), l: 82 };

  const [onPrimary, onAccent] = [readableOn(primary, WHITE, ink), readableOn(accent, ink, WHITE)];
  const onNightAccent = readableOn(nightAccent, ink, WHITE);

  const variables: Record<string, Hsl> = {
    primary,
    "primary-hover": hovered(primary, onPrimary),
    "primary-light": light,
    "primary-dark": dark,
    ...makeSky(primary, light, dark, softOnNight),
    accent,
    "accent-hover": hovered(accent, onAccent),
    secondary,
    night,
    ink,
    paper,
    sand,
    card: WHITE,
    "on-primary": onPrimary,
    "on-accent": onAccent,
    "primary-text": toned(primary, sand),
    "accent-text": toned(accent, sand),
    "night-accent": nightAccent,
    "night-accent-hover": hovered(nightAccent, onNightAccent),
    "on-night-accent": onNightAccent,
    "accent-on-night": toned(nightAccent, night),
    sunlight,
    // Text must be readable on every part of the night sky.
    dusk: toned(primary, softOnNight),
    glow: makeGlow(night, sunlight),
    "soft-on-night": softOnNight,
    "ink-soft": toned({ h: dark.h, s: Math.min(dark.s, 16), l: 36 }, sand, 5.5),
  };
  return formatAll(variables);
}

/** Only the variables that differ (docs/decisions/0045). Text has its contrast on sand, the lightest background. */
export function darkSiteColors(colors: SiteConfig["colors"]): Record<string, string> {
  const { dark, night, ink: onLight } = pageSurfaces(colors);
  const shade = (saturation: number, l: number): Hsl => ({
    h: night.h,
    s: Math.min(dark.s, saturation),
    l,
  });
  const [paper, card, sand, ink] = [shade(56, 9), shade(44, 16.5), shade(40, 19.5), shade(24, 93)];

  const onSand = (color: string, ratio?: number) => tonedOnDark(parseHsl(color), sand, ratio);
  const primary = surface(onSand(colors.primary, AA_SHAPE_CONTRAST), WHITE, onLight);
  const accent = surface(accentOnDark(colors, sand), onLight, WHITE);

  const [onPrimary, onAccent] = [
    readableOn(primary, WHITE, onLight),
    readableOn(accent, onLight, WHITE),
  ];

  const variables: Record<string, Hsl> = {
    primary,
    "primary-hover": hovered(primary, onPrimary),
    "primary-light": onSand(colors.primaryLight, AA_SHAPE_CONTRAST),
    accent,
    "accent-hover": hovered(accent, onAccent),
    ink,
    paper,
    sand,
    card,
    "on-primary": onPrimary,
    "on-accent": onAccent,
    "primary-text": onSand(colors.primary),
    "accent-text": toned(accent, sand),
    "ink-soft": toned({ h: dark.h, s: Math.min(dark.s, 14), l: 72 }, sand, 5.5),
  };
  return formatAll(variables);
}

const formatAll = (variables: Record<string, Hsl>): Record<string, string> =>
  Object.fromEntries(Object.entries(variables).map(([name, color]) => [name, formatHsl(color)]));

/** Pages follow the system's colour scheme. A ticket on the night keeps the page's colours in both schemes. */
export function siteColorsCss(colors: SiteConfig["colors"]): string {
  const list = (variables: Record<string, string>) =>
    Object.entries(variables)
      .map(([name, color]) => `--${name}:${color}`)
      .join(";");
  return [
    `:root,[data-scheme=light],[data-scheme=ticket]{color-scheme:light;${list(siteColors(colors))}}`,
    `@media screen and (prefers-color-scheme:dark){:root,[data-scheme=ticket]{color-scheme:dark;${list(darkSiteColors(colors))}}`,
    // A ticket's paper is lighter than a card, because it also lies on pictures and on the night.
    "[data-scheme=ticket]{--card:var(--sand)}}",
  ].join("");
}

/** The header's colour (#rrggbb), which browsers draw around the site. */
export function themeColor(colors: SiteConfig["colors"]): string {
  return hslToHex(formatHsl(pageSurfaces(colors).night));
}
