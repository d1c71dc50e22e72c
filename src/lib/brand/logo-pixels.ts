import { parseHsl } from "#domain/color/color.ts";
import type { SiteConfig } from "#domain/site-config.ts";
import { readColor } from "./read-color.ts";

/** RGBA bytes, row by row, as a canvas gives them. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface LogoFacts {
  /** The part that is drawn, in pixels. */
  box: { x: number; y: number; width: number; height: number };
  ground: NonNullable<SiteConfig["logo"]>["ground"];
  /** "H S% L%"; a logo of one colour has no accent, a white one no colour at all. */
  colors: { primary?: string; accent?: string };
}

/** Fainter pixels are shadows and the edges of shapes. */
const SEEN = 128;
/** Paler and greyer colours are paper and ink. */
const LEAST_SATURATION = 25;
const SECTORS = 24;
/** Neighbouring sectors are shades of one colour. */
const APART = 2;
/** An accent that covers less is a trace of smoothing. */
const LEAST_SHARE = 0.02;

export function readLogoPixels(pixels: Pixels): LogoFacts | undefined {
  const box = findBox(pixels);
  if (!box) return undefined;
  return { box, ground: findGround(pixels, box), colors: findColors(pixels) };
}

const alphaAt = ({ data, width }: Pixels, x: number, y: number) => data[(y * width + x) * 4 + 3]!;

function findBox(pixels: Pixels): LogoFacts["box"] | undefined {
  let [left, top, right, bottom] = [pixels.width, pixels.height, -1, -1];
  for (let y = 0; y < pixels.height; y++)
    for (let x = 0; x < pixels.width; x++)
      if (alphaAt(pixels, x, y) > 8) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** A logo that fills its edges needs no ground ("none"); a pale one needs a dark ground. */
function findGround(pixels: Pixels, { x, y, width, height }: LogoFacts["box"]) {
  const edge: number[] = [];
  for (let step = 0; step <= 1; step += 0.05) {
    const [across, down] = [
      x + Math.round(step * (width - 1)),
      y + Math.round(step * (height - 1)),
    ];
    edge.push(
      alphaAt(pixels, across, y),
      alphaAt(pixels, across, y + height - 1),
      alphaAt(pixels, x, down),
      alphaAt(pixels, x + width - 1, down),
    );
  }
  // The corners of a rounded tile are transparent.
  if (edge.filter((alpha) => alpha > SEEN).length / edge.length > 0.75) return "none";
  let [light, seen] = [0, 0];
  for (const [red, green, blue] of listSeen(pixels)) {
    light += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    seen += 255;
  }
  return light / seen > 0.7 ? "dark" : "light";
}

function* listSeen({ data }: Pixels): Generator<[number, number, number]> {
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > SEEN) yield [data[at]!, data[at + 1]!, data[at + 2]!];
}

/** Picks the most frequent colours; each represents its sector of the colour wheel. */
function findColors(pixels: Pixels): LogoFacts["colors"] {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const channels of listSeen(pixels)) {
    const hex = `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
    seen += 1;
  }
  const colors = [...counts].map(([hex, count]) => {
    const text = readColor(hex)!;
    return { text, count, ...parseHsl(text) };
  });
  const strongest = (some: typeof colors) =>
    some.toSorted((one, other) => other.count - one.count)[0]?.text;
  const vivid = colors.filter(({ s, l }) => s >= LEAST_SATURATION && l > 8 && l < 92);
  const sectors = Array.from({ length: SECTORS }, (_, sector) => {
    const some = vivid.filter(({ h }) => Math.floor((h / 360) * SECTORS) % SECTORS === sector);
    return { sector, some, total: some.reduce((sum, { count }) => sum + count, 0) };
  }).toSorted((one, other) => other.total - one.total);
  const [first] = sectors;
  if (!first || first.total === 0) {
    const ink = strongest(colors.filter(({ l }) => l < 60));
    return ink === undefined ? {} : { primary: ink };
  }
  const distance = (sector: number) => {
    const apart = Math.abs(sector - first.sector);
    return Math.min(apart, SECTORS - apart);
  };
  const second = sectors.find(
    ({ sector, total }) => distance(sector) > APART && total > seen * LEAST_SHARE,
  );
  const accent = second && strongest(second.some);
  return { primary: strongest(first.some)!, ...(accent !== undefined && { accent }) };
}
