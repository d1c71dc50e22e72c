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
import { mappedToSrgb, oklchOf, type Oklch } from "./oklch.ts";

/** Below this chroma a colour has no hue to speak of. */
const GREYISH = 0.03;
/** The hues that the light and the shade of yellow have in the world. */
const GOLD = 88;
const BRONZE = 72;
/** How far a yellow has become darker, in OKLCH lightness, when it is all bronze. */
const WAY_TO_BRONZE = 0.3;
const STEP = 0.01;
/** A dark colour has little chroma to show; made lighter it gets as much more, up to here, or of bottle green came grey. */
const VIVID = 0.14;
/** A grey button that is darker than this on a dark page looks switched off. */
const OFF = 0.75;

const inOklch = (color: Hsl) => oklchOf(toLinear(color));
/** A colour of OKLCH as it is written: rounded, so that what is measured is what is shown. */
const written = ({ l, c, h }: Oklch): Hsl =>
  parseHsl(formatHsl(fromLinear(mappedToSrgb({ l: Math.min(1, Math.max(0, l)), c, h }))));

/** Whether a colour is grey, black or white to the eye. */
export const isGreyish = (color: Hsl): boolean => inOklch(color).c < GREYISH;

/** How light a colour looks, from 0 to 1 (OKLCH). */
export const lightnessOf = (color: Hsl): number => inOklch(color).l;

/** How far two colours are apart to the eye: 0.02 is just seen, black and white are 1 apart (the distance of OKLab). */
export function differenceOf(a: Hsl, b: Hsl): number {
  const [one, other] = [inOklch(a), inOklch(b)];
  const turn = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn))),
  );
}

/** From 0 to 1, how much a hue of OKLCH is yellow, from amber to lime: the one whose dark tones are another colour, olive. */
export function yellownessOf(hue: number): number {
  const [amber, lime] = [(hue - 68) / 24, (140 - hue) / 14];
  return Math.min(1, Math.max(0, Math.min(amber, lime)));
}

const turned = (hue: number, to: number, share: number) =>
  hue - yellownessOf(hue) * Math.max(0, hue - to) * share;

/** A yellow turned to gold, the colour that its light has on things. Other hues stay; what lies between gold and green is olive. */
export const golden = (hue: number): number =>
  yellownessOf(hue) > 0.5 ? Math.min(hue, GOLD) : hue;

/**
 * The colour, made darker or lighter in steps until `isEnough`, which further steps do not undo. It keeps its hue, and darker its
 * chroma as far as sRGB has it, so that a pastel stays one; a yellow turns to bronze as it gets darker.
 */
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
      h: turned(start.h, BRONZE, Math.min(1, (steps * STEP) / WAY_TO_BRONZE)),
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

/** The colour, moved away from `background` until its contrast with it is at least `ratio` (WCAG 2.2). */
export function toned(color: Hsl, background: Hsl, ratio = AA_TEXT_CONTRAST): Hsl {
  return moved(
    color,
    luminance(background) > 0.18 ? "darker" : "lighter",
    (candidate) => contrast(candidate, background) >= ratio,
  );
}

/** A colour made light enough for a dark background. A grey becomes nearly white, as a middling one would look switched off. */
export function tonedOnDark(color: Hsl, background: Hsl, ratio?: number): Hsl {
  const candidate = toned(color, background, ratio);
  return isGreyish(color) && lightnessOf(candidate) < OFF ? { ...candidate, l: 92 } : candidate;
}

/** How much white is in a button's surface under the pointer. */
const LIFT = 0.12;

/** From here on a colour is seen to be another one. */
const NOTICED = 0.02;

/** The surface of a button under the pointer: lighter; deeper where that would not be seen, or its words no longer read (WCAG 2.2, 1.4.3). */
export function hovered(surface: Hsl, text: Hsl): Hsl {
  const { l, c, h } = inOklch(surface);
  const lighter = written({ l: l + LIFT * (1 - l), c: c * (1 - LIFT), h });
  const isFit =
    contrast(lighter, text) >= AA_TEXT_CONTRAST && differenceOf(lighter, surface) >= NOTICED;
  return isFit ? lighter : written({ l: l * (1 - LIFT), c, h });
}
