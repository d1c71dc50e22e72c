import { clamp, seededRandom } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { cone, cut, group, limb, place, roundBox, tilt } from "../shapes.ts";
import { renderScene, type Scene } from "../trace.ts";

/** A boarding pass on a phone in full daylight, next to a coffee. One unit is ten centimetres. */
export const pass: Plate = {
  width: 640,
  height: 480,
  quality: 50,
  largeQuality: 72,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

const LEAN = -0.2;
const TURN = -0.3;
const FOOT = [0.05, 0.02, 0] as const;

const random = seededRandom(7);
const CODE = Array.from({ length: 15 * 15 }, () => random() > 0.52);

type Stroke = readonly [x1: number, y1: number, x2: number, y2: number];

/** Letters as strokes in a box from 0 to 1, with y downwards. */
const STROKES: Record<string, readonly Stroke[]> = {
  C: [...arc(0.5, 0.5, 0.5, 0.9, 5.38)],
  D: [[0, 0, 0, 1], [0, 0, 0.35, 0], [0, 1, 0.35, 1], ...arc(0.35, 0.5, 0.55, -1.57, 1.57)],
  G: [...arc(0.5, 0.5, 0.5, 0.3, 5.38), [0.55, 0.56, 1, 0.56], [1, 0.56, 0.98, 0.7]],
  J: [[0.75, 0, 0.75, 0.7], ...arc(0.4, 0.68, 0.35, 0, 2.9)],
  F: [
    [0.1, 0, 0.1, 1],
    [0.1, 0, 0.85, 0],
    [0.1, 0.47, 0.7, 0.47],
  ],
  K: [
    [0.08, 0, 0.08, 1],
    [0.85, 0, 0.08, 0.6],
    [0.32, 0.42, 0.92, 1],
  ],
};

/** An arc of eight strokes from one angle to another. */
function arc(cx: number, cy: number, radius: number, from: number, to: number): Stroke[] {
  const at = (part: number): [number, number] => {
    const angle = from + ((to - from) * part) / 8;
    return [cx + Math.cos(angle) * radius, cy + (Math.sin(angle) * radius * 0.5) / radius];
  };
  return Array.from({ length: 8 }, (_, part) => [...at(part), ...at(part + 1)]);
}

/** True if a point within three letters, 0 to 1 in each direction, is ink. */
function letters(word: string, u: number, v: number): boolean {
  const place = u * 3.7;
  return [...word].some((letter, index) => {
    const [x, y] = [place - index * 1.35, v * 1.25];
    return STROKES[letter]!.some(([x1, y1, x2, y2]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy));
      return Math.hypot(x - x1 - dx * along, y - y1 - dy * along) < 0.11;
    });
  });
}

/** Both coordinates go from 0 to 1. The screen shows a title, a line, and a square code. */
function screenLight(u: number, v: number): number {
  const inside = (left: number, right: number, top: number, bottom: number): boolean =>
    u > left && u < right && v > top && v < bottom;
  if (v < 0.3) {
    if (
      letters("CDG", (u - 0.1) / 0.3, (v - 0.1) / 0.11) ||
      letters("JFK", (u - 0.6) / 0.3, (v - 0.1) / 0.11)
    )
      return 0.95;
    return inside(0.45, 0.55, 0.148, 0.16) ? 0.9 : 0.1;
  }
  if (
    inside(0.12, 0.42, 0.35, 0.37) ||
    inside(0.12, 0.3, 0.4, 0.415) ||
    inside(0.6, 0.84, 0.35, 0.37)
  )
    return 0.45;
  if (inside(0.2, 0.8, 0.5, 0.79)) {
    const column = Math.floor(((u - 0.2) / 0.6) * 15);
    const row = Math.floor(((v - 0.5) / 0.29) * 15);
    const corner = (c: number, r: number): boolean => {
      const ring = Math.max(Math.abs(column - c), Math.abs(row - r));
      return ring <= 1 || ring === 3;
    };
    const near = (c: number, r: number): boolean =>
      Math.max(Math.abs(column - c), Math.abs(row - r)) <= 3;
    for (const [c, r] of [
      [2, 2],
      [12, 2],
      [2, 12],
    ] as const)
      if (near(c, r)) return corner(c, r) ? 0.04 : 0.95;
    return CODE[row * 15 + column] === true ? 0.04 : 0.95;
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
          cone([1.08, 0.08, 0], 0.46, 0.22, 0.3, 0.02),
          cone([1.08, 0.14, 0], 0.5, 0.19, 0.28, 0.01),
        ),
        cone([1.08, 0, 0], 0.06, 0.34, 0.42, 0.03),
        limb([1.34, 0.42, -0.08], 0.03, [1.5, 0.36, -0.12], 0.03),
        limb([1.5, 0.36, -0.12], 0.03, [1.3, 0.2, -0.06], 0.03),
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
      max: [-0.4, 0.07, 0.2],
      shape: place(roundBox([0, 0.032, 0], [0.3, 0.032, 0.42], 0.02), [-0.82, 0, -0.2], 0.5),
      albedo: 0.2,
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
