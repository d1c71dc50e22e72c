import { clamp, mix } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { ball, cone, group, limb, place, roundBox, type Shape } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** A city rises from an open guidebook at night. One unit is ten centimetres. */
export const guide: Plate = {
  width: 640,
  height: 480,
  quality: 60,
  largeQuality: 72,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

/** The height of the open pages, by the distance from the fold. */
const pageHeight = (x: number): number =>
  0.05 +
  0.17 * Math.sin(clamp(Math.abs(x) / 1.28) * Math.PI * 0.86) * mix(1, 0.75, Math.abs(x) / 1.28);

const pages: Shape = (x, y, z) =>
  Math.max((y - pageHeight(x)) * 0.75, Math.abs(x) - 1.25, Math.abs(z) - 0.86, -y);

/** Lines of print, and a map on the left page. */
function print(x: number, _y: number, z: number): number {
  if (Math.abs(x) > 1.08 || Math.abs(x) < 0.14 || Math.abs(z) > 0.7) return 0.88;
  const line = Math.floor((z + 0.7) / 0.1);
  const within = (z + 0.7) / 0.1 - line;
  const end = 0.75 + 0.3 * Math.abs(Math.sin(line * 12.9));
  return within < 0.3 && Math.abs(x) < end ? 0.5 : 0.88;
}

function city(): Thing[] {
  const blocks: [x: number, z: number, wide: number, tall: number][] = [
    [-0.82, 0.3, 0.13, 0.42],
    [-0.58, 0.46, 0.15, 0.66],
    [-0.32, 0.32, 0.12, 0.5],
    [0.42, 0.48, 0.15, 0.62],
    [0.7, 0.3, 0.14, 0.46],
    [0.92, 0.44, 0.11, 0.34],
  ];
  const houses = blocks.map(([x, z, wide, tall]): Thing => {
    const base = pageHeight(x) - 0.03;
    return {
      min: [x - wide, base, z - 0.09],
      max: [x + wide, base + tall, z + 0.09],
      albedo: (px, py) =>
        py < base + tall - 0.02 &&
        Math.abs(((((px - x + wide) / (wide * 2)) * 3) % 1) - 0.5) < 0.2 &&
        Math.abs((((py - base) * 8) % 1) - 0.5) < 0.26
          ? 0.25
          : 0.8,
    };
  });
  const tower: Shape = group(
    limb([-0.2, 0.1, 0.1], 0.035, [-0.05, 0.75, 0.1], 0.022),
    limb([0.2, 0.1, 0.1], 0.035, [0.05, 0.75, 0.1], 0.022),
    limb([-0.2, 0.1, -0.1], 0.035, [-0.05, 0.75, 0], 0.022),
    limb([0.2, 0.1, -0.1], 0.035, [0.05, 0.75, 0], 0.022),
    limb([0, 0.72, 0.05], 0.06, [0, 1.55, 0.05], 0.012),
    roundBox([0, 0.42, 0.02], [0.16, 0.025, 0.1], 0.01),
    roundBox([0, 0.76, 0.05], [0.1, 0.025, 0.09], 0.01),
  );
  const domeShape: Shape = group(
    ball([0, 0.36, 0], 0.2),
    cone([0, 0, 0], 0.34, 0.2, 0.2, 0.01),
    cone([0, 0.54, 0], 0.14, 0.03, 0.01),
    roundBox([0, 0.1, 0], [0.34, 0.1, 0.14], 0.01),
  );
  return [
    ...houses,
    {
      min: [-0.4, 0.04, 0.15],
      max: [0.4, 1.75, 0.75],
      shape: place(tower, [0, 0.05, 0.4]),
      albedo: 0.75,
    },
    {
      min: [0.25, 0.1, -0.15],
      max: [1.05, 0.95, 0.35],
      shape: place(domeShape, [0.62, 0.18, 0.08]),
      albedo: 0.8,
    },
  ];
}

const scene: Scene = {
  things: [
    { min: [-12, -1, -8], max: [12, 0, 5], albedo: 0.26, gloss: 0.08, rough: 0.06 },
    { min: [-1.27, 0, -0.88], max: [1.27, 0.32, 0.88], shape: pages, albedo: print },
    { min: [-1.34, 0, -0.94], max: [1.34, 0.035, 0.94], albedo: 0.2 },
    ...city(),
    // A window frame and the night outside.
    { min: [-12, 0, 4.6], max: [-2.9, 12, 5], albedo: 0.2 },
    { min: [1.6, 0, 4.6], max: [12, 12, 5], albedo: 0.2 },
    { min: [-0.72, 0, 4.7], max: [-0.58, 12, 4.9], albedo: 0.2 },
    { min: [-3, 2.1, 4.7], max: [2, 2.22, 4.9], albedo: 0.2 },
  ],
  sky: (dx, dy, dz) => {
    const toMoon = (dx * -0.17 + dy * 0.045 + dz) / Math.hypot(0.17, 0.045, 1);
    const disc = toMoon > 0.9993 ? 1.1 : 0;
    return 0.1 + 0.12 * Math.exp(-clamp(dy) * 4) + 0.22 * Math.pow(clamp(toMoon), 160) + disc;
  },
  sun: { direction: [-0.5, 0.65, 0.8], light: 0.16, size: 0.08 },
  lamps: [{ at: [0.98, 2.1, 0.84], radius: 0.16, light: 3.4 }],
  camera: { at: [0.05, 1.2, -4.6], turn: 0, width: 0.7, rise: -0.12 },
  exposure: 1.9,
};
