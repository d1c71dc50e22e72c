/** Waiting tasks of this isolate, and the time of their next send (epoch ms). */
const gathered = new WeakMap<Queue, { tasks: unknown[]; sentAt: number }>();

/** Between two sends of an isolate. In a rush, one send takes many requests' tasks. */
const PAUSE_MS = 100;
/** A consumer takes 20 messages and makes at most 1,000 queries, and each mail takes four. */
const TASKS_A_MESSAGE = 10;
/** developers.cloudflare.com/queues/platform/limits */
const MESSAGES_A_BATCH = 100;

/** Resolves early if an earlier request is about to send. If that request dies, the next one sends. */
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
