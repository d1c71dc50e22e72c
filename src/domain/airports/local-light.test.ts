import { expect, test } from "vitest";
import { localLight } from "./local-light.ts";

const at = (time: string) => Date.parse(`2026-11-27T${time}Z`);

test.each([
  ["CDG", "04:59", "night"],
  ["CDG", "05:00", "dawn"],
  ["CDG", "08:00", "day"],
  ["CDG", "17:00", "dusk"],
  ["CDG", "20:00", "night"],
  ["JFK", "12:00", "dawn"],
  ["DXB", "15:00", "dusk"],
] as const)("at %s at %s UTC it is %s", (airport, time, light) => {
  expect(localLight(airport, at(time))).toBe(light);
});
