import * as z from "zod/mini";
import { type Ctx, createCtx } from "./platform/context/context.ts";
import { getSettings } from "./platform/context/env.ts";
import { logJob } from "./platform/context/log.ts";
import { closePayments } from "./payments/close-payments.ts";
import { recordDeliveryEvents } from "./mail/delivery-events.ts";
import { sendQueuedMails } from "./mail/send-queued.ts";
import { goOnWithAct } from "./orders/group-acts/run-group-act.ts";
import { atMost } from "#domain/validation.schema.ts";

const Id = z.string().check(z.minLength(1), atMost(200));
/** `origin` is for links of the local product. */
const TaskSchema = z.object({
  mails: z.array(Id),
  pagesOf: z.union([Id, z.literal(false)]),
  passOf: z.optional(Id),
  groupAct: z.optional(Id),
  origin: z.url(),
});

type Consumer = (batch: MessageBatch, env: object, run: ExecutionContext) => Promise<void>;

const updateWallets = async (ctx: Ctx, orderIds: readonly string[]) =>
  (await import("./passes/google-wallet.ts")).updateGooglePasses(ctx, orderIds);

/** By the end of the queue's name in wrangler.toml, which begins with the Worker's name. */
const CONSUMERS: Record<string, Consumer> = {
  "-tasks": doTasks,
  "-mail-events": ({ messages }, env) =>
    recordDeliveryEvents(createCtx({ settings: getSettings(env), now: Date.now() }), messages),
};

/** Throws for an unknown queue, and what its consumer throws. */
export async function runQueue(
  batch: MessageBatch,
  env: object,
  run: ExecutionContext,
): Promise<void> {
  const queue = batch.queue.replace(/-staging$/, "");
  const [, consume] = Object.entries(CONSUMERS).find(([end]) => queue.endsWith(end)) ?? [];
  if (!consume) throw new Error(`Nothing consumes "${batch.queue}"`);
  await consume(batch, env, run);
}

/** Throws the first failure last, so that the queue repeats the batch; no work is done twice. */
async function doTasks(
  { messages }: MessageBatch,
  env: object,
  run: ExecutionContext,
): Promise<void> {
  const bodies = messages.flatMap(({ body }) => body);
  const tasks = bodies.flatMap((body) => TaskSchema.safeParse(body).data ?? []);
  const dropped = bodies.length - tasks.length;
  if (dropped > 0) logJob("queue", { dropped });
  const failures: unknown[] = [];
  const attempt = (work: Promise<void>) => work.catch((error: unknown) => failures.push(error));
  for (const origin of new Set(tasks.map((task) => task.origin))) {
    const ctx = createCtx({
      settings: getSettings(env),
      now: Date.now(),
      url: origin,
      waitUntil: (work) => run.waitUntil(work),
    });
    const asked = tasks.filter((task) => task.origin === origin);
    await attempt(sendQueuedMails(ctx, [...new Set(asked.flatMap(({ mails }) => mails))]));
    for (const orderId of new Set(asked.flatMap(({ pagesOf }) => pagesOf || [])))
      await attempt(closePayments(ctx, orderId));
    const changed = new Set(asked.flatMap(({ passOf }) => passOf ?? []));
    if (changed.size > 0) await attempt(updateWallets(ctx, [...changed]));
    for (const actId of new Set(asked.flatMap(({ groupAct }) => groupAct ?? [])))
      await attempt(goOnWithAct(ctx, actId));
  }
  if (failures.length > 0) throw failures[0];
}
