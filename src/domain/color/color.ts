/** Hue 0–360, saturation and lightness 0–100. */
export interface Hsl {
  h: number;
  s: number;
  l: number;
}

const HSL = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?)% (\d+(?:\.\d+)?)%$/;

/** Parses "H S% L%". Throws a TypeError for any other text. */
export function parseHsl(text: string): Hsl {
  const match = HSL.exec(text);
  if (!match) throw new TypeError(`Not a colour of the form "H S% L%": ${text}`);
  return { h: Number(match[1]), s: Number(match[2]), l: Number(match[3]) };
}

export function formatHsl({ h, s, l }: Hsl): string {
  return `${round(h)} ${round(s)}% ${round(l)}%`;
}

const round = (value: number) => Number(value.toFixed(1));

/** Converts "#rgb" or "#rrggbb" to "H S% L%" in whole numbers; "0 0% 0%" for any other text. */
export function hexToHsl(hex: string): string {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(hex.trim())?.[1];
  if (!digits) return "0 0% 0%";
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const { h, s, l } = fromRgb(
    pairs.map((pair) => Number.parseInt(pair, 16) / 255) as [number, number, number],
  );
  return `${Math.round(h) % 360} ${Math.round(s)}% ${Math.round(l)}%`;
}

/** Converts "H S% L%" to "#rrggbb"; black for any other text. */
export function hslToHex(text: string): string {
  const color = HSL.test(text) ? parseHsl(text) : { h: 0, s: 0, l: 0 };
  return `#${toRgb(color)
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** sRGB channels from 0 to 1 (CSS Color 4, section 7.1). */
function toRgb({ h, s, l }: Hsl): [number, number, number] {
  const saturation = s / 100;
  const lightness = l / 100;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const k = (offset + h / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

/** The inverse of toRgb (CSS Color 4, section 7.2). */
function fromRgb([r, g, b]: [number, number, number]): Hsl {
  const max = Math.max(r, g, b);
  const reach = max - Math.min(r, g, b);
  const lightness = max - reach / 2;
  if (reach === 0) return { h: 0, s: 0, l: lightness * 100 };
  const sector =
    max === r ? ((g - b) / reach + 6) % 6 : max === g ? (b - r) / reach + 2 : (r - g) / reach + 4;
  return {
    h: sector * 60,
    s: (reach / (1 - Math.abs(2 * lightness - 1))) * 100,
    l: lightness * 100,
  };
}

/** Linear-light sRGB channels from 0 to 1. */
export function toLinear(color: Hsl): [number, number, number] {
  return toRgb(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
}

export function fromLinear(linear: [number, number, number]): Hsl {
  const encode = (value: number) =>
    value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return fromRgb(linear.map(encode) as [number, number, number]);
}

/** Relative luminance, 0–1 (WCAG 2.2). */
export function luminance(color: Hsl): number {
  const [r, g, b] = toLinear(color);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio, 1–21 (WCAG 2.2, 1.4.3). */
export function contrast(a: Hsl, b: Hsl): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
export const AA_TEXT_CONTRAST = 4.5;

export function readableOn(background: Hsl, ...candidates: [Hsl, Hsl]): Hsl {
  return contrast(background, candidates[0]) >= contrast(background, candidates[1])
    ? candidates[0]
    : candidates[1];
}

export function adjustForContrast(color: Hsl, background: Hsl, ratio = AA_TEXT_CONTRAST): Hsl {
  const step = luminance(background) > 0.18 ? -1 : 1;
  const end = step < 0 ? 0 : 100;
  let candidate = color;
  while (contrast(candidate, background) < ratio && candidate.l !== end) {
    candidate = { ...candidate, l: Math.min(100, Math.max(0, candidate.l + step)) };
  }
  return candidate;
}
