import { suitcase } from "../luggage.ts";
import { clamp } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { blend, cone, group, limb, place, roundBox, type Shape } from "../shapes.ts";
import { renderScene, type Scene } from "../trace.ts";

/** An armchair under a lamp at dusk, with a cup and a suitcase. */
export const lounge: Plate = {
  width: 640,
  height: 480,
  quality: 50,
  largeQuality: 72,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

const armchair: Shape = group(
  blend(
    0.05,
    roundBox([0, 0.36, 0], [0.36, 0.12, 0.36], 0.09),
    roundBox([0, 0.66, -0.34], [0.4, 0.36, 0.1], 0.09),
    roundBox([-0.42, 0.44, -0.02], [0.09, 0.2, 0.4], 0.08),
    roundBox([0.42, 0.44, -0.02], [0.09, 0.2, 0.4], 0.08),
  ),
  limb([-0.34, 0.26, 0.3], 0.025, [-0.37, 0, 0.34], 0.015),
  limb([0.34, 0.26, 0.3], 0.025, [0.37, 0, 0.34], 0.015),
  limb([-0.34, 0.26, -0.3], 0.025, [-0.37, 0, -0.36], 0.015),
  limb([0.34, 0.26, -0.3], 0.025, [0.37, 0, -0.36], 0.015),
);

const scene: Scene = {
  things: [
    { min: [-20, -1, -12], max: [20, 0, 7], albedo: 0.3, gloss: 0.06, rough: 0.06 },
    { min: [-20, 3.6, -12], max: [20, 4, 7.2], albedo: 0.4 },
    { min: [-20, 0, -12.2], max: [20, 4, -12], albedo: 0.3 },
    { min: [-40, -2, 7], max: [60, -1.2, 200], albedo: 0.3 },
    ...[-2.55, -0.55, 1.45, 3.45].map((x) => ({
      min: [x - 0.05, 0, 6.9] as const,
      max: [x + 0.05, 3.6, 7.1] as const,
      albedo: 0.2,
    })),
    { min: [-20, 0, 6.9], max: [20, 0.14, 7.1], albedo: 0.2 },
    // Distant hills.
    {
      min: [-90, -2, 120],
      max: [60, 3.4, 124],
      shape: (x, y) => (y - 1.6 - 1.3 * Math.sin(x * 0.09) - 0.5 * Math.sin(x * 0.23)) * 0.8,
      albedo: 0.1,
    },
    {
      min: [-20, -2, 150],
      max: [120, 5, 154],
      shape: (x, y) => (y - 2.6 - 1.6 * Math.sin(x * 0.06 + 2) - 0.5 * Math.sin(x * 0.2)) * 0.8,
      albedo: 0.1,
    },
    {
      min: [0.0, 0, 3.1],
      max: [1.7, 1.1, 4.6],
      shape: place(armchair, [0.82, 0, 3.85], -2.45),
      albedo: 0.75,
    },
    {
      min: [-0.3, 0, 3.25],
      max: [0.3, 0.75, 3.85],
      shape: group(
        cone([0, 0.5, 3.55], 0.03, 0.26, 0.26, 0.01),
        cone([0, 0, 3.55], 0.5, 0.02, 0.02),
        cone([0, 0, 3.55], 0.02, 0.17, 0.17),
      ),
      albedo: 0.35,
    },
    {
      min: [-0.1, 0.52, 3.4],
      max: [0.15, 0.65, 3.65],
      shape: cone([0.03, 0.53, 3.52], 0.075, 0.035, 0.045, 0.008),
      albedo: 0.9,
    },
    // A floor lamp that leans over the chair.
    {
      min: [1.15, 0, 4.3],
      max: [1.75, 1.95, 4.9],
      shape: group(
        limb([1.5, 0, 4.6], 0.014, [1.5, 1.62, 4.6], 0.014),
        cone([1.5, 0, 4.6], 0.025, 0.17, 0.17),
      ),
      albedo: 0.2,
      // The end of the pole, inside the lit shade.
      glow: (_x, y) => (y > 1.56 ? 1.5 : 0),
    },
    {
      min: [1.2, 1.5, 4.3],
      max: [1.8, 1.95, 4.9],
      shape: cone([1.5, 1.58, 4.6], 0.3, 0.23, 0.15, 0.01),
      albedo: 0.7,
      glow: 1.5,
    },
    ...suitcase([-0.5, 0, 4.3], 0.7, 0.95, 0.55),
    // A rug.
    { min: [-0.6, 0, 2.9], max: [1.9, 0.012, 4.9], albedo: 0.55 },
  ],
  sky: (dx, dy, dz) => {
    const toSun = clamp((dx * -0.24 + dy * 0.075 + dz) / 1.03);
    const disc = toSun > 0.9994 ? 3 : 0;
    return (
      0.72 * Math.exp(-clamp(dy) * 5.5) +
      0.08 +
      0.9 * Math.pow(toSun, 26) +
      1.2 * Math.pow(toSun, 400) +
      disc
    );
  },
  sun: { direction: [-0.24, 0.075, 1], light: 1.5, size: 0.06 },
  lamps: [{ at: [1.5, 1.5, 4.6], radius: 0.12, light: 2.2 }],
  camera: { at: [0.46, 1.1, -0.4], turn: 0.03, width: 0.6, rise: -0.06 },
  exposure: 1.5,
  haze: { density: 0.0045, light: 0.55 },
};
