import { describe, expect, test } from "vitest";
import { readClocks, serverTimeAt } from "./clock.ts";
import { DAY_MS, HOUR_MS } from "./time.ts";

const SERVER = Date.UTC(2026, 10, 28, 9);
const DATE = new Date(SERVER).toUTCString();

/** A reading on a device whose clock is wrong by this many ms. */
const readingOf = (error: number) => ({ serverTime: SERVER, deviceTime: SERVER + error });

describe("the time that a device takes for the server's", () => {
  test.each([26, -26, 24, 5, 0, -24 * 20_000])("is right with a clock %i hours wrong", (hours) => {
    const error = hours * HOUR_MS;
    for (const passed of [0, 1, 14 * HOUR_MS, 3 * DAY_MS])
      expect(serverTimeAt(SERVER + error + passed, readingOf(error))).toBe(SERVER + passed);
  });

  test("is the device's own until the server was heard", () => {
    expect(serverTimeAt(SERVER + 26 * HOUR_MS, undefined)).toBe(SERVER + 26 * HOUR_MS);
  });

  test("follows a clock that drifts with the newest reading", () => {
    const drifted = readClocks(new Date(SERVER + DAY_MS).toUTCString(), {
      sentAt: SERVER + 1.5 * DAY_MS,
      receivedAt: SERVER + 1.5 * DAY_MS + 200,
    });
    expect(serverTimeAt(SERVER + 1.5 * DAY_MS + 1_200, drifted)).toBe(SERVER + DAY_MS + 1_000);
  });

  test("is the device's again once a clock that was ahead is set right", () => {
    const right = SERVER + HOUR_MS;
    expect(serverTimeAt(right, readingOf(26 * HOUR_MS))).toBe(right);
  });

  test("is never before what the server has said, as after a flat battery", () => {
    expect(serverTimeAt(0, readingOf(0))).toBe(SERVER);
  });
});

describe("a reading of both clocks", () => {
  const at = (sentAt: number, receivedAt: number, date: string | null = DATE) =>
    readClocks(date, { sentAt, receivedAt });

  test("is when the response came, however wrong the device's clock is", () => {
    const ahead = SERVER + 26 * HOUR_MS;
    expect(at(ahead, ahead + 400)).toEqual({ serverTime: SERVER, deviceTime: ahead + 400 });
  });

  test("is none without a date, after a long wait, or across a change of the clock", () => {
    expect(at(SERVER, SERVER, null)).toBeUndefined();
    expect(at(SERVER, SERVER, "soon")).toBeUndefined();
    expect(at(SERVER, SERVER + 30_001)).toBeUndefined();
    expect(at(SERVER, SERVER + 26 * HOUR_MS)).toBeUndefined();
    expect(at(SERVER, SERVER - 1)).toBeUndefined();
  });
});
