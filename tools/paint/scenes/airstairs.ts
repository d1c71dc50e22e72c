import { clamp, fractalNoise, smoothStep } from "../noise.ts";
import type { Plate } from "../plate.ts";
import { cut, group, limb, roundBox, type Shape } from "../shapes.ts";
import { renderScene, type Scene, type Thing } from "../trace.ts";

/** An airliner at first light, with a warm cabin behind its open door and stairs in front. */
export const airstairs: Plate = {
  width: 720,
  height: 960,
  quality: 48,
  largeQuality: 72,
  render: (width, height, samples = 16) => renderScene(scene, width, height, samples),
};

const SILL = 3.3;
const STEPS = 15;
const FOOT = 0.9;
const TOP = 5.9;
const [LEFT, RIGHT] = [-0.55, 0.85];
const AXIS = { y: 4.35, z: 8, radius: 2 };

/** The fuselage lies along x, with its nose to the left. Windows and door are lit from inside. */
function airliner(): Thing[] {
  const { y, z, radius } = AXIS;
  const hull: Shape = (px, py, pz) => {
    // Narrows towards the nose, and bends down slightly.
    const along = clamp((2.2 - px) / 6.4);
    const dip = 0.75 * along * along;
    const size = radius * Math.sqrt(Math.max(0.0004, 1 - along * along));
    return (Math.hypot(py - y + dip, pz - z) - size) * 0.72;
  };
  const door = roundBox([0.15, SILL + 1.02, z - radius], [0.5, 1.02, 0.75], 0.22);
  const pane = (x: number, height: number) => {
    const row = (((x - 2.1) % 0.86) + 0.86) % 0.86;
    return x > 1.9 && Math.abs(row - 0.43) < 0.14 && Math.abs(height - 4.78) < 0.21;
  };
  return [
    {
      min: [-4.3, 2.2, 5.8],
      max: [34, 6.5, 10.1],
      shape: cut(hull, door),
      albedo: (x, height) => (pane(x, height) ? 0.15 : height < 3.55 ? 0.3 : 0.82),
      gloss: 0.07,
      rough: 0.12,
      glow: (x, height, depth) => (depth < z && pane(x, height) ? 1.9 : 0),
    },
    // The cabin behind the door.
    {
      min: [-0.9, SILL - 0.2, z - 1.24],
      max: [1.2, SILL + 2.3, z - 1.2],
      albedo: 0.8,
      glow: (_x, height) => 1.5 + (height - SILL) * 0.6,
    },
    // The open door.
    {
      min: [-1.75, SILL - 0.1, 5.3],
      max: [-0.6, SILL + 2.2, 6.0],
      shape: roundBox([-1.15, SILL + 1.02, 5.68], [0.5, 1.0, 0.07], 0.06),
      albedo: 0.7,
    },
  ];
}

function stairs(): Thing[] {
  const run = (TOP - FOOT) / STEPS;
  const rise = SILL / STEPS;
  const steps: Thing[] = Array.from({ length: STEPS }, (_, step) => ({
    min: [LEFT, (step + 1) * rise - 0.07, FOOT + step * run] as const,
    max: [RIGHT, (step + 1) * rise, FOOT + (step + 1) * run + 0.04] as const,
    albedo: 0.5,
  }));
  const rails = [LEFT - 0.05, RIGHT + 0.05].map((x): Thing => {
    const posts = [0, 3, 6, 9, 12, 15].map((step) => {
      const foot = FOOT + step * run;
      return limb([x, step * rise, foot], 0.022, [x, step * rise + 1, foot], 0.022);
    });
    return {
      min: [x - 0.1, 0, FOOT - 0.4],
      max: [x + 0.1, SILL + 1.2, TOP + 0.1],
      shape: group(
        limb([x, 1, FOOT], 0.035, [x, SILL + 1, TOP], 0.035),
        limb([x, 0.02, FOOT - 0.05], 0.09, [x, SILL - 0.1, TOP], 0.09),
        ...posts,
      ),
      albedo: 0.55,
      gloss: 0.05,
      rough: 0.1,
    };
  });
  return [
    ...steps,
    ...rails,
    // The lorry under the stairs.
    {
      min: [-0.6, 0.3, 2.6],
      max: [0.9, 0.85, 7],
      shape: roundBox([0.15, 0.58, 4.8], [0.7, 0.26, 2.1], 0.08),
      albedo: 0.3,
    },
    {
      min: [-0.75, 0, 4.9],
      max: [1.05, 0.8, 5.9],
      shape: limb([-0.6, 0.36, 5.4], 0.36, [0.9, 0.36, 5.4], 0.36),
      albedo: 0.1,
    },
    { min: [-0.05, 0.85, 4.9], max: [0.35, SILL - 0.1, 5.3], albedo: 0.35 },
  ];
}

const scene: Scene = {
  things: [
    { min: [-300, -1, -40], max: [300, 0, 300], albedo: 0.3, gloss: 0.1, rough: 0.05 },
    ...airliner(),
    ...stairs(),
    // The distant terminal with its lights.
    {
      min: [-60, 0, 120],
      max: [40, 7, 130],
      albedo: 0.2,
      glow: (x, y) => (y > 1.5 && y < 4.5 && Math.abs((x * 0.35) % 1) > 0.18 ? 0.9 : 0.15),
    },
    { min: [-26, 0, 128], max: [-23.5, 17, 131], albedo: 0.15 },
    {
      min: [-27.5, 17, 127],
      max: [-22, 20, 132],
      albedo: 0.2,
      glow: (_x, y) => (y > 17.8 && y < 19.4 ? 1.1 : 0),
    },
  ],
  sky: (dx, dy, dz, seen) => {
    const toSun = clamp((dx * -0.5 + dy * 0.12 + dz) / 1.125);
    const bands = !seen
      ? 0
      : smoothStep(0.48, 0.8, fractalNoise((dx / dz) * 2.2 + 5, (dy / dz) * 9, 4.1, 5)) * 0.42;
    return (
      0.2 + 0.95 * Math.exp(-clamp(dy) * 4.6) + 1.3 * Math.pow(toSun, 24) + bands * clamp(dy * 5)
    );
  },
  sun: { direction: [-1, 0.3, -0.12], light: 2.5, size: 0.09 },
  lamps: [{ at: [0.15, SILL + 1.7, 6.2], radius: 0.25, light: 1.6 }],
  camera: { at: [-4.3, 1.6, -7.2], turn: 0.36, width: 0.62, rise: 0.13 },
  exposure: 0.85,
  haze: { density: 0.0035, light: 0.9 },
};
