import { type ClockReading, readClocks, serverTimeAt } from "#domain/clock.ts";
import { fetchInTime } from "./fetch-in-time.ts";

/** The newest of this page. */
let reading: ClockReading | undefined;

export const newestReading = (): ClockReading | undefined => reading;

/** Returns the server's time (epoch ms) as far as this page knows; else the device's. */
export const serverNow = (): number => serverTimeAt(Date.now(), reading);

/**
 * Fetches like `fetchInTime`, and reads the server's clock from the response. Only for calls that
 * ask the server each time: a stored response carries an older date.
 */
export async function fetchWithClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetchInTime(input, init);
  reading = readClocks(response.headers.get("date"), { sentAt, receivedAt: Date.now() }) ?? reading;
  return response;
}
