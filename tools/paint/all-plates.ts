import { cloudSea } from "./cloud-sea.ts";
import { globe } from "./globe.ts";
import type { Plate } from "./plate.ts";
import { airstairs } from "./scenes/airstairs.ts";
import { bell } from "./scenes/bell.ts";
import { doorToGate } from "./scenes/door-to-gate.ts";
import { guide } from "./scenes/guide.ts";
import { lane } from "./scenes/lane.ts";
import { lounge } from "./scenes/lounge.ts";
import { museum } from "./scenes/museum.ts";
import { pass } from "./scenes/pass.ts";
import { terminal } from "./scenes/terminal.ts";
import { tray } from "./scenes/tray.ts";

/** Every painted picture, by the name that pages use. */
export const allPlates = {
  cloudSea,
  globe,
  terminal,
  tray,
  airstairs,
  doorToGate,
  lane,
  bell,
  pass,
  lounge,
  museum,
  guide,
} satisfies Record<string, Plate>;
