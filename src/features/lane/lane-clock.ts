import { serverTimeAt } from "#domain/clock.ts";
import { fetchWithClock, newestReading } from "#lib/api/server-clock.ts";
import { type ClockError, clockErrorAt } from "./clock-error.ts";
import { browserMemory } from "./scan-queue.ts";

/** Each response also updates the stored difference between the two clocks. */
export const laneFetch: typeof fetch = async (input, init) => {
  const response = await fetchWithClock(input, init);
  browserMemory.writeClock(newestReading());
  return response;
};

const reading = () => newestReading() ?? browserMemory.readClock();

/** The server's time (epoch ms), also offline; the phone's time before the first response. */
export const laneNow = (): number => serverTimeAt(Date.now(), reading());

export const laneClockError = (): ClockError | undefined => clockErrorAt(Date.now(), reading());
