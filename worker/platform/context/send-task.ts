/** The waiting messages of this isolate, by queue, and the time (epoch ms) of their send. */
const gathered = new WeakMap<Queue, { messages: unknown[]; sentAt: number }>();

/** Between two sends of an isolate, in ms: in a rush one takes what many requests left. */
const PAUSE_MS = 100;
/** The limit of a batch: developers.cloudflare.com/queues/platform/limits. */
const MESSAGES_A_BATCH = 100;

/**
 * Sends a message to the queue, at once or with others after a pause. Resolves before that when an
 * earlier request is about to send it; should that one die, the next takes its place. Throws what
 * the queue throws.
 */
export async function sendTask(queue: Queue, message: unknown): Promise<void> {
  const open = gathered.get(queue) ?? { messages: [], sentAt: 0 };
  gathered.set(queue, open);
  open.messages.push(message);
  const now = Date.now();
  if (now < open.sentAt) return;
  open.sentAt = Math.max(now, open.sentAt + PAUSE_MS);
  const pause = open.sentAt - now;
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  while (open.messages.length > 0)
    await queue.sendBatch(open.messages.splice(0, MESSAGES_A_BATCH).map((body) => ({ body })));
}
