import { clamp } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { ball, cone, cut, group, limb, place, ring, roundBox } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** A concierge's desk at first light. It is ten times life size, for the detail of the bell. */
export const bell: Plate = {
  width: 640,
  height: 480,
  quality: 60,
  largeQuality: 72,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

const dome: Thing = {
  min: [-0.75, 1, -0.75],
  max: [0.75, 1.95, 0.75],
  shape: group(
    cut(ball([0, 1.14, 0], 0.62), roundBox([0, 0.55, 0], [2, 0.6, 2], 0.01)),
    cone([0, 1.7, 0], 0.12, 0.07, 0.05, 0.02),
    cone([0, 1.8, 0], 0.06, 0.1, 0.09, 0.03),
    cone([0, 1, 0], 0.11, 0.72, 0.66, 0.03),
  ),
  albedo: 0.5,
  gloss: 0.42,
  rough: 0.05,
};

/** A key with its fob, in front of the bell. */
const key: Thing = {
  min: [-1.5, 1, -1.5],
  max: [1.7, 1.3, 0.6],
  shape: place(
    group(
      ring([0, 0.05, 0], 0.16, 0.045),
      limb([0.2, 0.05, 0], 0.045, [0.86, 0.05, 0], 0.04),
      roundBox([0.72, 0.05, -0.11], [0.035, 0.035, 0.1], 0.015),
      roundBox([0.83, 0.05, -0.09], [0.035, 0.035, 0.08], 0.015),
      ring([-0.24, 0.07, 0.03], 0.12, 0.022),
      cone([-0.62, 0, 0.1], 0.06, 0.28, 0.28, 0.025),
    ),
    [0.62, 1, -1.02],
    -0.2,
    0.72,
  ),
  albedo: 0.55,
  gloss: 0.3,
  rough: 0.08,
};

/** Pigeonholes for keys, behind the desk. */
function keyRack(): Thing[] {
  const boards: Thing[] = [];
  for (let row = 0; row < 7; row++)
    boards.push({
      min: [0.4, 1.6 + row * 1.05, 10.2],
      max: [7.2, 1.72 + row * 1.05, 11],
      albedo: 0.4,
    });
  for (let column = 0; column < 8; column++) {
    const x = 0.4 + column * 0.95;
    boards.push({ min: [x, 1.6, 10.2], max: [x + 0.08, 8, 11], albedo: 0.4 });
    for (let row = 0; row < 6; row++) {
      if ((column * 5 + row * 3) % 4 === 0) continue;
      const y = 1.72 + row * 1.05;
      boards.push({
        min: [x + 0.4, y + 0.25, 10.1],
        max: [x + 0.6, y + 0.75, 10.3],
        shape: group(
          limb([x + 0.5, y + 0.7, 10.2], 0.03, [x + 0.5, y + 0.4, 10.2], 0.03),
          ball([x + 0.5, y + 0.36, 10.2], 0.09),
        ),
        albedo: 0.7,
        gloss: 0.2,
      });
    }
  }
  return boards;
}

const scene: Scene = {
  things: [
    { min: [-30, 0.2, -1.6], max: [30, 1, 2.4], albedo: 0.34, gloss: 0.12, rough: 0.05 },
    { min: [-30, -9, -30], max: [30, -8.5, 30], albedo: 0.4 },
    { min: [-0.4, -9, 11], max: [9, 14, 11.4], albedo: 0.42 },
    { min: [-30, 14, -30], max: [30, 14.5, 11.4], albedo: 0.6 },
    { min: [8.8, -9, -30], max: [9, 14, 11.4], albedo: 0.45 },
    ...keyRack(),
    ...[-4.6, -8.4].map((x): Thing => ({
      min: [x - 0.14, -9, 10.8],
      max: [x + 0.14, 14, 11.2],
      albedo: 0.25,
    })),
    { min: [-0.8, -9, 10.6], max: [-0.3, 14, 11.4], albedo: 0.3 },
    { min: [-30, 5.9, 10.9], max: [-0.4, 6.05, 11.1], albedo: 0.25 },
    dome,
    key,
  ],
  sky: (dx, dy, dz) => {
    const toSun = clamp((dx * -0.5 + dy * 0.16 + dz) / 1.13);
    return 0.75 * Math.exp(-clamp(dy) * 3) + 0.2 + 1.5 * Math.pow(toSun, 14);
  },
  sun: { direction: [-0.75, 0.34, 0.85], light: 3.4, size: 0.08 },
  camera: { at: [0.1, 2.25, -5.4], turn: 0, width: 0.6, rise: -0.2 },
  exposure: 0.95,
};
