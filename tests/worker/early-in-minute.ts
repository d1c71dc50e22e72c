import { setTimeout as sleep } from "node:timers/promises";

/** The local limiter counts by the minute of the clock, so a test of it must not begin just before one ends. */
export async function earlyInMinute(): Promise<void> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 30_000) await sleep(left);
}
