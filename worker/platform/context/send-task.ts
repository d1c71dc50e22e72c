/** The waiting tasks of this isolate, by queue, and the time (epoch ms) of their send. */
const gathered = new WeakMap<Queue, { tasks: unknown[]; sentAt: number }>();

/** Between two sends of an isolate, in ms: in a rush one takes what many requests left. */
const PAUSE_MS = 100;
/** A consumer takes 20 messages, and a run of it 1,000 queries: four count each mail. */
const TASKS_A_MESSAGE = 10;
/** The limit of a batch: developers.cloudflare.com/queues/platform/limits. */
const MESSAGES_A_BATCH = 100;

/**
 * Leaves a task to the queue, at once or with others after a pause. Resolves before when an earlier
 * request is about to send it; should that one die, the next does. Throws what the queue throws.
 */
export async function sendTask(queue: Queue, task: unknown): Promise<void> {
  const open = gathered.get(queue) ?? { tasks: [], sentAt: 0 };
  gathered.set(queue, open);
  open.tasks.push(task);
  const now = Date.now();
  if (now < open.sentAt) return;
  open.sentAt = Math.max(now, open.sentAt + PAUSE_MS);
  const pause = open.sentAt - now;
  if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  while (open.tasks.length > 0) {
    const tasks = open.tasks.splice(0, MESSAGES_A_BATCH * TASKS_A_MESSAGE);
    const messages = [];
    while (tasks.length > 0) messages.push({ body: tasks.splice(0, TASKS_A_MESSAGE) });
    await queue.sendBatch(messages);
  }
}
