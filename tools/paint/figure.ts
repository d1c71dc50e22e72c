import {
  ball,
  blend,
  cone,
  ellipsoid,
  group,
  limb,
  place,
  type Point,
  roundBox,
  type Shape,
} from "./shapes.ts";
import type { Thing } from "./trace.ts";

/** A person in the style of an architect's model. Faces +z, with the feet at the origin. */
export type Figure = {
  at: Point;
  /** Radians to the right from +z. */
  turn: number;
  /** Metres. */
  height: number;
  /** Half the length of a step in metres; 0 for a standing person. */
  stride: number;
  clothes?: "trousers" | "dress" | "coat";
  hair?: "short" | "bun" | "long" | "hat";
  /** In the right hand. */
  carries?: "suitcase" | "bag" | "stick";
  /** Both hands are in front, as if reading a phone or showing a pass. */
  shows?: boolean;
  albedo?: number;
};

/** Natural proportions: seven and a half heads, wide shoulders, weight on the front leg. */
export function figure(who: Figure): Thing[] {
  const scale = who.height / 1.75;
  const { stride } = who;
  const lift = stride * 0.12;
  const hip = 0.92 - lift * 0.5;
  const parts: Shape[] = [
    // Legs: the front one straight, the back one on its toes.
    limb([0.09, hip, 0], 0.085, [0.085, 0.5, stride * 0.62], 0.062),
    limb([0.085, 0.5, stride * 0.62], 0.06, [0.08, 0.08, stride], 0.042),
    limb([-0.09, hip, 0], 0.085, [-0.085, 0.5, -stride * 0.3], 0.062),
    limb([-0.085, 0.5, -stride * 0.3], 0.06, [-0.08, 0.1 + lift, -stride], 0.042),
    // Body, neck and head lean slightly into the walk.
    limb([0, hip + 0.06, 0], 0.125, [0, 1.2, 0.015], 0.115),
    ellipsoid([0, 1.3, 0.02], [0.205, 0.17, 0.115]),
    limb([0, 1.4, 0.025], 0.055, [0, 1.53, 0.035], 0.048),
    limb([-0.17, 1.4, 0.015], 0.05, [0, 1.47, 0.025], 0.055),
    limb([0.17, 1.4, 0.015], 0.05, [0, 1.47, 0.025], 0.055),
  ];
  const feet = group(
    ellipsoid([0.08, 0.045, stride + 0.06], [0.05, 0.045, 0.13]),
    ellipsoid([-0.08, 0.06 + lift, -stride + 0.05], [0.05, 0.045, 0.12]),
  );
  const hand: Point = who.carries === undefined ? [-0.29, 0.82, -stride * 0.55] : [-0.3, 0.8, -0.1];
  if (who.shows === true) {
    parts.push(
      limb([-0.21, 1.36, 0.02], 0.05, [-0.25, 1.1, 0.06], 0.042),
      limb([-0.25, 1.1, 0.06], 0.04, [-0.1, 1.16, 0.32], 0.032),
    );
  } else {
    parts.push(
      limb([-0.21, 1.36, 0.02], 0.05, [-0.27, 1.08, -stride * 0.22], 0.042),
      limb([-0.27, 1.08, -stride * 0.22], 0.04, hand, 0.032),
    );
  }
  parts.push(
    limb([0.21, 1.36, 0.02], 0.05, [0.27, 1.08, stride * 0.1], 0.042),
    limb([0.27, 1.08, stride * 0.1], 0.04, [0.25, 0.86, stride * 0.6 + 0.06], 0.032),
  );
  if (who.clothes === "dress") parts.push(cone([0, 0.56, 0], 0.62, 0.25, 0.13, 0.03));
  if (who.clothes === "coat") parts.push(cone([0, 0.62, -0.01], 0.75, 0.23, 0.17, 0.04));

  const head: Shape[] = [ellipsoid([0, 1.63, 0.045], [0.084, 0.115, 0.1])];
  if (who.hair === "bun")
    head.push(ball([0, 1.76, -0.075], 0.06), ellipsoid([0, 1.66, 0.01], [0.098, 0.105, 0.105]));
  if (who.hair === "long") head.push(ellipsoid([0, 1.6, -0.02], [0.112, 0.175, 0.105]));
  if (who.hair === "hat")
    head.push(
      cone([0, 1.69, 0.03], 0.025, 0.17, 0.17, 0.008),
      cone([0, 1.7, 0.03], 0.12, 0.1, 0.085, 0.02),
    );
  if (who.hair === "short") head.push(ellipsoid([0, 1.672, 0.015], [0.096, 0.098, 0.108]));

  const shape = place(group(blend(0.06, ...parts), feet, ...head), who.at, who.turn, scale);
  const reach = 0.62 * scale + stride * 0.4;
  const [x, y, z] = who.at;
  const person: Thing = {
    min: [x - reach, y, z - reach],
    max: [x + reach, y + 1.86 * scale, z + reach],
    shape,
    albedo: who.albedo ?? 0.3,
  };
  const carried = luggage(who, hand, scale);
  return carried === undefined ? [person] : [person, carried];
}

function luggage(who: Figure, hand: Point, scale: number): Thing | undefined {
  let shape: Shape;
  if (who.carries === "suitcase") {
    // A suitcase on two wheels, pulled by its handle.
    shape = group(
      roundBox([-0.3, 0.36, -0.62], [0.2, 0.29, 0.125], 0.05),
      limb(hand, 0.014, [-0.3, 0.66, -0.56], 0.014),
      ball([-0.42, 0.05, -0.62], 0.05),
      ball([-0.18, 0.05, -0.62], 0.05),
    );
  } else if (who.carries === "bag") {
    shape = group(
      roundBox([-0.32, 0.48, -0.08], [0.07, 0.15, 0.2], 0.04),
      limb(hand, 0.012, [-0.32, 0.62, 0.05], 0.012),
      limb(hand, 0.012, [-0.32, 0.62, -0.2], 0.012),
    );
  } else if (who.carries === "stick") {
    shape = limb([-0.3, 0.82, 0.1], 0.016, [-0.32, 0, 0.16], 0.012);
  } else return undefined;
  const [x, y, z] = who.at;
  const reach = 1.1 * scale;
  return {
    min: [x - reach, y, z - reach],
    max: [x + reach, y + scale, z + reach],
    shape: place(shape, who.at, who.turn, scale),
    albedo: 0.22,
    gloss: 0.04,
    rough: 0.1,
  };
}
