/** What waits in this isolate for each queue, and when (epoch ms) a request sends it. */
const gathered = new WeakMap<Queue, { messages: unknown[]; due: number }>();

/** How long a message waits for others, in ms: in a rush one call sends those of many requests. */
const GATHER_MS = 100;
/** The limit of a batch: developers.cloudflare.com/queues/platform/limits. */
const MESSAGES_A_BATCH = 100;

/**
 * Sends a message to the queue, with those of other requests of the same moment. Resolves at once
 * when an earlier request is about to send it; should that one die, the next takes its place.
 * Throws what the queue throws.
 */
export async function sendTask(queue: Queue, message: unknown): Promise<void> {
  const open = gathered.get(queue) ?? { messages: [], due: 0 };
  gathered.set(queue, open);
  open.messages.push(message);
  const now = Date.now();
  if (now < open.due) return;
  open.due = now + GATHER_MS;
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  while (open.messages.length > 0)
    await queue.sendBatch(open.messages.splice(0, MESSAGES_A_BATCH).map((body) => ({ body })));
}
