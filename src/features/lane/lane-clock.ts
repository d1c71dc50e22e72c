import { type ClockError, clockErrorAt, serverTimeAt } from "#domain/clock.ts";
import { fetchWithClock, newestReading } from "#lib/api/server-clock.ts";
import { browserMemory } from "./scan-queue.ts";

/** Fetches for the lane, and keeps what the response says of the phone's clock. */
export const laneFetch: typeof fetch = async (input, init) => {
  const response = await fetchWithClock(input, init);
  browserMemory.writeClock(newestReading());
  return response;
};

const reading = () => newestReading() ?? browserMemory.readClock();

/** Returns the server's time (epoch ms), also offline; the phone's before the first response. */
export const laneNow = (): number => serverTimeAt(Date.now(), reading());

/** Returns how wrong the phone's clock is; undefined when it is right or nothing is known. */
export const laneClockError = (): ClockError | undefined => clockErrorAt(Date.now(), reading());
