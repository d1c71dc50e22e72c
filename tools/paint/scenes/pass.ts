import { clamp, seededRandom } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { cone, cut, group, place, ring, roundBox, tilt } from "../shapes.ts";
import { renderScene, type Scene } from "../trace.ts";

/** A boarding pass on a phone in full daylight, next to a coffee. One unit is ten centimetres. */
export const pass: Plate = {
  width: 640,
  height: 480,
  quality: 50,
  largeQuality: 72,
  render: (width, height, samples = 12) => renderScene(scene, width, height, samples),
};

const LEAN = -0.2;
const TURN = -0.3;
const FOOT = [0.05, 0.02, 0] as const;

const random = seededRandom(7);
/** The code has this many modules along each side. */
const MODULES = 21;
const CODE = Array.from({ length: MODULES * MODULES }, () => random() > 0.5);

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Each letter is a list of strokes. A letter is 1 high and some 0.6 wide, and y points down. */
const STROKES: Record<string, readonly Stroke[]> = {
  C: arc(0.32, 0.5, 0.32, 0.5, 0.8, 5.48),
  D: [
    [0, 0, 0, 1],
    [0, 0, 0.2, 0],
    [0, 1, 0.2, 1],
    ...arc(0.2, 0.5, 0.38, 0.5, -Math.PI / 2, Math.PI / 2),
  ],
  G: [...arc(0.32, 0.5, 0.32, 0.5, 0.6, 5.48), [0.38, 0.56, 0.6, 0.56], [0.6, 0.56, 0.6, 0.8]],
  J: [[0.46, 0, 0.46, 0.7], ...arc(0.23, 0.7, 0.23, 0.3, 0, 2.8)],
  F: [
    [0.06, 0, 0.06, 1],
    [0.06, 0, 0.54, 0],
    [0.06, 0.48, 0.46, 0.48],
  ],
  K: [
    [0, 0, 0, 1],
    [0.54, 0, 0, 0.6],
    [0.2, 0.4, 0.58, 1],
  ],
};

/** Returns an arc of an ellipse from one angle to another, made of strokes too short to be told apart. */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke[] {
  const parts = 24;
  const at = (part: number): [number, number] => {
    const angle = from + ((to - from) * part) / parts;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  };
  return Array.from({ length: parts }, (_, part) => [...at(part), ...at(part + 1)]);
}

/** Returns whether a point lies on the ink of a word. The height of a letter is the unit of `x` and `y`. */
function letters(word: string, x: number, y: number): boolean {
  return [...word].some((letter, index) =>
    STROKES[letter]!.some(([x1, y1, x2, y2]) => {
      const [dx, dy, px] = [x2 - x1, y2 - y1, x - x1 - index * 0.86];
      const along = clamp((px * dx + (y - y1) * dy) / (dx * dx + dy * dy));
      return Math.hypot(px - dx * along, y - y1 - dy * along) < 0.075;
    }),
  );
}

/** The screen is 0.68 wide and 1.42 high. */
const [LETTER_WIDTH, LETTER_HEIGHT] = [0.088 / 0.68, 0.088 / 1.42];

/** Both coordinates go from 0 to 1. The screen shows a title, a line, and a square code. */
function screenLight(u: number, v: number): number {
  const inside = (left: number, right: number, top: number, bottom: number): boolean =>
    u > left && u < right && v > top && v < bottom;
  if (v < 0.3) {
    if (
      letters("CDG", (u - 0.12) / LETTER_WIDTH, (v - 0.12) / LETTER_HEIGHT) ||
      letters("JFK", (u - 0.59) / LETTER_WIDTH, (v - 0.12) / LETTER_HEIGHT)
    )
      return 0.95;
    return inside(0.475, 0.545, 0.148, 0.156) ? 0.9 : 0.1;
  }
  if (
    inside(0.12, 0.42, 0.35, 0.37) ||
    inside(0.12, 0.3, 0.4, 0.415) ||
    inside(0.6, 0.84, 0.35, 0.37)
  )
    return 0.45;
  if (inside(0.2, 0.8, 0.5, 0.79)) {
    const column = Math.floor(((u - 0.2) / 0.6) * MODULES);
    const row = Math.floor(((v - 0.5) / 0.29) * MODULES);
    for (const [c, r] of [
      [3, 3],
      [MODULES - 4, 3],
      [3, MODULES - 4],
    ] as const) {
      const ring = Math.max(Math.abs(column - c), Math.abs(row - r));
      if (ring <= 4) return ring <= 1 || ring === 3 ? 0.04 : 0.95;
    }
    return CODE[row * MODULES + column] === true ? 0.04 : 0.95;
  }
  return 0.95;
}

/** Undoes the phone's lean and turn to find a point on its screen. */
function screenPlace(x: number, y: number, z: number): { u: number; v: number } {
  const [dx, dy, dz] = [x - FOOT[0], y - FOOT[1], z - FOOT[2]];
  const lx = Math.cos(TURN) * dx - Math.sin(TURN) * dz;
  const lz = Math.sin(TURN) * dx + Math.cos(TURN) * dz;
  const ly = Math.cos(LEAN) * dy + Math.sin(LEAN) * lz;
  return { u: (lx + 0.34) / 0.68, v: (1.47 - ly) / 1.42 };
}

const onScreen = (x: number, y: number, z: number): number => {
  const { u, v } = screenPlace(x, y, z);
  if (u < 0.01 || u > 0.99 || v < 0.01 || v > 0.985) return 0.06;
  return screenLight(u, v);
};

/** Returns the albedo of a passport's dark cover, which has a crest and two lines of print. */
function passportCover(x: number, _y: number, z: number): number {
  const [dx, dz] = [x + 0.82, z + 0.2];
  const across = Math.cos(0.5) * dx - Math.sin(0.5) * dz;
  const up = Math.sin(0.5) * dx + Math.cos(0.5) * dz;
  const crest = Math.hypot(across, up + 0.02);
  const isCrest = crest < 0.06 || (crest > 0.085 && crest < 0.1);
  const isPrint =
    Math.abs(across) < 0.17 && (Math.abs(up - 0.25) < 0.02 || Math.abs(up + 0.27) < 0.013);
  return isCrest || isPrint ? 0.5 : 0.2;
}

const scene: Scene = {
  things: [
    { min: [-12, -1, -8], max: [12, 0, 6], albedo: 0.5, gloss: 0.06, rough: 0.08 },
    {
      min: [-1, 0, -0.8],
      max: [1, 1.7, 0.9],
      shape: place(tilt(roundBox([0, 0.76, 0], [0.38, 0.76, 0.04], 0.035), LEAN), FOOT, TURN),
      albedo: onScreen,
      glow: (x, y, z) => onScreen(x, y, z) * 0.28,
      gloss: 0.03,
    },
    // The case that supports the phone.
    {
      min: [-0.4, 0, 0.1],
      max: [0.8, 0.8, 1.1],
      shape: place(roundBox([0, 0.36, 0], [0.4, 0.36, 0.12], 0.05), [0.22, 0, 0.5], TURN),
      albedo: 0.25,
    },
    {
      min: [0.62, 0, -0.5],
      max: [1.6, 0.75, 0.5],
      shape: group(
        cut(
          group(
            cone([1.08, 0.08, 0], 0.46, 0.22, 0.3, 0.02),
            // Most of the handle is outside the cup.
            place(tilt(ring([0, 0, 0], 0.13, 0.028), Math.PI / 2), [1.36, 0.32, 0], 0.3),
          ),
          cone([1.08, 0.14, 0], 0.5, 0.19, 0.28, 0.01),
        ),
        cone([1.08, 0, 0], 0.06, 0.34, 0.42, 0.03),
      ),
      albedo: 0.85,
      gloss: 0.06,
      rough: 0.03,
    },
    {
      min: [0.82, 0.4, -0.26],
      max: [1.34, 0.44, 0.26],
      shape: cone([1.08, 0.41, 0], 0.02, 0.27, 0.27, 0.005),
      albedo: 0.12,
      gloss: 0.1,
    },
    // A passport.
    {
      min: [-1.5, 0, -0.9],
      max: [-0.3, 0.07, 0.4],
      shape: place(roundBox([0, 0.032, 0], [0.3, 0.032, 0.42], 0.02), [-0.82, 0, -0.2], 0.5),
      albedo: passportCover,
    },
    ...[-4.5, -1.5, 1.5, 4.5].map((x) => ({
      min: [x - 0.12, 0, 5.6] as const,
      max: [x + 0.12, 12, 5.9] as const,
      albedo: 0.3,
    })),
  ],
  sky: (dx, dy, dz) => {
    const toSun = clamp((dx * -0.7 + dy * 0.75 + dz * 0.5) / 1.14);
    return dy < 0 ? 0.75 : 0.55 + 0.6 * Math.exp(-dy * 3) + 0.9 * Math.pow(toSun, 8);
  },
  sun: { direction: [-0.8, 0.95, 0.35], light: 2.3, size: 0.09 },
  camera: { at: [0.05, 1.35, -4.2], turn: 0, width: 0.72, rise: -0.19 },
  exposure: 0.8,
};
