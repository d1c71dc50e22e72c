import { clamp, mix } from "./noise.ts";

/** The distance from a point to a thing's surface in metres, negative inside. */
export type Shape = (x: number, y: number, z: number) => number;
export type Point = readonly [x: number, y: number, z: number];

/** Math.hypot guards against overflow, but takes ten times as long. */
function distance3(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

/** A box with rounded edges, given its centre and half sizes. */
export function roundBox([cx, cy, cz]: Point, [hx, hy, hz]: Point, radius: number): Shape {
  return (x, y, z) => {
    const dx = Math.abs(x - cx) - hx + radius;
    const dy = Math.abs(y - cy) - hy + radius;
    const dz = Math.abs(z - cz) - hz + radius;
    const outside = distance3(dx > 0 ? dx : 0, dy > 0 ? dy : 0, dz > 0 ? dz : 0);
    const inside = dx > dy ? (dx > dz ? dx : dz) : dy > dz ? dy : dz;
    return outside + (inside < 0 ? inside : 0) - radius;
  };
}

export function ball([cx, cy, cz]: Point, radius: number): Shape {
  return (x, y, z) => distance3(x - cx, y - cy, z - cz) - radius;
}

/** An ellipsoid, with a good approximation of its distance. */
export function ellipsoid([cx, cy, cz]: Point, [rx, ry, rz]: Point): Shape {
  return (x, y, z) => {
    const px = (x - cx) / rx;
    const py = (y - cy) / ry;
    const pz = (z - cz) / rz;
    const k0 = distance3(px, py, pz);
    const k1 = distance3(px / rx, py / ry, pz / rz);
    return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };
}

/** A limb between two balls, each with its radius. */
export function limb(
  [ax, ay, az]: Point,
  radiusA: number,
  [bx, by, bz]: Point,
  radiusB: number,
): Shape {
  const [vx, vy, vz] = [bx - ax, by - ay, bz - az];
  const length = vx * vx + vy * vy + vz * vz;
  return (x, y, z) => {
    const t = clamp(((x - ax) * vx + (y - ay) * vy + (z - az) * vz) / length);
    return (
      distance3(x - ax - vx * t, y - ay - vy * t, z - az - vz * t) -
      radiusA -
      (radiusB - radiusA) * t
    );
  };
}

/** Returns a tube through points. */
export function tube(radius: number, points: readonly Point[]): Shape {
  return group(...points.slice(1).map((to, index) => limb(points[index]!, radius, to, radius)));
}

/** An upright cylinder with soft edges, whose top may be narrower or wider. */
export function cone(
  [cx, cy, cz]: Point,
  height: number,
  radiusBottom: number,
  radiusTop: number,
  soft = 0.01,
): Shape {
  return (x, y, z) => {
    const t = clamp((y - cy) / height);
    const side = distance3(x - cx, 0, z - cz) - mix(radiusBottom, radiusTop, t) + soft;
    const end = Math.abs(y - cy - height / 2) - height / 2 + soft;
    return (
      (Math.min(Math.max(side, end), 0) +
        distance3(Math.max(side, 0), Math.max(end, 0), 0) -
        soft) *
      0.9
    );
  };
}

/** A horizontal ring. */
export function ring([cx, cy, cz]: Point, radius: number, thick: number): Shape {
  return (x, y, z) => distance3(distance3(x - cx, 0, z - cz) - radius, y - cy, 0) - thick;
}

/** Shapes that merge smoothly within `soft` metres. */
export function blend(soft: number, ...shapes: Shape[]): Shape {
  return (x, y, z) => {
    let distance = 1e9;
    for (let index = 0; index < shapes.length; index++) {
      const next = shapes[index]!(x, y, z);
      const gap = soft - Math.abs(distance - next);
      if (next < distance) distance = next;
      if (gap > 0) distance -= (gap * gap) / (4 * soft);
    }
    return distance;
  };
}

/** The union of shapes. */
export function group(...shapes: Shape[]): Shape {
  return (x, y, z) => {
    let distance = 1e9;
    for (let index = 0; index < shapes.length; index++) {
      const next = shapes[index]!(x, y, z);
      if (next < distance) distance = next;
    }
    return distance;
  };
}

/** The first shape minus the second. */
export function cut(shape: Shape, hole: Shape): Shape {
  return (x, y, z) => Math.max(shape(x, y, z), -hole(x, y, z));
}

/** Rotates a shape about the vertical axis through the origin, then moves it. */
export function place(shape: Shape, [px, py, pz]: Point, turn = 0, scale = 1): Shape {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const dx = (x - px) / scale;
    const dz = (z - pz) / scale;
    return shape(cos * dx - sin * dz, (y - py) / scale, sin * dx + cos * dz) * scale;
  };
}

/** Tilts a shape about the horizontal axis to the right through the origin. */
export function tilt(shape: Shape, angle: number): Shape {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, z) => shape(x, cos * y + sin * z, cos * z - sin * y);
}
