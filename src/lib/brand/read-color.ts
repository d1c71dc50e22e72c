import { modeHsl, modeRgb, parse, useMode as readMode } from "culori/fn";
import { formatHsl } from "#domain/color/color.ts";

readMode(modeRgb);
const toHsl = readMode(modeHsl);

/** In UTF-16 units. No notation of a colour is so long. */
const LONGEST = 60;

/**
 * Reads a colour as owners write it: #0f4c81 with 3, 4, 6 or 8 digits, a CSS name, rgb(), hsl(), or bare figures as in
 * "H S% L%". Returns "H S% L%" without opacity, because a site's colours are opaque, or null for any other text.
 */
export function readColor(text: string): string | null {
  const typed = text.trim().toLowerCase().replace(/;$/, "");
  if (typed.length > LONGEST) return null;
  const written = /^\d[\d.]*(?:deg)?[\s,]/.test(typed) ? `hsl(${typed})` : typed;
  // People write commas without the percent signs that CSS asks for then.
  const color = parse(written) ?? parse(written.replaceAll(",", " "));
  if (!color || color.alpha === 0) return null;
  const { h = 0, ...shares } = toHsl(color);
  const [s, l] = [shares.s, shares.l].map((share) => Number((share * 100).toFixed(1))) as [
    number,
    number,
  ];
  // A share beyond the scale is a typing error, which must not become a nearby colour.
  if (![s, l].every((share) => share >= 0 && share <= 100)) return null;
  const angle = h >= 0 && h <= 360 ? h : ((h % 360) + 360) % 360;
  return formatHsl({ h: angle, s, l });
}
