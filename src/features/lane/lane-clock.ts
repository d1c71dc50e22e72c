import { type ClockError, clockErrorAt, serverTimeAt } from "#domain/clock.ts";
import { fetchWithClock, newestReading } from "#lib/api/server-clock.ts";
import { browserMemory } from "./scan-queue.ts";

/** Also stores the difference between the phone's clock and the server's. */
export const laneFetch: typeof fetch = async (input, init) => {
  const response = await fetchWithClock(input, init);
  browserMemory.writeClock(newestReading());
  return response;
};

const reading = () => newestReading() ?? browserMemory.readClock();

/** The server's time (epoch ms), also offline. Before the first response it is the phone's time. */
export const laneNow = (): number => serverTimeAt(Date.now(), reading());

/** Undefined if the phone's clock is right or the server's time is unknown. */
export const laneClockError = (): ClockError | undefined => clockErrorAt(Date.now(), reading());
