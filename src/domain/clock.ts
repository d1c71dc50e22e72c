import { DAY_MS, HOUR_MS, MINUTE_MS } from "./time.ts";

/** Both clocks at the same moment, in epoch ms. */
export interface ClockReading {
  serverTime: number;
  deviceTime: number;
}

/** After a slower response, nobody knows when the server wrote its date. */
const READING_WITHIN_MS = 30_000;
/** A smaller error of the device's clock is not worth a warning. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

/** `date` is a Date header. Undefined without it, after a long wait, or if the clock went back. */
export function readClocks(
  date: string | null,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
): ClockReading | undefined {
  const serverTime = Date.parse(date ?? "");
  const waited = receivedAt - sentAt;
  if (Number.isNaN(serverTime) || waited < 0 || waited > READING_WITHIN_MS) return undefined;
  return { serverTime, deviceTime: receivedAt };
}

/** In epoch ms. Without a reading, the device's time is returned unchanged. */
export function serverTimeAt(deviceTime: number, reading: ClockReading | undefined): number {
  if (!reading) return deviceTime;
  const passed = deviceTime - reading.deviceTime;
  if (passed >= 0) return reading.serverTime + passed;
  // The clock was set back since, so the reading is only a lower bound.
  return Math.max(deviceTime, reading.serverTime);
}

export interface ClockError {
  count: number;
  unit: "minute" | "hour" | "day";
  isAhead: boolean;
}

/** `deviceTime` is in epoch ms. Undefined for an error within the tolerance. */
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
