import { smoothNoise, withoutSpecks } from "./denoise.ts";
import { clamp, seededRandom } from "./noise.ts";
import type { Point, Shape } from "./shapes.ts";

/** A solid box in a scene, or a shape inside a box. */
export type Thing = {
  min: Point;
  max: Point;
  shape?: Shape;
  /** The share of light that the surface reflects. */
  albedo: number | ((x: number, y: number, z: number) => number);
  /** How much it mirrors when seen from directly above; more at a low angle (Schlick). */
  gloss?: number;
  /** How far its reflections scatter. */
  rough?: number;
  /** The light that it emits. */
  glow?: number | ((x: number, y: number, z: number) => number);
  /** Frosted glass: how much it blurs what is behind it. It casts no shadow. */
  frost?: number;
};

export type Scene = {
  things: Thing[];
  /** `seen` is true for the camera's own rays, which need the clouds. */
  sky: (dx: number, dy: number, dz: number, seen: boolean) => number;
  sun?: { direction: Point; light: number; size: number };
  lamps?: { at: Point; radius: number; light: number }[];
  camera: {
    at: Point;
    /** Radians to the right. The camera stays level, so that vertical lines stay vertical. */
    turn: number;
    /** The width of the picture at a distance of 1. */
    width: number;
    /** Moves the picture up, in picture widths, like an architect's shift lens. */
    rise: number;
  };
  exposure: number;
  /** Light in the air, which grows with the distance. */
  haze?: { density: number; light: number };
};

function lengthOf(x: number, y: number, z: number): number {
  return Math.sqrt(x * x + y * y + z * z);
}

const FAR = 400;
const BOUNCES = 2;
/** The depth of a mirrored ray, which is followed no further. */
const MIRRORED = 3;

/** The last ray's hit. All rays share one object, because there are a hundred million of them. */
const hit = { distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, thing: -1 };

/** Six numbers for each thing. One array is several times as fast to read as many objects. */
const boxesOf = new WeakMap<Scene, Float64Array>();

function sceneBoxes(scene: Scene): Float64Array {
  let boxes = boxesOf.get(scene);
  if (boxes === undefined) {
    boxes = Float64Array.from(scene.things.flatMap(({ min, max }) => [...min, ...max]));
    boxesOf.set(scene, boxes);
  }
  return boxes;
}

/** Fills `hit` with the first thing up to `reach` metres. For a shadow any thing suffices. */
function castRay(
  scene: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  shadow: boolean,
  reach = FAR,
): boolean {
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let nearest = reach;
  hit.thing = -1;
  const { things } = scene;
  const boxes = sceneBoxes(scene);
  // The indices of the sides of a box that a ray of this direction meets first.
  const nearX = ix < 0 ? 3 : 0;
  const nearY = iy < 0 ? 4 : 1;
  const nearZ = iz < 0 ? 5 : 2;
  const farX = 3 - nearX;
  const farY = 5 - nearY;
  const farZ = 7 - nearZ;
  for (let index = 0, at = 0; at < boxes.length; index++, at += 6) {
    let enter = (boxes[at + nearX]! - ox) * ix;
    let leave = (boxes[at + farX]! - ox) * ix;
    if (leave <= 0 || enter >= nearest) continue;
    let axis = 0;
    const enterY = (boxes[at + nearY]! - oy) * iy;
    const leaveY = (boxes[at + farY]! - oy) * iy;
    if (enterY > enter) {
      enter = enterY;
      axis = 1;
    }
    if (leaveY < leave) leave = leaveY;
    if (enter >= leave || leave <= 0 || enter >= nearest) continue;
    const enterZ = (boxes[at + nearZ]! - oz) * iz;
    const leaveZ = (boxes[at + farZ]! - oz) * iz;
    if (enterZ > enter) {
      enter = enterZ;
      axis = 2;
    }
    if (leaveZ < leave) leave = leaveZ;
    if (enter >= leave || leave <= 0 || enter >= nearest) continue;

    const thing = things[index]!;
    if (shadow && thing.frost !== undefined) continue;
    if (thing.shape === undefined) {
      if (enter < 1e-4) continue;
      nearest = enter;
      hit.nx = axis === 0 ? (dx > 0 ? -1 : 1) : 0;
      hit.ny = axis === 1 ? (dy > 0 ? -1 : 1) : 0;
      hit.nz = axis === 2 ? (dz > 0 ? -1 : 1) : 0;
    } else {
      const found = march(
        thing.shape,
        ox,
        oy,
        oz,
        dx,
        dy,
        dz,
        Math.max(enter, 0.002),
        Math.min(leave, nearest),
      );
      if (found < 0) continue;
      nearest = found;
    }
    hit.thing = index;
    if (shadow) return true;
  }
  if (hit.thing < 0) return false;
  hit.distance = nearest;
  hit.x = ox + dx * nearest;
  hit.y = oy + dy * nearest;
  hit.z = oz + dz * nearest;
  const { shape } = things[hit.thing]!;
  if (shape !== undefined) setNormal(shape);
  return true;
}

function march(
  shape: Shape,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  from: number,
  to: number,
): number {
  let t = from;
  for (let step = 0; step < 90 && t < to; step++) {
    const distance = shape(ox + dx * t, oy + dy * t, oz + dz * t);
    if (distance < 0.0012) return t;
    t += distance * 0.92;
  }
  return -1;
}

function setNormal(shape: Shape): void {
  const e = 0.002;
  const nx = shape(hit.x + e, hit.y, hit.z) - shape(hit.x - e, hit.y, hit.z);
  const ny = shape(hit.x, hit.y + e, hit.z) - shape(hit.x, hit.y - e, hit.z);
  const nz = shape(hit.x, hit.y, hit.z + e) - shape(hit.x, hit.y, hit.z - e);
  const length = lengthOf(nx, ny, nz) || 1;
  hit.nx = nx / length;
  hit.ny = ny / length;
  hit.nz = nz / length;
}

/** The light along a ray, by path tracing with shadow rays to the sun and lamps. */
function trace(
  scene: Scene,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  random: () => number,
  depth: number,
): number {
  if (!castRay(scene, ox, oy, oz, dx, dy, dz, false)) return scene.sky(dx, dy, dz, depth === 0);
  const thing = scene.things[hit.thing]!;
  const { x, y, z, nx, ny, nz, distance } = hit;
  const albedo = typeof thing.albedo === "number" ? thing.albedo : thing.albedo(x, y, z);
  const px = x + nx * 0.004;
  const py = y + ny * 0.004;
  const pz = z + nz * 0.004;
  if (thing.frost !== undefined) {
    const [fx, fy, fz] = [
      dx + (random() - 0.5) * thing.frost,
      dy + (random() - 0.5) * thing.frost,
      dz + (random() - 0.5) * thing.frost,
    ];
    const length = lengthOf(fx, fy, fz);
    const behind: Point = [x - nx * 0.004, y - ny * 0.004, z - nz * 0.004];
    return (
      0.86 * trace(scene, ...behind, fx / length, fy / length, fz / length, random, depth) +
      albedo * 0.1
    );
  }
  // Glow is visible directly or in a mirror only; the lamps cast its light, because shadow rays
  // always reach them.
  let light =
    depth === 0 || depth === MIRRORED
      ? typeof thing.glow === "function"
        ? thing.glow(x, y, z)
        : (thing.glow ?? 0)
      : 0;

  if (scene.sun !== undefined) {
    const { direction, size } = scene.sun;
    const sx = direction[0] + (random() - 0.5) * size;
    const sy = direction[1] + (random() - 0.5) * size;
    const sz = direction[2] + (random() - 0.5) * size;
    const length = lengthOf(sx, sy, sz);
    const facing = (nx * sx + ny * sy + nz * sz) / length;
    if (facing > 0 && !castRay(scene, px, py, pz, sx / length, sy / length, sz / length, true))
      light += albedo * scene.sun.light * facing;
  }
  if (scene.lamps !== undefined) {
    // What the camera sees gets the light of each lamp. For a bounce, one random lamp represents all.
    const { lamps } = scene;
    const one = depth === 0 ? -1 : Math.floor(random() * lamps.length);
    for (let index = 0; index < lamps.length; index++) {
      if (one >= 0 && index !== one) continue;
      const lamp = lamps[index]!;
      const lx = lamp.at[0] + (random() - 0.5) * 2 * lamp.radius - px;
      const ly = lamp.at[1] + (random() - 0.5) * 2 * lamp.radius - py;
      const lz = lamp.at[2] + (random() - 0.5) * 2 * lamp.radius - pz;
      const square = lx * lx + ly * ly + lz * lz;
      const length = Math.sqrt(square);
      const facing = (nx * lx + ny * ly + nz * lz) / length;
      if (
        facing > 0 &&
        !castRay(scene, px, py, pz, lx / length, ly / length, lz / length, true, length - 0.05)
      ) {
        light += (albedo * lamp.light * facing * (one < 0 ? 1 : lamps.length)) / (square + 0.02);
      }
    }
  }

  if (depth < BOUNCES) {
    const [bx, by, bz] = scatter(nx, ny, nz, random);
    light += albedo * trace(scene, px, py, pz, bx, by, bz, random, depth + 1);
    if (thing.gloss !== undefined && depth < 2) {
      const against = -(dx * nx + dy * ny + dz * nz);
      const share = thing.gloss + (1 - thing.gloss) * Math.pow(clamp(1 - against), 5) * 0.8;
      if (depth === 0 || random() < share) {
        const rough = thing.rough ?? 0.02;
        const rx = dx + 2 * against * nx + (random() - 0.5) * rough;
        const ry = dy + 2 * against * ny + (random() - 0.5) * rough;
        const rz = dz + 2 * against * nz + (random() - 0.5) * rough;
        const length = lengthOf(rx, ry, rz);
        light +=
          (depth === 0 ? share : 1) *
          trace(scene, px, py, pz, rx / length, ry / length, rz / length, random, MIRRORED);
      }
    }
  }
  if (scene.haze !== undefined && depth === 0) {
    const through = Math.exp(-distance * scene.haze.density);
    light = light * through + scene.haze.light * (1 - through);
  }
  return light;
}

/** A direction away from a surface, weighted by the cosine. */
function scatter(nx: number, ny: number, nz: number, random: () => number): Point {
  const z = 2 * random() - 1;
  const around = 2 * Math.PI * random();
  const radius = Math.sqrt(Math.max(0, 1 - z * z));
  const x = nx + radius * Math.cos(around);
  const y = ny + radius * Math.sin(around);
  const w = nz + z;
  const length = lengthOf(x, y, w) || 1;
  return [x / length, y / length, w / length];
}

/**
 * Renders a scene: light per pixel, 0 to 1, with the noise of few rays removed. Nothing removes the
 * noise of a pixel that shows two surfaces, because no pixel beside it looks the same.
 * `samples` counts the rays for each pixel.
 */
export function renderScene(
  scene: Scene,
  width: number,
  height: number,
  samples: number,
): Float32Array {
  const { at, turn, width: wide, rise } = scene.camera;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const light = new Float32Array(width * height);
  const guides = new Float32Array(width * height * 5);
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const index = py * width + px;
      const random = seededRandom(Math.imul(index + 1, 2654435761));
      let sum = 0;
      for (let sample = 0; sample < samples; sample++) {
        const [across, down] = spread(sample, samples, random);
        const right = ((px + across) / width - 0.5) * wide;
        const up = ((0.5 - (py + down) / height) * height * wide) / width + rise * wide;
        const length = lengthOf(right, up, 1);
        const dx = (right * cos + sin) / length;
        const dz = (cos - right * sin) / length;
        // Each ray is exposed by itself, or one bright ray of many would make an edge's pixel white.
        const seen = trace(scene, at[0], at[1], at[2], dx, up / length, dz, random, 0);
        sum += 1 - Math.exp(-scene.exposure * seen);
        if (castRay(scene, at[0], at[1], at[2], dx, up / length, dz, false)) {
          const thing = scene.things[hit.thing]!;
          const albedo =
            typeof thing.albedo === "number" ? thing.albedo : thing.albedo(hit.x, hit.y, hit.z);
          const glow =
            typeof thing.glow === "function" ? thing.glow(hit.x, hit.y, hit.z) : (thing.glow ?? 0);
          addGuide(
            guides,
            index,
            hit.nx,
            hit.ny,
            hit.nz,
            Math.log(hit.distance) * 1.5,
            (albedo + glow) * 1.5,
          );
        } else addGuide(guides, index, 0, 0, 0, 8, 3);
      }
      light[index] = sum / samples;
      for (let k = 0; k < 5; k++) guides[index * 5 + k]! /= samples;
    }
  }
  const smooth = smoothNoise(withoutSpecks(light, width, height), guides, width, height);
  return smooth.map((value) => Math.pow(value, 1 / 1.6));
}

/**
 * Returns where a ray crosses its pixel, as two numbers from 0 to 1. Each ray has its own field of a
 * grid, because rays at random places leave ragged edges.
 */
function spread(sample: number, samples: number, random: () => number): [number, number] {
  const columns = Math.floor(Math.sqrt(samples));
  const rows = Math.floor(samples / columns);
  if (sample >= columns * rows) return [random(), random()];
  const column = sample % columns;
  return [(column + random()) / columns, ((sample - column) / columns + random()) / rows];
}

function addGuide(guides: Float32Array, index: number, ...values: number[]): void {
  for (let k = 0; k < 5; k++) guides[index * 5 + k]! += values[k]!;
}
