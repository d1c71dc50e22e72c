import * as z from "zod/mini";

/** A pass that was shown, until the server has answered. The nonce is made before the first attempt and stays for all of them. */
const ShownPassSchema = z.object({ nonce: z.string(), code: z.string(), scannedAt: z.string() });
export type ShownPass = z.infer<typeof ShownPassSchema>;

const KEY = "envol.shown-passes";
const QueueSchema = z.array(ShownPassSchema);

/** The passes that this browser has not been answered about, the oldest first. */
export function readQueue(): ShownPass[] {
  try {
    return QueueSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? "[]")).data ?? [];
  } catch {
    // Storage is forbidden, or holds what is no JSON.
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
    // Storage is forbidden or full: what is shown is then checked while the page is open, or not at all.
  }
}
