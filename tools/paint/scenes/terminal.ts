import { suitcase } from "../luggage.ts";
import { clamp, fractalNoise, smoothStep } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { group, limb, place, type Point, roundBox, type Shape } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

const WALL = 17;
const BAY = 4.2;
const HEIGHT = 7.6;

/** A departure hall in the morning: tall windows, an airliner's tail outside, and luggage. */
export const terminal: Plate = {
  width: 1040,
  height: 420,
  quality: 50,
  largeQuality: 66,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

/** The posts and rails of the glass wall, and the roof's supports. */
function glassWall(): Thing[] {
  const posts: Thing[] = [];
  for (let x = -27.3; x <= 40; x += BAY) {
    posts.push({ min: [x - 0.16, 0, WALL], max: [x + 0.16, HEIGHT, WALL + 0.5], albedo: 0.25 });
    posts.push({
      min: [x + BAY / 2 - 0.04, 0, WALL + 0.1],
      max: [x + BAY / 2 + 0.04, HEIGHT, WALL + 0.3],
      albedo: 0.25,
    });
    posts.push({ min: [x - 0.3, HEIGHT - 0.55, -12], max: [x + 0.3, HEIGHT, WALL], albedo: 0.55 });
  }
  for (const y of [0.12, 2.7, 5.2])
    posts.push({ min: [-60, y - 0.05, WALL + 0.1], max: [60, y + 0.05, WALL + 0.3], albedo: 0.25 });
  return posts;
}

/** An airliner at its stand from the side; its tail fin is the highest thing. */
function airliner(): Thing[] {
  const [tailX, tailY, tailZ]: Point = [-3.5, 4.6, 40];
  const turned = (shape: Shape): Shape => place(shape, [tailX, tailY, tailZ], -1.25);
  // The hull becomes thinner towards its end, and rises.
  const body = turned((x, y, z) => {
    const along = clamp(-z / 11);
    const width = along * (2 - along);
    const up = y - 0.4 * (1 - width);
    return Math.max(Math.sqrt(x * x + up * up) - 0.35 - 1.55 * width, z, -z - 40) * 0.8;
  });
  const fin = turned(
    (x, y, z) =>
      Math.max(Math.abs(x) - 0.2, -z - (8.6 - y * 1.25), z - 0.4 - y * 0.55, y - 7.4, -y) * 0.7,
  );
  const tailplane = turned(
    (x, y, z) =>
      Math.max(
        Math.abs(y - 0.8) - 0.12,
        -z - (7.4 - Math.abs(x) * 0.6),
        z + 2.2 - Math.abs(x) * 0.3,
        Math.abs(x) - 6,
      ) * 0.6,
  );
  return [
    { min: [-8, 0, 20], max: [40, 8, 60], shape: group(body, tailplane), albedo: 0.75 },
    { min: [-8, 4, 30], max: [14, 13, 50], shape: fin, albedo: 0.22 },
  ];
}

function bench(x: number, z: number): Thing {
  const seats: Shape[] = [];
  for (let seat = 0; seat < 4; seat++) {
    seats.push(
      roundBox([x + seat * 0.62, 0.42, z], [0.28, 0.045, 0.26], 0.04),
      roundBox([x + seat * 0.62, 0.72, z + 0.28], [0.28, 0.26, 0.04], 0.04),
    );
  }
  seats.push(
    roundBox([x + 0.93, 0.3, z], [1.2, 0.03, 0.04], 0.02),
    limb([x + 0.1, 0.3, z], 0.03, [x + 0.1, 0, z], 0.03),
    limb([x + 1.76, 0.3, z], 0.03, [x + 1.76, 0, z], 0.03),
  );
  return {
    min: [x - 0.35, 0, z - 0.35],
    max: [x + 2.3, 1.05, z + 0.4],
    shape: group(...seats),
    albedo: 0.25,
    gloss: 0.05,
    rough: 0.1,
  };
}

const scene: Scene = {
  things: [
    { min: [-80, -1, -20], max: [80, 0, WALL + 0.4], albedo: 0.42, gloss: 0.09, rough: 0.035 },
    { min: [-80, -1.2, WALL + 0.4], max: [120, -0.2, 160], albedo: 0.35 },
    { min: [-80, HEIGHT, -20], max: [80, HEIGHT + 0.4, WALL + 2.4], albedo: 0.6 },
    { min: [-80, 0, -21], max: [80, HEIGHT, -20], albedo: 0.5 },
    ...glassWall(),
    ...airliner(),
    bench(1.5, 8),
    bench(4.3, 8),
    ...suitcase([-1.75, 0, 6.5], 0.5, 1.25, 0.35),
    ...suitcase([-0.95, 0, 6.2], -0.3, 0.8, 0.6),
    ...suitcase([1.02, 0, 7.7], 0.15, 1, 0.2),
  ],
  sky: (dx, dy, dz, seen) => {
    const toSun = clamp((dx * -0.47 + dy * 0.36 + dz) / 1.162);
    const clouds = !seen
      ? 0.1
      : smoothStep(0.5, 0.8, fractalNoise((dx / dz) * 2.4 + 3, (dy / dz) * 6, 1.7, 4)) * 0.5;
    return (
      1.05 +
      1.1 * Math.pow(toSun, 5) +
      2.2 * Math.pow(toSun, 70) -
      clamp(dy) * 0.9 +
      clouds * clamp(dy * 6)
    );
  },
  sun: { direction: [-0.47, 0.36, 1], light: 6.5, size: 0.05 },
  camera: { at: [0, 0.85, 2.2], turn: 0.05, width: 1.6, rise: 0.055 },
  exposure: 1.0,
  haze: { density: 0.0045, light: 1.25 },
};
