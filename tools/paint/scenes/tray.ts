import { clamp } from "../noise.ts";
import type { Plate } from "../plate.ts";
import {
  blend,
  cut,
  ellipsoid,
  group,
  limb,
  place,
  type Point,
  roundBox,
  type Shape,
  tube,
} from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** A tray at security with shoes, a watch and a phone. One unit is ten centimetres. */
export const tray: Plate = {
  width: 640,
  height: 480,
  quality: 50,
  largeQuality: 72,
  render: (width, height, samples = 12) => renderScene(scene, width, height, samples),
};

const BELT = 0.06;

const box: Shape = cut(
  roundBox([0, 0.42, 0], [2.35, 0.36, 1.6], 0.2),
  roundBox([0, 0.95, 0], [2.22, 0.78, 1.47], 0.2),
);

const upper = blend(
  0.3,
  ellipsoid([0, 0.3, 0.72], [0.43, 0.34, 0.62]),
  ellipsoid([0, 0.42, -0.1], [0.36, 0.42, 0.7]),
  ellipsoid([0, 0.5, -0.78], [0.38, 0.52, 0.54]),
);
const opening = ellipsoid([0, 1.06, -0.72], [0.27, 0.62, 0.46]);

/** The shoe points to +z, is 27 cm long, and has a padded collar and a tongue. */
const shoe: Shape = group(
  roundBox([0, 0.09, 0.02], [0.46, 0.09, 1.36], 0.09),
  cut(upper, opening),
  (x, y, z) => (Math.hypot(upper(x, y, z), opening(x, y, z)) - 0.05) * 0.7,
  ellipsoid([0, 0.87, -0.19], [0.15, 0.12, 0.04]),
);

/** Returns the height of the instep, on which the laces lie. It searches the surface from above. */
function instep(x: number, z: number): number {
  let y = 1.3;
  for (let step = 0; step < 80; step++) y -= upper(x, y, z) * 0.8;
  return y;
}

/** The laces lie across the instep. */
const laces: Shape = group(
  ...[-0.1, 0.06, 0.22, 0.38].map((z) =>
    tube(
      0.028,
      Array.from({ length: 13 }, (_, index): Point => {
        const x = -0.19 + (0.38 * index) / 12;
        return [x, instep(x, z) + 0.008, z + x * 0.08];
      }),
    ),
  ),
);

/** The watch stands on the edge of its strap, so that its face is seen. */
const strap: Shape = group(
  (x, y, z) => Math.max(Math.abs(Math.hypot(x, z) - 0.25) - 0.022, Math.abs(y) - 0.07) * 0.9,
  (x, y, z) => Math.max(Math.hypot(x, y) - 0.19, Math.abs(z + 0.28) - 0.045) * 0.9,
  roundBox([0, 0, -0.26], [0.24, 0.08, 0.035], 0.02),
);
const face: Shape = (x, y, z) => Math.max(Math.hypot(x, y) - 0.155, Math.abs(z + 0.28) - 0.051);
const hands: Shape = group(
  limb([0, 0, -0.335], 0.014, [-0.02, 0.115, -0.335], 0.01),
  limb([0, 0, -0.335], 0.016, [0.075, 0.03, -0.335], 0.012),
);

const rollers: Thing = {
  min: [-9, -0.5, -3],
  max: [9, BELT, 14],
  shape: (_x, y, z) => Math.hypot(y + 0.2, ((z + 90) % 0.7) - 0.35) - 0.26,
  albedo: 0.45,
  gloss: 0.2,
  rough: 0.1,
};

const thing = (
  shape: Shape,
  at: [number, number, number],
  turn: number,
  albedo: number,
): Thing => ({
  min: [at[0] - 1.5, at[1] - 0.4, at[2] - 1.5],
  max: [at[0] + 1.5, at[1] + 1.2, at[2] + 1.5],
  shape: place(shape, at, turn),
  albedo,
  gloss: 0.06,
  rough: 0.08,
});

const scene: Scene = {
  things: [
    { min: [-40, -9, -10], max: [40, -0.6, 60], albedo: 0.25 },
    rollers,
    ...[-2.95, 2.95].map((x): Thing => ({
      min: [x - 0.22, -0.6, -4],
      max: [x + 0.22, 0.3, 14],
      albedo: 0.5,
      gloss: 0.1,
    })),
    {
      min: [-2.4, 0, -1.7],
      max: [2.4, 0.8, 1.7],
      shape: box,
      albedo: 0.55,
      gloss: 0.05,
      rough: 0.1,
    },
    ...[-1.15, -0.1].flatMap((x) => [
      thing(shoe, [x, 0.2, 0.05], -0.1 * x, 0.2),
      thing(laces, [x, 0.2, 0.05], -0.1 * x, 0.9),
    ]),
    thing(roundBox([0, 0, 0], [0.37, 0.05, 0.76], 0.045), [1.0, 0.24, 0.62], 0.5, 0.1),
    thing(strap, [1.5, 0.38, -0.3], -0.3, 0.3),
    thing(face, [1.5, 0.38, -0.3], -0.3, 0.9),
    thing(hands, [1.5, 0.38, -0.3], -0.3, 0.06),
    // The scanner, lit from inside.
    {
      min: [-4.6, -0.6, 4.4],
      max: [4.6, 6.2, 9],
      shape: cut(
        roundBox([0, 2.6, 6.7], [4.4, 3.3, 2.2], 0.5),
        roundBox([0, 1.6, 6.7], [2.8, 2.1, 6], 0.3),
      ),
      albedo: 0.5,
      gloss: 0.05,
    },
    { min: [-2.6, 3.62, 5], max: [2.6, 3.68, 8.4], albedo: 0.5, glow: 2.6 },
  ],
  sky: (dx, dy, dz) => {
    const toSun = clamp((dx * -0.4 + dy * 0.3 + dz) / 1.12);
    return 0.55 + 0.9 * Math.pow(toSun, 6) + 0.35 * Math.exp(-clamp(dy) * 3);
  },
  sun: { direction: [-0.85, 0.8, 0.45], light: 2.6, size: 0.08 },
  lamps: [{ at: [0, 3.3, 6], radius: 0.5, light: 5 }],
  camera: { at: [0.15, 5.2, -6.6], turn: 0, width: 0.92, rise: -0.71 },
  exposure: 0.95,
};
