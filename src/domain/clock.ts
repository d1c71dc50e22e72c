/** Both clocks at the same moment, in epoch ms. */
export interface ClockReading {
  serverTime: number;
  deviceTime: number;
}

/** After a slower response, nobody knows when the server wrote its date. */
const READING_WITHIN_MS = 30_000;

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
