import { clamp } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { ball, cone, group, limb, type Point, tube } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** A museum in the evening, with an open door full of light and an unhooked rope in front. */
export const museum: Plate = {
  width: 640,
  height: 480,
  quality: 50,
  largeQuality: 72,
  render: (width, height, samples = 12) => renderScene(scene, width, height, samples),
};

function column(x: number): Thing[] {
  return [
    {
      min: [x - 0.62, 1.2, 8.4],
      max: [x + 0.62, 7.4, 9.6],
      // Twenty shallow flutes along the shaft.
      shape: (px, py, pz) => {
        const around = Math.atan2(pz - 9, px - x);
        const radius = 0.44 - 0.06 * clamp((py - 1.4) / 5.6);
        return (Math.hypot(px - x, pz - 9) - radius - 0.018 * Math.cos(around * 20)) * 0.8;
      },
      albedo: 0.7,
    },
    {
      min: [x - 0.62, 1.2, 8.4],
      max: [x + 0.62, 1.5, 9.6],
      shape: cone([x, 1.2, 9], 0.28, 0.6, 0.52, 0.04),
      albedo: 0.7,
    },
    { min: [x - 0.62, 6.95, 8.38], max: [x + 0.62, 7.4, 9.62], albedo: 0.7 },
  ];
}

const ROPES = 3.1;

/** A brass post that holds a rope. */
const post = (x: number): Thing => ({
  min: [x - 0.2, 0, ROPES - 0.2],
  max: [x + 0.2, 1.12, ROPES + 0.2],
  shape: group(
    cone([x, 0, ROPES], 0.05, 0.18, 0.15, 0.02),
    limb([x, 0.04, ROPES], 0.028, [x, 1, ROPES], 0.028),
    cone([x, 0.88, ROPES], 0.07, 0.05, 0.05, 0.01),
    ball([x, 1.04, ROPES], 0.06),
  ),
  albedo: 0.5,
  gloss: 0.35,
  rough: 0.06,
});

/** A heavy, sagging rope between two posts. */
function rope(from: number, to: number): Thing {
  const points = Array.from({ length: 41 }, (_, index): Point => {
    const share = index / 40;
    return [from + (to - from) * share, 0.9 - 0.32 * (1 - (share * 2 - 1) ** 2), ROPES];
  });
  return {
    min: [from, 0.5, ROPES - 0.05],
    max: [to, 0.96, ROPES + 0.05],
    shape: tube(0.034, points),
    albedo: 0.14,
  };
}

/** The unhooked rope of the entrance bends away from its post and hangs down. */
const hanging = Array.from({ length: 25 }, (_, index): Point => {
  const share = index / 24;
  const away = 1 - (1 - share) ** 4;
  return [0.7 - 0.12 * away, 0.9 - 0.75 * share ** 1.4, ROPES - 0.04 - 0.03 * away];
});

const hook: Thing = {
  min: [0.5, 0.06, ROPES - 0.14],
  max: [0.72, 0.96, ROPES + 0.02],
  shape: group(tube(0.034, hanging), ball([0.58, 0.13, ROPES - 0.07], 0.045)),
  albedo: 0.16,
};

const steps = Array.from({ length: 8 }, (_, index): Thing => ({
  min: [-9, 0.15 * index, 4.4 + index * 0.38],
  max: [9, 0.15 * (index + 1), 16],
  albedo: 0.55,
}));

const scene: Scene = {
  things: [
    { min: [-60, -1, -10], max: [60, 0, 60], albedo: 0.38, gloss: 0.05, rough: 0.08 },
    ...steps,
    ...[-5.9, -3.6, -1.3, 1.3, 3.6, 5.9].flatMap(column),
    { min: [-7, 7.4, 8.3], max: [7, 8.3, 14], albedo: 0.65 },
    { min: [-7.3, 8.3, 8.05], max: [7.3, 8.55, 14], albedo: 0.7 },
    {
      min: [-7.4, 8.55, 8.2],
      max: [7.4, 11, 14],
      shape: (x, y, z) => Math.max((y - 8.55 - (7.4 - Math.abs(x)) * 0.3) * 0.9, 8.3 - z),
      albedo: 0.65,
    },
    // The wall behind, around a tall door.
    { min: [-7, 1.2, 11.4], max: [-0.95, 7.4, 11.9], albedo: 0.5 },
    { min: [0.95, 1.2, 11.4], max: [7, 7.4, 11.9], albedo: 0.5 },
    { min: [-0.95, 5.2, 11.4], max: [0.95, 7.4, 11.9], albedo: 0.5 },
    // The hall inside.
    { min: [-4, 1.2, 18], max: [4, 7.4, 18.3], albedo: 0.8, glow: 1.7 },
    { min: [-4.3, 1.2, 11.9], max: [-4, 7.4, 18], albedo: 0.8 },
    { min: [4, 1.2, 11.9], max: [4.3, 7.4, 18], albedo: 0.8 },
    { min: [-4, 7, 11.9], max: [4, 7.2, 18], albedo: 0.8 },
    ...[-2.5, -0.72, 0.72, 2.5].map(post),
    rope(-2.5, -0.72),
    rope(0.72, 2.5),
    hook,
  ],
  sky: (dx, dy, dz) =>
    0.3 * Math.exp(-clamp(dy) * 2.2) +
    0.1 +
    0.28 * Math.pow(clamp((dx * -0.9 + dy * 0.2 - dz * 0.3) / 0.97), 3),
  sun: { direction: [-0.85, 0.34, -0.42], light: 0.9, size: 0.1 },
  lamps: [
    { at: [0, 4.4, 14.5], radius: 0.6, light: 16 },
    { at: [0, 4.2, 12.6], radius: 0.4, light: 7 },
  ],
  camera: { at: [0, 0.95, -1.5], turn: 0, width: 0.7, rise: 0.05 },
  exposure: 1.8,
};
