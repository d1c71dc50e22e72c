import * as z from "zod/mini";
import type { ClockReading } from "#domain/clock.ts";
import { type LaneList, LaneListSchema } from "#domain/passes/lane-list.schema.ts";
import { tryStorage } from "#lib/storage/try-storage.ts";

/** All attempts share one nonce. */
const ShownPassSchema = z.object({
  nonce: z.string(),
  code: z.string(),
  scannedAt: z.string(),
  /** Absent to admit all who are left. */
  travellers: z.optional(z.number()),
  /** The pass in the list by which the phone admitted `travellers`. */
  pass: z.optional(z.string()),
  /** Set when the phone undid the admission or refused the pass. The server must learn this. */
  undoneAt: z.optional(z.string()),
});
export type ShownPass = z.infer<typeof ShownPassSchema>;

/** What the phone stores for the time without network. The queue has the oldest pass first. */
export interface LaneMemory {
  readQueue: () => ShownPass[];
  writeQueue: (queue: ShownPass[]) => void;
  readList: () => LaneList | undefined;
  writeList: (list: LaneList | undefined) => void;
}

interface BrowserMemory extends LaneMemory {
  readClock: () => ClockReading | undefined;
  writeClock: (reading: ClockReading | undefined) => void;
}

const QUEUE = "envol.shown-passes";
const LIST = "envol.lane-list";
const CLOCK = "envol.lane-clock";
const QueueSchema = z.array(ShownPassSchema);
const ReadingSchema = z.object({ serverTime: z.number(), deviceTime: z.number() });

/** Without storage the lane cannot check passes offline. */
export const browserMemory: BrowserMemory = {
  readQueue: () => QueueSchema.safeParse(readStored(QUEUE)).data ?? [],
  writeQueue: (queue) => store(QUEUE, queue.length > 0 ? queue : undefined),
  readList: () => LaneListSchema.safeParse(readStored(LIST)).data,
  writeList: (list) => store(LIST, list),
  readClock: () => ReadingSchema.safeParse(readStored(CLOCK)).data,
  writeClock: (reading) => store(CLOCK, reading),
};

const readStored = (key: string): unknown =>
  tryStorage(() => JSON.parse(localStorage.getItem(key) ?? "null"));

function store(key: string, value: unknown): void {
  tryStorage(() => {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  });
}
