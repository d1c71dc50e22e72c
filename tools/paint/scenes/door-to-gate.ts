import { figure } from "../figure.ts";
import { clamp, fractalNoise, smoothStep } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { ball, blend, cone, group, limb, roundBox, type Shape } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** From a house's door to an airliner's gate, as one long model in the evening. */
export const doorToGate: Plate = {
  width: 1440,
  height: 400,
  quality: 46,
  largeQuality: 66,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

/** A house front with lit windows, and its roof. */
function house(
  left: number,
  width: number,
  wall: number,
  lit: (column: number, row: number) => boolean,
): Thing[] {
  const right = left + width;
  const middle = left + width / 2;
  const columns = Math.floor(width / 1.7);
  const bay = width / columns;
  const cell = (x: number) => Math.floor((x - left) / bay);
  const isPane = (x: number, y: number) => {
    const across = (x - left) / bay - cell(x) - 0.5;
    const row = Math.floor(y / 2.5);
    return Math.abs(across) < 0.22 && Math.abs(y - row * 2.5 - 1.55) < 0.62;
  };
  return [
    {
      min: [left, 0, 3],
      max: [right, wall, 10],
      albedo: (x, y) => (isPane(x, y) ? 0.1 : 0.4),
      glow: (x, y, z) => (z < 3.05 && isPane(x, y) && lit(cell(x), Math.floor(y / 2.5)) ? 1.5 : 0),
    },
    {
      min: [left - 0.3, wall, 2.7],
      max: [right + 0.3, wall + 2.2, 10.3],
      shape: (x, y) => (y - wall - 1.9 + Math.abs(x - middle) * (3.6 / width)) * 0.75,
      albedo: 0.22,
    },
    { min: [right - 1.5, wall + 0.6, 4], max: [right - 0.9, wall + 2.6, 4.6], albedo: 0.3 },
  ];
}

function tree(x: number, z: number, height: number): Thing {
  const crown = blend(
    0.5,
    ball([x, height, z], 1),
    ball([x + 0.15, height + 0.9, z], 0.72),
    ball([x - 0.1, height - 0.75, z], 0.72),
  );
  return {
    min: [x - 1.4, 0, z - 1.4],
    max: [x + 1.4, height + 1.7, z + 1.4],
    shape: group(crown, limb([x, 0, z], 0.13, [x, height, z], 0.09)),
    albedo: 0.2,
  };
}

function streetLamp(x: number): Thing[] {
  return [
    {
      min: [x - 0.2, 0, 0.9],
      max: [x + 1, 4.5, 1.1],
      shape: group(
        limb([x, 0, 1], 0.05, [x, 4.3, 1], 0.035),
        limb([x, 4.3, 1], 0.035, [x + 0.8, 4.4, 1], 0.03),
      ),
      albedo: 0.15,
    },
    { min: [x + 0.45, 4.28, 0.9], max: [x + 0.95, 4.35, 1.1], albedo: 0.5, glow: 3 },
  ];
}

/** A taxi at the kerb, with its lights towards the airport. */
function taxi(x: number): Thing[] {
  const wheel = (at: number): Shape => limb([at, 0.34, -1.75], 0.34, [at, 0.34, -0.45], 0.34);
  const body = blend(
    0.12,
    roundBox([x, 0.66, -1.1], [2.1, 0.34, 0.8], 0.25),
    roundBox([x - 0.2, 1.12, -1.1], [1.15, 0.36, 0.68], 0.26),
  );
  return [
    {
      min: [x - 2.3, 0.2, -2],
      max: [x + 2.3, 1.55, -0.2],
      shape: body,
      albedo: (px, y) =>
        y > 0.98 && y < 1.36 && Math.abs(px - x + 0.2) < 0.95 && Math.abs(px - x + 0.2) > 0.05
          ? 0.06
          : 0.5,
      gloss: 0.08,
      rough: 0.05,
    },
    {
      min: [x - 1.8, 0, -1.8],
      max: [x + 1.8, 0.72, -0.4],
      shape: group(wheel(x - 1.25), wheel(x + 1.3)),
      albedo: 0.06,
    },
    { min: [x - 0.45, 1.5, -1.2], max: [x, 1.68, -1], albedo: 0.6, glow: 2.4 },
    { min: [x + 1.98, 0.66, -1.7], max: [x + 2.12, 0.82, -1.35], albedo: 0.8, glow: 4 },
    { min: [x - 2.13, 0.68, -1.7], max: [x - 2.06, 0.82, -1.35], albedo: 0.5, glow: 1.2 },
  ];
}

const [WEST, EAST] = [-4.2, 9.4];

/** A glass hall under a wing-shaped roof, lit from inside. */
function terminal(): Thing[] {
  const columns = Array.from({ length: 9 }, (_, index) => WEST + 0.4 + index * 1.6);
  const roof = (x: number) => 5.3 + 0.9 * Math.sin(((x - WEST) / (EAST - WEST)) * 2.6 + 0.35);
  return [
    { min: [WEST, 0, 9.8], max: [EAST, 6, 10], albedo: 0.75, glow: (_x, y) => 0.5 + 0.1 * y },
    { min: [WEST, -0.5, 2.5], max: [EAST, 0.04, 10], albedo: 0.6, gloss: 0.1, rough: 0.05 },
    // The upper floor and its rail.
    { min: [WEST, 2.75, 6.5], max: [EAST, 2.95, 10], albedo: 0.5 },
    { min: [WEST, 3.75, 6.5], max: [EAST, 3.8, 6.55], albedo: 0.4 },
    {
      min: [WEST - 1.4, 4.9, 1],
      max: [EAST + 0.9, 6.9, 11],
      shape: (x, y) => (Math.abs(y - roof(x)) - 0.13) * 0.8,
      albedo: 0.5,
    },
    ...columns.map((x): Thing => ({
      min: [x - 0.05, 0, 2.9],
      max: [x + 0.05, roof(x), 3],
      albedo: 0.12,
    })),
    ...[2.85, 4.4].map((y): Thing => ({
      min: [WEST, y - 0.03, 2.92],
      max: [EAST, y + 0.03, 2.98],
      albedo: 0.12,
    })),
    // The departures board.
    {
      min: [0.6, 3.35, 5.6],
      max: [3.6, 4.5, 5.7],
      albedo: 0.06,
      glow: (x, y) =>
        Math.abs(((y * 5.2) % 1) - 0.5) < 0.22 && Math.abs((x * 1.9) % 1) > 0.3 ? 1.1 : 0,
    },
  ];
}

function people(): Thing[] {
  return [
    // A traveller between the door and the taxi.
    ...figure({
      at: [-14.4, 0, 1.2],
      turn: 1.5,
      height: 1.8,
      stride: 0.3,
      clothes: "coat",
      hair: "short",
      carries: "suitcase",
      albedo: 0.14,
    }),
    ...figure({
      at: [-3.1, 0, 2.3],
      turn: 1.5,
      height: 1.72,
      stride: 0.3,
      clothes: "dress",
      hair: "long",
      carries: "bag",
      albedo: 0.14,
    }),
    ...figure({
      at: [0.3, 0, 4.6],
      turn: 1.55,
      height: 1.82,
      stride: 0.32,
      clothes: "trousers",
      hair: "short",
      carries: "suitcase",
      albedo: 0.14,
    }),
    ...figure({
      at: [2.6, 0, 5.2],
      turn: 1.55,
      height: 1.76,
      stride: 0.24,
      clothes: "coat",
      hair: "hat",
      albedo: 0.14,
    }),
    ...figure({
      at: [3.3, 0, 4.9],
      turn: 1.55,
      height: 1.2,
      stride: 0.2,
      clothes: "dress",
      hair: "bun",
      albedo: 0.2,
    }),
    ...figure({
      at: [6.9, 0, 4.8],
      turn: 1.5,
      height: 1.74,
      stride: 0.34,
      clothes: "coat",
      hair: "bun",
      carries: "suitcase",
      albedo: 0.14,
    }),
    ...figure({
      at: [5.6, 2.95, 7.4],
      turn: 1.5,
      height: 1.74,
      stride: 0.3,
      clothes: "coat",
      hair: "short",
      albedo: 0.14,
    }),
    ...figure({
      at: [-1.8, 2.95, 7.2],
      turn: 2.9,
      height: 1.7,
      stride: 0,
      clothes: "dress",
      hair: "long",
      albedo: 0.14,
    }),
  ];
}

/** The airliner at its gate, its nose to the terminal, and the bridge to its door. */
function airliner(): Thing[] {
  const [y, z] = [2.75, 4];
  /** Its nose is round, and its tail becomes thinner as it rises. */
  const hull: Shape = (px, py, pz) => {
    const nose = clamp((px - 11.8) / 2.4);
    const tail = Math.pow(clamp((px - 18.4) / 5.4), 1.5);
    const radius = 1.16 * Math.sqrt(nose * (2 - nose)) * (1 - 0.85 * tail);
    const up = py - y + 0.16 * (1 - nose) * (1 - nose) - 0.72 * tail;
    const side = Math.sqrt(up * up + (pz - z) * (pz - z)) - radius;
    return Math.max(side, px - 23.8) * 0.6;
  };
  const isPane = (x: number, height: number) =>
    x > 14.1 && x < 20 && Math.abs(height - y - 0.28) < 0.13 && Math.abs((x * 1.9) % 1) < 0.5;
  const isCockpit = (x: number, height: number) =>
    x > 12.4 + (height - y) * 0.5 && x < 13 && height > y + 0.3 && height < y + 0.6;
  const fin: Shape = (px, py, pz) =>
    Math.max(
      Math.abs(pz - z) - 0.12,
      21.2 + (py - y) * 0.42 - px,
      px - 22.9 - (py - y) * 0.24,
      py - 6.5,
      3.4 - py,
    ) * 0.7;
  return [
    {
      min: [11.6, 1.3, 2.6],
      max: [24, 4.4, 5.4],
      shape: hull,
      albedo: (x, height) => (isPane(x, height) || isCockpit(x, height) ? 0.1 : 0.8),
      gloss: 0.06,
      rough: 0.1,
      glow: (x, height, depth) => (depth < z && isPane(x, height) ? 1.5 : 0),
    },
    { min: [21, 3.3, 3.8], max: [24.4, 6.6, 4.2], shape: fin, albedo: 0.3 },
    // The near wing with its engine, a tailplane, and the wheels.
    {
      min: [15.4, 1.7, -3.4],
      max: [19.6, 2.4, 3.2],
      shape: (px, py, pz) =>
        Math.max(
          Math.abs(py - 2 - (3.2 - pz) * 0.05) - 0.07,
          15.6 + (3.2 - pz) * 0.38 - px,
          px - 18.1 - (3.2 - pz) * 0.2,
        ) * 0.7,
      albedo: 0.6,
    },
    {
      min: [15, 0.75, 0],
      max: [17.4, 1.9, 1.2],
      shape: group(limb([15.7, 1.32, 0.6], 0.45, [16.8, 1.34, 0.6], 0.34)),
      albedo: 0.4,
    },
    {
      min: [21.6, 3, 1.2],
      max: [23.4, 3.4, 4],
      shape: (px, py, pz) =>
        Math.max(
          Math.abs(py - 3.2) - 0.05,
          21.7 + (4 - pz) * 0.3 - px,
          px - 22.7 - (4 - pz) * 0.14,
        ) * 0.7,
      albedo: 0.6,
    },
    {
      min: [13.1, 0, 3.6],
      max: [13.7, 1.9, 4.4],
      shape: group(
        limb([13.4, 0.28, 4], 0.28, [13.4, 0.3, 4.1], 0.28),
        limb([13.4, 0.3, 4], 0.06, [13.4, 1.9, 4], 0.06),
      ),
      albedo: 0.12,
    },
    {
      min: [17, 0, 2.6],
      max: [18, 1.9, 4.4],
      shape: group(
        limb([17.5, 0.32, 3], 0.32, [17.5, 0.32, 3.3], 0.32),
        limb([17.5, 0.3, 3.2], 0.07, [17.5, 1.9, 3.4], 0.07),
      ),
      albedo: 0.12,
    },
    {
      min: [EAST - 0.2, 2, 4],
      max: [13.3, 3.7, 5.6],
      albedo: (_x, height) => (height > 2.6 && height < 3.3 ? 0.1 : 0.5),
      glow: (x, height, depth) =>
        depth < 4.05 && height > 2.6 && height < 3.3 && Math.abs((x * 0.9) % 1) > 0.1 ? 1.1 : 0,
    },
    { min: [10.7, 0, 4.5], max: [11.1, 2, 4.9], albedo: 0.3 },
  ];
}

const scene: Scene = {
  things: [
    { min: [-400, -1, -80], max: [400, 0, 400], albedo: 0.26, gloss: 0.1, rough: 0.05 },
    ...house(-22.6, 5.2, 7.5, (column, row) => (column * 3 + row * 2) % 4 !== 1),
    ...house(-17.2, 4.4, 5, (column, row) => column === row),
    // The open door.
    {
      min: [-16.6, 0, 2.9],
      max: [-15.6, 2.25, 3.02],
      albedo: 0.5,
      glow: 1.9,
    },
    { min: [-16.9, 2.5, 2], max: [-15.2, 2.62, 3], albedo: 0.3 },
    tree(-11, 2.4, 3.3),
    tree(-23.4, 1.6, 2.9),
    tree(-6.2, 8, 2.7),
    ...streetLamp(-13.4),
    ...streetLamp(-6.9),
    ...taxi(-9.2),
    ...terminal(),
    ...airliner(),
    // The control tower.
    {
      min: [10.2, 0, 16],
      max: [11.4, 9.4, 18],
      shape: cone([10.8, 0, 17], 9, 0.5, 0.38),
      albedo: 0.3,
    },
    {
      min: [9.4, 8.6, 15.4],
      max: [12.2, 10.6, 18.6],
      shape: cone([10.8, 8.8, 17], 1.5, 0.75, 1.15),
      albedo: 0.2,
      glow: (_x, y) => (y > 9.3 && y < 10.05 ? 1.4 : 0),
    },
    ...people(),
    {
      min: [-200, -2, 150],
      max: [200, 9, 154],
      shape: (x, y) => (y - 3.4 - 2.2 * Math.sin(x * 0.035 + 1) - 1.1 * Math.sin(x * 0.11)) * 0.8,
      albedo: 0.08,
    },
  ],
  sky: (dx, dy, dz, seen) => {
    const toSun = clamp((dx * -0.16 + dy * 0.02 + dz) / 1.013);
    const bands = !seen
      ? 0
      : smoothStep(0.5, 0.82, fractalNoise((dx / dz) * 5 + 3, (dy / dz) * 26, 2.2, 5)) * 0.3;
    return (
      0.07 +
      0.62 * Math.exp(-clamp(dy) * 13) +
      0.85 * Math.pow(toSun, 90) * Math.exp(-clamp(dy) * 9) +
      bands * clamp(dy * 9) * Math.exp(-dy * 5)
    );
  },
  sun: { direction: [-0.9, 0.42, -0.5], light: 0.75, size: 0.3 },
  lamps: [
    { at: [-16, 2, 2.2], radius: 0.2, light: 1.4 },
    { at: [-12.8, 4.2, 0.9], radius: 0.15, light: 3.4 },
    { at: [-6.3, 4.2, 0.9], radius: 0.15, light: 3.4 },
    { at: [-0.5, 4.8, 6.2], radius: 0.4, light: 3 },
    { at: [4.8, 4.8, 6.2], radius: 0.4, light: 3 },
    { at: [11.8, 4.6, -1], radius: 0.3, light: 2.6 },
  ],
  camera: { at: [0.3, 3.2, -60], turn: 0, width: 0.76, rise: 0.043 },
  exposure: 1.25,
  haze: { density: 0.0012, light: 0.6 },
};
