import * as z from "zod/mini";
import type { ClockReading } from "#domain/clock.ts";
import { type LaneList, LaneListSchema } from "#domain/passes/lane-list.schema.ts";

/** A shown pass without an answer yet. All attempts share one nonce. */
const ShownPassSchema = z.object({
  nonce: z.string(),
  code: z.string(),
  scannedAt: z.string(),
  /** Absent for all that are left. */
  travellers: z.optional(z.number()),
  /** The pass in the list by which the phone let `travellers` through. */
  pass: z.optional(z.string()),
  /** When the phone took it back, or refused it; the server is told so. */
  undoneAt: z.optional(z.string()),
});
export type ShownPass = z.infer<typeof ShownPassSchema>;

/** A phone's memory: passes without an answer, oldest first, and its airport's list. */
export interface LaneMemory {
  readQueue: () => ShownPass[];
  writeQueue: (queue: ShownPass[]) => void;
  readList: () => LaneList | undefined;
  writeList: (list: LaneList | undefined) => void;
}

interface BrowserMemory extends LaneMemory {
  /** Both clocks when the server was last heard, for a page that opens offline. */
  readClock: () => ClockReading | undefined;
  writeClock: (reading: ClockReading | undefined) => void;
}

const QUEUE = "envol.shown-passes";
const LIST = "envol.lane-list";
const CLOCK = "envol.lane-clock";
const QueueSchema = z.array(ShownPassSchema);
const ReadingSchema = z.object({ serverTime: z.number(), deviceTime: z.number() });

/** This browser's memory. Forbidden or full storage keeps nothing: nothing is checked offline. */
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
    // Passes are checked while the page is open, or not at all.
  }
}
