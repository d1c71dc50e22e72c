import { ball, group, limb, place, roundBox, type Point, type Shape } from "./shapes.ts";
import type { Thing } from "./trace.ts";

/** A hard suitcase on wheels with its handle extended. `size` 1 is a cabin bag of 68 cm. */
export function suitcase(at: Point, turn: number, size: number, albedo: number): Thing[] {
  const shell = roundBox([0, 0.37, 0], [0.22, 0.31, 0.125], 0.07);
  const body: Shape = (x, y, z) => shell(x, y, z) - 0.004 * Math.cos(x * 95);
  const frame = group(
    limb([-0.09, 0.66, 0.06], 0.011, [-0.09, 0.98, 0.06], 0.011),
    limb([0.09, 0.66, 0.06], 0.011, [0.09, 0.98, 0.06], 0.011),
    limb([-0.1, 0.985, 0.06], 0.019, [0.1, 0.985, 0.06], 0.019),
    limb([-0.07, 0.7, -0.02], 0.014, [0.07, 0.7, -0.02], 0.014),
    ...[-0.16, 0.16].flatMap((x) => [
      ball([x, 0.035, -0.08], 0.035),
      ball([x, 0.035, 0.08], 0.035),
    ]),
  );
  const min: Point = [at[0] - 0.3 * size, at[1], at[2] - 0.3 * size];
  const max: Point = [at[0] + 0.3 * size, at[1] + 1.02 * size, at[2] + 0.3 * size];
  return [
    { min, max, shape: place(body, at, turn, size), albedo, gloss: 0.06, rough: 0.12 },
    { min, max, shape: place(frame, at, turn, size), albedo: 0.16, gloss: 0.12, rough: 0.1 },
  ];
}
