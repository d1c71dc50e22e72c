import { clamp, fractalNoise, mix, seededRandom, smoothStep } from "./noise.ts";
import type { Plate } from "./plate.ts";

/** The sun is ahead on the left, slightly above the horizon. */
const SUN = normalize([-0.34, 0.13, 1]);
const CAMERA_HEIGHT = 2.9;
/** The cloud layer lies between these heights. */
const FLOOR = 0;
const TOP = 1.5;
const STEPS = 110;
const LIGHT_STEPS = 6;
const EXTINCTION = 9;

/**
 * A sea of clouds from above in low sunlight. For every pixel a ray marches through the layer, and
 * at every step a second ray goes to the sun (Beer's law, forward scattering by Henyey and
 * Greenstein).
 */
export const cloudSea: Plate = {
  width: 1440,
  height: 480,
  quality: 52,
  largeQuality: 36,
  paint: (u, v, pixel) => {
    const [dx, dy, dz] = normalize([(u - 0.5) * 1.9, 0.155 - v * 0.62, 1]);
    const toSun = dx * SUN[0] + dy * SUN[1] + dz * SUN[2];
    const sky = skyLight(dx, dy, toSun);
    if (dy > -0.004) return expose(sky);

    const enter = (TOP - CAMERA_HEIGHT) / dy;
    const leave = Math.min((FLOOR - CAMERA_HEIGHT) / dy, 60);
    if (enter > 60) return expose(sky);
    const random = seededRandom(pixel);
    const scattering = 0.35 + 1.15 * phase(toSun);
    let light = 0;
    let transmittance = 1;
    let depth = 0;
    // Steps grow with distance, because distant clouds appear small.
    let t = enter;
    const growth = Math.pow(Math.max(leave / enter, 1.0001), 1 / STEPS);
    for (let step = 0; step < STEPS && transmittance > 0.02; step++) {
      const length = t * (growth - 1);
      const at = t + length * random();
      const [x, y, z] = [dx * at, CAMERA_HEIGHT + dy * at, dz * at];
      const density = cloudDensity(x, y, z, at > 14 ? 4 : 5);
      if (density > 0) {
        const absorbed = 1 - Math.exp(-density * EXTINCTION * length);
        const sun = Math.exp(-EXTINCTION * 0.5 * depthToSun(x, y, z)) * scattering;
        const ambient = 0.16 + 0.3 * clamp(y / TOP);
        light += transmittance * absorbed * (sun + ambient);
        depth += transmittance * absorbed * at;
        transmittance *= 1 - absorbed;
      }
      t += length;
    }
    // Haze: distant clouds take the colour of the horizon.
    const distance = depth / Math.max(1 - transmittance, 0.001);
    const haze = 1 - Math.exp(-distance * 0.055);
    const horizon = skyLight(dx, 0, toSun);
    const cloud = light / Math.max(1 - transmittance, 0.001);
    return expose(mix(horizon * 0.9, mix(cloud, horizon, haze), 1 - transmittance));
  },
};

/** Compresses highlights, so that they do not burn out. */
function expose(light: number): number {
  return Math.pow(1 - Math.exp(-1.5 * light), 1.25);
}

function skyLight(dx: number, dy: number, toSun: number): number {
  const height = clamp(dy / 0.2);
  const glow =
    1.1 * Math.pow(clamp(toSun), 420) +
    0.5 * Math.pow(clamp(toSun), 36) +
    0.22 * Math.pow(clamp(toSun), 6);
  const cirrus =
    smoothStep(0.5, 0.85, fractalNoise(dx * 2.2 + 9, dy * 16, 3.3, 5)) *
    smoothStep(0.02, 0.1, dy) *
    0.16;
  return mix(0.42, 0.13, Math.sqrt(height)) + glow + cirrus;
}

/** Billows follow slow noise in their height, and are eroded at the edges. */
function cloudDensity(x: number, y: number, z: number, octaves: number): number {
  const hills = fractalNoise(x * 0.42 + 4, 2.5, z * 0.42 + 1, 3);
  const top = TOP * (0.12 + 1.25 * smoothStep(0.28, 0.8, hills));
  if (y > top) return 0;
  const billows = fractalNoise(x * 2.1, y * 2.5 + 11, z * 2.1, octaves);
  const shape = (top - y) / TOP + (billows - 0.62) * 0.9;
  return clamp(shape * 3.2);
}

function depthToSun(x: number, y: number, z: number): number {
  let sum = 0;
  let distance = 0.05;
  for (let step = 0; step < LIGHT_STEPS; step++) {
    // The light is steeper than the sun, because low light alone would leave every valley black.
    sum +=
      cloudDensity(
        x + SUN[0] * distance,
        y + (SUN[1] + 0.22) * distance,
        z + SUN[2] * distance,
        3,
      ) *
      distance *
      0.6;
    distance *= 1.7;
  }
  return sum;
}

function phase(cosine: number): number {
  const g = 0.62;
  return ((1 - g * g) / Math.pow(1 + g * g - 2 * g * cosine, 1.5)) * 0.35;
}

function normalize([x, y, z]: [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
