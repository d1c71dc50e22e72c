import * as z from "zod/mini";
import type { ClockReading } from "#domain/clock.ts";
import { type LaneList, LaneListSchema } from "#domain/passes/lane-list.schema.ts";

/** A shown pass that the server has not answered. All attempts share one nonce. */
const ShownPassSchema = z.object({
  nonce: z.string(),
  code: z.string(),
  scannedAt: z.string(),
  /** Absent to admit all who are left. */
  travellers: z.optional(z.number()),
  /** The pass in the list by which the phone admitted `travellers`. */
  pass: z.optional(z.string()),
  /** When the phone undid the admission or refused the pass. The server must learn this too. */
  undoneAt: z.optional(z.string()),
});
export type ShownPass = z.infer<typeof ShownPassSchema>;

/** The phone's memory: unanswered passes, oldest first, and the airport's list. */
export interface LaneMemory {
  readQueue: () => ShownPass[];
  writeQueue: (queue: ShownPass[]) => void;
  readList: () => LaneList | undefined;
  writeList: (list: LaneList | undefined) => void;
}

interface BrowserMemory extends LaneMemory {
  /** The server's and the phone's time at the last response, for a page that opens offline. */
  readClock: () => ClockReading | undefined;
  writeClock: (reading: ClockReading | undefined) => void;
}

const QUEUE = "envol.shown-passes";
const LIST = "envol.lane-list";
const CLOCK = "envol.lane-clock";
const QueueSchema = z.array(ShownPassSchema);
const ReadingSchema = z.object({ serverTime: z.number(), deviceTime: z.number() });

/** If storage is forbidden or full, nothing is kept and the lane cannot check passes offline. */
export const browserMemory: BrowserMemory = {
  readQueue: () => QueueSchema.safeParse(readStored(QUEUE)).data ?? [],
  writeQueue: (queue) => store(QUEUE, queue.length > 0 ? queue : undefined),
  readList: () => LaneListSchema.safeParse(readStored(LIST)).data,
  writeList: (list) => store(LIST, list),
  readClock: () => ReadingSchema.safeParse(readStored(CLOCK)).data,
  writeClock: (reading) => store(CLOCK, reading),
};

function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function store(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If storage fails, the phone checks passes only with the server.
  }
}
