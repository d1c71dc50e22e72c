import { figure } from "../figure.ts";
import { clamp } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { roundBox } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** The lane's gate is open and the way is free, while the queue is behind frosted glass. */
export const lane: Plate = {
  width: 960,
  height: 540,
  quality: 50,
  largeQuality: 85,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

/** A pillar of the gate with a strip of light along its edge. */
function gatePost(x: number, z: number, inner: number): Thing[] {
  return [
    {
      min: [x - 0.16, 0, z - 0.5],
      max: [x + 0.16, 1.12, z + 0.5],
      shape: roundBox([x, 0.56, z], [0.16, 0.56, 0.5], 0.07),
      albedo: 0.3,
      gloss: 0.05,
      rough: 0.1,
    },
    {
      min: [x + inner * 0.165 - 0.008, 0.14, z - 0.4],
      max: [x + inner * 0.165 + 0.008, 0.2, z + 0.4],
      albedo: 0.5,
      glow: 4,
    },
    { min: [x - 0.13, 1.12, z - 0.46], max: [x + 0.13, 1.135, z + 0.46], albedo: 0.6, gloss: 0.1 },
  ];
}

function queue(): Thing[] {
  const heights = [1.74, 1.62, 1.8, 1.68, 1.58, 1.76, 1.7, 1.64, 1.82, 1.6];
  const clothes = ["coat", "dress", "trousers"] as const;
  const hair = ["short", "bun", "short", "long"] as const;
  return heights.flatMap((height, index) =>
    figure({
      at: [2.15 + (index % 3) * 0.85, 0, 2.6 + index * 1.05],
      turn: 0.3 * Math.sin(index * 2.3),
      height,
      stride: 0.04,
      clothes: clothes[index % 3]!,
      hair: hair[index % 4]!,
      carries: index % 3 === 0 ? "suitcase" : index % 3 === 1 ? "bag" : undefined,
      albedo: 0.2,
    }),
  );
}

const scene: Scene = {
  things: [
    { min: [-40, -1, -12], max: [40, 0, 60], albedo: 0.4, gloss: 0.08, rough: 0.04 },
    { min: [-40, 3.7, -12], max: [40, 4, 24], albedo: 0.7 },
    // The left wall, with a line of light along the whole lane.
    { min: [-2.6, 0, -12], max: [-2.2, 3.7, 24], albedo: 0.6 },
    { min: [-2.2, 2.3, -12], max: [-2.18, 2.36, 24], albedo: 0.5, glow: 3.5 },
    { min: [-0.6, 3.66, -12], max: [0.2, 3.7, 24], albedo: 0.6, glow: 3 },
    { min: [3.4, 3.66, -12], max: [4.4, 3.7, 24], albedo: 0.6, glow: 1.6 },
    // Frosted glass panes between the lane and the queue.
    { min: [1.5, 0.05, -3], max: [1.53, 2.5, 20], albedo: 1, frost: 0.1 },
    ...[5.4, 9, 12.6, 16.2, 19.8].map((z): Thing => ({
      min: [1.46, 0, z - 0.025],
      max: [1.57, 2.54, z + 0.025],
      albedo: 0.35,
    })),
    { min: [1.46, 2.5, -3], max: [1.57, 2.55, 20], albedo: 0.4 },
    { min: [7, 0, -12], max: [7.4, 3.7, 24], albedo: 0.5 },
    ...gatePost(-1.05, 4.2, 1),
    ...gatePost(0.95, 4.2, -1),
    // The arch over the gate.
    {
      min: [-1.35, 2.62, 4.1],
      max: [1.25, 2.86, 4.3],
      shape: roundBox([-0.05, 2.74, 4.2], [1.3, 0.12, 0.1], 0.05),
      albedo: 0.3,
    },
    { min: [-1.2, 2.6, 4.16], max: [1.1, 2.62, 4.24], albedo: 0.5, glow: 5 },
    { min: [-1.33, 0, 4.12], max: [-1.23, 2.7, 4.28], albedo: 0.3 },
    { min: [1.13, 0, 4.12], max: [1.23, 2.7, 4.28], albedo: 0.3 },
    ...queue(),
    // The end of the hall: posts against the morning light.
    ...[-3.5, -0.6, 2.3, 5.2].map((x): Thing => ({
      min: [x - 0.1, 0, 24],
      max: [x + 0.1, 4, 24.3],
      albedo: 0.3,
    })),
  ],
  sky: (dx, dy, dz) => {
    const toSun = clamp((dx * -0.16 + dy * 0.3 + dz) / 1.06);
    return 1.15 + 1.4 * Math.pow(toSun, 10) - clamp(dy) * 0.7;
  },
  lamps: [
    { at: [-0.2, 3.4, 1.5], radius: 0.3, light: 3 },
    { at: [-0.2, 3.4, 5], radius: 0.3, light: 3 },
    { at: [-0.2, 3.4, 10], radius: 0.3, light: 3.4 },
    { at: [3.9, 3.4, 4], radius: 0.4, light: 2.6 },
    { at: [3.9, 3.4, 9], radius: 0.4, light: 2.6 },
  ],
  sun: { direction: [-0.1, 0.17, 1], light: 4.6, size: 0.06 },
  camera: { at: [0.25, 1.45, -1], turn: 0.12, width: 1.16, rise: 0.035 },
  exposure: 1.0,
  haze: { density: 0.012, light: 1.1 },
};
