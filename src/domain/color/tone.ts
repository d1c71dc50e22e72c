import {
  AA_TEXT_CONTRAST,
  contrast,
  formatHsl,
  fromLinear,
  type Hsl,
  luminance,
  parseHsl,
  toLinear,
} from "./color.ts";
import { mappedToSrgb, toOklch, type Oklch } from "./oklch.ts";

/** Below this chroma a colour has no visible hue. */
const GREYISH = 0.03;
/** OKLCH hues of yellow in light and in shade. */
const GOLD = 88;
const BRONZE = 72;
/** A yellow that is this much darker (OKLCH lightness) is bronze. */
const WAY_TO_BRONZE = 0.3;
const STEP = 0.01;
/** Lightened dark colours gain chroma only up to this. Without a gain, bottle green turns grey. */
const VIVID = 0.14;
/** Below this OKLCH lightness, a grey button on a dark page looks disabled. */
const OFF = 0.75;

const inOklch = (color: Hsl) => toOklch(toLinear(color));
/** Rounds as `formatHsl` does, so that we measure the colour that the browser shows. */
const written = ({ l, c, h }: Oklch): Hsl =>
  parseHsl(formatHsl(fromLinear(mappedToSrgb({ l: Math.min(1, Math.max(0, l)), c, h }))));

export const isGreyish = (color: Hsl): boolean => inOklch(color).c < GREYISH;

export const measureLightness = (color: Hsl): number => inOklch(color).l;

/** The distance in OKLab: 0.02 is just visible; black and white are 1 apart. */
export function measureDifference(a: Hsl, b: Hsl): number {
  const [one, other] = [inOklch(a), inOklch(b)];
  const turn = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn))),
  );
}

/** How yellow an OKLCH hue is (0–1), from amber to lime. Dark tones of these hues look olive. */
export function measureYellow(hue: number): number {
  const [amber, lime] = [(hue - 68) / 24, (140 - hue) / 14];
  return Math.min(1, Math.max(0, Math.min(amber, lime)));
}

/** Turns a yellow hue towards bronze, its colour in shade. `share` (0–1) says how far. */
export const bronzed = (hue: number, share = 1): number =>
  hue - measureYellow(hue) * Math.max(0, hue - BRONZE) * share;

/** Includes amber and lime, in any lightness. */
export const isYellow = (color: Hsl): boolean =>
  !isGreyish(color) && measureYellow(inOklch(color).h) > 0.4;

/** Turns a yellow hue to gold, because the hues between gold and green look olive. */
export const golden = (hue: number): number =>
  measureYellow(hue) > 0.5 ? Math.min(hue, GOLD) : hue;

/** Changes lightness until `isEnough` and keeps the hue, but a darkened yellow becomes bronze. */
export function moved(
  color: Hsl,
  way: "darker" | "lighter",
  isEnough: (candidate: Hsl) => boolean,
): Hsl {
  if (isEnough(color)) return color;
  const start = inOklch(color);
  const after = (steps: number): Hsl => {
    if (way === "lighter") {
      const l = start.l + steps * STEP;
      return written({
        l,
        c: Math.min((start.c * l) / Math.max(start.l, STEP), Math.max(start.c, VIVID)),
        h: start.h,
      });
    }
    return written({
      l: start.l - steps * STEP,
      c: start.c,
      h: bronzed(start.h, Math.min(1, (steps * STEP) / WAY_TO_BRONZE)),
    });
  };
  let [tooFew, enough] = [0, Math.ceil((way === "lighter" ? 1 - start.l : start.l) / STEP)];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (isEnough(after(middle))) enough = middle;
    else tooFew = middle;
  }
  return after(enough);
}

export function toned(color: Hsl, background: Hsl, ratio = AA_TEXT_CONTRAST): Hsl {
  return moved(
    color,
    luminance(background) > 0.18 ? "darker" : "lighter",
    (candidate) => contrast(candidate, background) >= ratio,
  );
}

/** A grey becomes nearly white, because a darker grey would look disabled. */
export function tonedOnDark(color: Hsl, background: Hsl, ratio?: number): Hsl {
  const candidate = toned(color, background, ratio);
  return isGreyish(color) && measureLightness(candidate) < OFF
    ? { ...candidate, l: 92 }
    : candidate;
}

/** The share of white in a button under the pointer. */
const LIFT = 0.12;

/** The smallest OKLab difference that people notice. */
const NOTICED = 0.02;

/** Lightens a button, or darkens it if that is invisible or its text would lose AA contrast. */
export function hovered(surface: Hsl, text: Hsl): Hsl {
  const { l, c, h } = inOklch(surface);
  const lighter = written({ l: l + LIFT * (1 - l), c: c * (1 - LIFT), h });
  const isFit =
    contrast(lighter, text) >= AA_TEXT_CONTRAST && measureDifference(lighter, surface) >= NOTICED;
  return isFit ? lighter : written({ l: l * (1 - LIFT), c, h });
}
