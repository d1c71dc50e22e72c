/** A colour in OKLCH (CSS Color 4, section 9.4): lightness 0–1, chroma 0–0.4, hue 0–360. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

const times = (matrix: readonly Triple[], [a, b, c]: Triple) =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;
const RADIANS = Math.PI / 180;

// From linear sRGB to cone responses, then to OKLab (Björn Ottosson, 2020).
const TO_CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

export function toOklch(linear: Triple): Oklch {
  const [l, a, b] = times(TO_LAB, times(TO_CONES, linear).map(Math.cbrt) as Triple);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / RADIANS + 360) % 360 };
}

/** The channels leave 0–1 where sRGB has no such colour. */
function fromOklch({ l, c, h }: Oklch): Triple {
  const cones = times(FROM_LAB, [l, c * Math.cos(h * RADIANS), c * Math.sin(h * RADIANS)]);
  return times(FROM_CONES, cones.map((value) => value ** 3) as Triple);
}

const inGamut = (linear: Triple) => linear.every((value) => value >= -0.0001 && value <= 1.0001);

/** Lowers the chroma until sRGB has the colour. Channels are linear, 0–1. */
export function mappedToSrgb(color: Oklch): Triple {
  let [inside, outside] = inGamut(fromOklch(color)) ? [color.c, color.c] : [0, color.c];
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2;
    if (inGamut(fromOklch({ ...color, c: middle }))) inside = middle;
    else outside = middle;
  }
  return fromOklch({ ...color, c: inside }).map((value) =>
    Math.min(1, Math.max(0, value)),
  ) as Triple;
}
