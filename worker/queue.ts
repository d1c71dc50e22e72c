import * as z from "zod/mini";
import { type Ctx, createCtx } from "./platform/context/context.ts";
import { getSettings } from "./platform/context/env.ts";
import { logJob } from "./platform/context/log.ts";
import { closePayments } from "./payments/close-payments.ts";
import { sendQueuedMails } from "./mail/send-queued.ts";

const Id = z.string().check(z.minLength(1), z.maxLength(200));
/** A message of the queue: a Task, and the origin of its links in the local product. */
const TaskSchema = z.object({
  mails: z.array(Id),
  pagesOf: z.union([Id, z.literal(false)]),
  origin: z.url(),
});

/**
 * Does the work of many requests at once. Throws the first failure at the end, so that the queue
 * repeats the batch: nothing is done twice. A message that is no task is dropped.
 */
export async function runQueue(
  bodies: readonly unknown[],
  env: object,
  now: number,
): Promise<void> {
  const tasks = bodies.flatMap((body) => TaskSchema.safeParse(body).data ?? []);
  if (tasks.length < bodies.length) logJob("queue", { dropped: bodies.length - tasks.length });
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  for (const origin of new Set(tasks.map((task) => task.origin))) {
    const ctx: Ctx = createCtx({ settings: getSettings(env), now, url: origin });
    const asked = tasks.filter((task) => task.origin === origin);
    await attempt(sendQueuedMails(ctx, [...new Set(asked.flatMap(({ mails }) => mails))]));
    for (const orderId of new Set(asked.flatMap(({ pagesOf }) => pagesOf || [])))
      await attempt(closePayments(ctx, orderId));
  }
  if (failures.length > 0) throw failures[0];
}
