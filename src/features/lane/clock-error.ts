import { type ClockReading, serverTimeAt } from "#domain/clock.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** A smaller error of the device's clock is not worth a warning. */
const CLOCK_TOLERANCE_MS = 5 * MINUTE_MS;

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
