import { and, asc, eq, lte, not, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../../platform/context/context.ts";
import { logJob, logUnknown } from "../../platform/context/log.ts";
import { batch, run } from "../../platform/db/batch.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { groupActOrders, type GroupActRow, groupActs } from "../../tables/group-acts.ts";
import { moveOne, refundOne, writeOne } from "./do-order.ts";
import { ofRow, type Outcome } from "./act-order.ts";

/** Orders that one call does side by side, within D1's number of queries per request. */
const AT_ONCE = 10;
/** In ms: a worker that died leaves its orders to others after this time. */
const LEASE_MS = 2 * MINUTE_MS;
/** In ms: an order waits this long when the provider is busy, or others change it. */
const PAUSE_MS = MINUTE_MS / 2;

const DO_ONE = { write: writeOne, move: moveOne, refund: refundOne };

/** Does some orders of a running act. Returns true if more may wait. */
export async function runGroupAct(ctx: Ctx, actId: string): Promise<boolean> {
  const isAct = and(eq(groupActs.id, actId), eq(groupActs.status, "running"));
  const isDue = and(
    eq(groupActOrders.actId, actId),
    sql`${groupActOrders.status} = 'waiting'`,
    lte(groupActOrders.nextAt, ctx.now),
  );
  const due = build
    .select({ orderId: groupActOrders.orderId })
    .from(groupActOrders)
    .where(isDue)
    .orderBy(asc(groupActOrders.nextAt), asc(groupActOrders.orderId))
    .limit(AT_ONCE);
  const { claimed, act } = await batch(ctx, {
    // A stopped act, or a simultaneous call, leaves nothing to claim.
    claimed: build
      .update(groupActOrders)
      .set({ nextAt: ctx.now + LEASE_MS })
      .where(and(isDue, sql`${groupActOrders.orderId} IN ${due}`, hasRow(groupActs, isAct)))
      .returning({ orderId: groupActOrders.orderId }),
    act: build.select().from(groupActs).where(isAct),
  });
  const [row] = act.rows;
  if (!row) return false;
  const acting = actAs(ctx, row);
  await Promise.all(claimed.rows.map(({ orderId }) => doOrder(acting, row, orderId)));
  const isWaiting = and(eq(groupActOrders.actId, actId), eq(groupActOrders.status, "waiting"));
  await run(
    ctx,
    build
      .update(groupActs)
      .set({ status: "done", updatedAt: ctx.now })
      .where(and(isAct, not(hasRow(groupActOrders, isWaiting)))),
  );
  return claimed.rows.length === AT_ONCE;
}

/** For the queue: one message does some orders and leaves the others to the next. */
export async function goOnWithAct(ctx: Ctx, actId: string): Promise<void> {
  if (await runGroupAct(ctx, actId)) ctx.enqueue({ groupAct: actId });
}

/** For the cron, after lost messages, deaths and pauses. */
export async function goOnWithActs(ctx: Ctx): Promise<void> {
  const { rows } = await run(
    ctx,
    build
      .select({ id: groupActs.id })
      .from(groupActs)
      .where(sql`${groupActs.status} = 'running'`),
  );
  for (const { id } of rows) await goOnWithAct(ctx, id);
  logJob("group_acts", { running: rows.length });
}

/** Histories and the audit log name the person who started the act. Services read nothing else of an actor. */
const actAs = (ctx: Ctx, { startedBy, createdBy }: GroupActRow): SignedInCtx => ({
  ...ctx,
  actor: {
    userId: startedBy ?? createdBy,
    sessionId: "",
    email: "",
    method: "group-act",
    signedInAt: ctx.now,
    aal: "aal1",
  },
});

async function doOrder(ctx: SignedInCtx, act: GroupActRow, orderId: string): Promise<void> {
  await record(ctx, act, orderId, await attempt(ctx, act, orderId));
}

/** An unexpected error is listed with the order, and the others go on. */
async function attempt(ctx: SignedInCtx, act: GroupActRow, orderId: string): Promise<Outcome> {
  try {
    return await DO_ONE[act.act](ctx, act, orderId);
  } catch (error) {
    logUnknown(error, ctx.requestId);
    return { status: "failed", failure: "internal" };
  }
}

async function record(
  ctx: SignedInCtx,
  act: GroupActRow,
  orderId: string,
  outcome: Outcome,
): Promise<void> {
  const { status, failure = null } = outcome;
  const nextAt = status === "waiting" ? ctx.now + PAUSE_MS : 0;
  await batch(ctx, {
    also: outcome.also,
    row: build.update(groupActOrders).set({ status, failure, nextAt }).where(ofRow(act, orderId)),
  });
  if (outcome.mail) ctx.enqueue({ mails: [outcome.mail] });
}
