import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time.ts";

/** The server's and the device's time at one moment, in epoch ms. */
export interface ClockReading {
  serverTime: number;
  deviceTime: number;
}

/** A response that took longer says too little about the moment at which it was written. */
const READING_WITHIN_MS = 30_000;
/** A device's clock that is wrong by no more is not worth a word. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/**
 * Reads both clocks from a response's Date header, with the device's times (epoch ms) before the
 * request and after the response. Undefined without a date, after a long wait, or when the device's
 * clock was set in between.
 */
export function readClocks(
  date: string | null,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
): ClockReading | undefined {
  const serverTime = Date.parse(date ?? "");
  const waited = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || waited < 0 || waited > READING_WITHIN_MS) return undefined;
  return { serverTime, deviceTime: receivedAt };
}

/**
 * Returns the server's time (epoch ms) at a device's time, which without a reading is taken as it
 * is.
 */
export function serverTimeAt(deviceTime: number, reading: ClockReading | undefined): number {
  if (!reading) return deviceTime;
  const passed = deviceTime - reading.deviceTime;
  if (passed >= 0) return reading.serverTime + passed;
  // Time does not run backwards: the clock was set since, so the reading tells only a lower bound.
  return Math.max(deviceTime, reading.serverTime);
}

/** A clock's error as a whole count of the largest unit that suits it. */
export interface ClockError {
  count: number;
  unit: "minute" | "hour" | "day";
  isAhead: boolean;
}

/** Returns how wrong a device's clock is at its time (epoch ms); undefined within five minutes. */
export function clockErrorAt(
  deviceTime: number,
  reading: ClockReading | undefined,
): ClockError | undefined {
  const error = deviceTime - serverTimeAt(deviceTime, reading);
  const size = Math.abs(error);
  if (size <= CLOCK_TOLERANCE_MS) return undefined;
  const [unit, ms] =
    size < 2 * HOUR_MS
      ? (["minute", MINUTE_MS] as const)
      : size < 2 * DAY_MS
        ? (["hour", HOUR_MS] as const)
        : (["day", DAY_MS] as const);
  return { count: Math.round(size / ms), unit, isAhead: error > 0 };
}
