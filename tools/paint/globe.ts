import { landMap } from "./land.ts";
import { clamp, fractalNoise, mix, smoothStep } from "./noise.ts";
import type { Plate } from "./plate.ts";

const CENTRE = { latitude: 36, longitude: -6 };
/** From the upper left, in front of the Earth, so that its eastern edge is in the evening. */
const SUN = [-0.66, 0.34, 0.67] as const;
/** Rays per pixel in each direction, because coasts have fine detail. */
const RAYS = 2;

const land = await landMap();

/** The Earth over the Atlantic from a satellite, with night in the east. */
export const globe: Plate = {
  width: 680,
  height: 680,
  quality: 46,
  largeQuality: 34,
  paint: (u, v) => {
    let sum = 0;
    for (let i = 0; i < RAYS * RAYS; i++) {
      const shift = 1 / 680 / RAYS;
      sum += lightAt(
        (u - 0.5) * 2 + ((i % RAYS) - 0.5) * shift,
        (0.5 - v) * 2 + (Math.floor(i / RAYS) - 0.5) * shift,
      );
    }
    return sum / (RAYS * RAYS);
  },
};

/** The light at a point of the disc with radius 1. The page hides everything outside of it. */
function lightAt(x: number, y: number): number {
  const square = x * x + y * y;
  if (square > 1) return 0.3;
  const z = Math.sqrt(1 - square);
  const tilt = (CENTRE.latitude * Math.PI) / 180;
  const up = y * Math.cos(tilt) + z * Math.sin(tilt);
  const ahead = z * Math.cos(tilt) - y * Math.sin(tilt);
  const latitude = (Math.asin(clamp(up, -1, 1)) * 180) / Math.PI;
  const longitude = CENTRE.longitude + (Math.atan2(x, ahead) * 180) / Math.PI;

  const facing = x * SUN[0] + y * SUN[1] + z * SUN[2];
  const day = smoothStep(-0.16, 0.75, facing);
  const [px, py, pz] = [ahead + 3, up + 3, x + 3];
  const relief = fractalNoise(px * 14 + 5, py * 14, pz * 14, 4);
  // Bands of weather, stretched along the parallels.
  const bend = fractalNoise(px * 2.2, py * 2.2 + 9, pz * 2.2, 3);
  const weather = fractalNoise(px * 5 + bend * 3, py * 11 + bend * 4.5, pz * 5, 7);
  const clouds = smoothStep(0.5, 0.74, weather) * 0.8;
  const ground = mix(0.18, 0.44 + 0.34 * relief, land(latitude, longitude));
  // The sun's reflection in the sea.
  const half = Math.hypot(SUN[0], SUN[1], SUN[2] + 1);
  const glint =
    Math.pow(clamp((x * SUN[0] + y * SUN[1] + z * (SUN[2] + 1)) / half), 26) *
    0.22 *
    (1 - land(latitude, longitude));
  const surface = mix(ground + glint, 0.92, clouds);
  const edge = Math.pow(1 - z, 3);
  const night = 0.035 + 0.05 * land(latitude, longitude);
  return clamp(mix(night, surface, day) * (1 - 0.35 * edge) + edge * mix(0.06, 0.6, day));
}
