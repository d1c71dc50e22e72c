import { type ClockReading, readClocks, serverTimeAt } from "#domain/clock.ts";
import { fetchInTime } from "./fetch-in-time.ts";

let reading: ClockReading | undefined;

export const newestReading = (): ClockReading | undefined => reading;

/** The server's time (epoch ms), or the device's before the first reading. */
export const serverNow = (): number => serverTimeAt(Date.now(), reading);

/** Not for a response that a browser may cache, because it carries an old date. */
export async function fetchWithClock(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const sentAt = Date.now();
  const response = await fetchInTime(input, init);
  reading = readClocks(response.headers.get("date"), { sentAt, receivedAt: Date.now() }) ?? reading;
  return response;
}
