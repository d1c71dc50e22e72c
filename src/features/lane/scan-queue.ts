import * as z from "zod/mini";

/** A shown pass without an answer yet. All attempts share one nonce. */
const ShownPassSchema = z.object({
  nonce: z.string(),
  code: z.string(),
  scannedAt: z.string(),
  /** Absent for all that are left. */
  travellers: z.optional(z.number()),
});
export type ShownPass = z.infer<typeof ShownPassSchema>;

const KEY = "envol.shown-passes";
const QueueSchema = z.array(ShownPassSchema);

/** Returns the passes without an answer, oldest first. */
export function readQueue(): ShownPass[] {
  try {
    return QueueSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "[]")).data ?? [];
  } catch {
    // Storage is forbidden, or holds no JSON.
    return [];
  }
}

export function addToQueue(shown: ShownPass): void {
  writeQueue([...readQueue(), shown]);
}

export function removeFromQueue({ nonce }: ShownPass): void {
  writeQueue(readQueue().filter((queued) => queued.nonce !== nonce));
}

function writeQueue(queue: ShownPass[]): void {
  try {
    if (queue.length > 0) localStorage.setItem(KEY, JSON.stringify(queue));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden or full: passes are checked while the page is open, or not at all.
  }
}
