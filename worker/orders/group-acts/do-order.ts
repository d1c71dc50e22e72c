import { and, eq, sql } from "drizzle-orm";
import { isInScope, ORDERS_OF_ACT } from "#domain/group-acts/group-act.ts";
import { isConfirmed } from "#domain/orders/order-status.ts";
import type { SignedInCtx } from "../../platform/context/context.ts";
import { auditEntry } from "../../platform/db/audit.ts";
import { batch, run } from "../../platform/db/batch.ts";
import { build, hasRow } from "../../platform/db/client.ts";
import { isUniqueViolation } from "../../platform/db/insert-row.ts";
import { ConflictError } from "../../platform/errors/errors.ts";
import { queueOrderMail } from "../../mail/order-mails.ts";
import { requestRefund } from "../../payments/request-refund.ts";
import { orderEvent } from "../../queries/order-event.ts";
import { raiseVersion } from "../../queries/raise-version.ts";
import { groupActOrders, type GroupActRow } from "../../tables/group-acts.ts";
import { orders } from "../../tables/orders.ts";
import { payments, type RefundRow, refunds } from "../../tables/payments.ts";
import { changeOrder } from "../change-order.ts";
import { giveBack } from "../give-back.ts";
import { findRecord, type PaidRecord } from "../update-order.ts";
import { type Outcome, ofRow } from "./act-order.ts";

type DoOrder = (ctx: SignedInCtx, act: GroupActRow, orderId: string) => Promise<Outcome>;

const DONE: Outcome = { status: "done" };
const PAUSED: Outcome = { status: "waiting" };
const failed = (failure: string): Outcome => ({ status: "failed", failure });

const mailId = ({ id }: GroupActRow, orderId: string) => `group:${id}:${orderId}`;

/** Why the act does not concern the order any more; undefined if it does. */
function findChange(act: GroupActRow, record: PaidRecord | undefined): Outcome | undefined {
  if (!record) return failed("order_missing");
  const isStill = ORDERS_OF_ACT[act.act].includes(record.order.status);
  return isStill && isInScope(act, record.order) ? undefined : failed("order_changed");
}

/** A traveller with several orders of the act gets one mail. */
export const writeOne: DoOrder = async (ctx, act, orderId) => {
  const record = await findRecord(ctx, orderId);
  const refusal = findChange(act, record);
  if (refusal) return refusal;
  if (record!.customer.email === "") return failed("no_address");
  const letter = act.text!;
  const id = mailId(act, orderId);
  const isTold = sql`EXISTS (SELECT 1 FROM group_act_orders AS told
    JOIN orders AS theirs ON theirs.id = told.order_id
    JOIN customers AS them ON them.id = theirs.customer_id
    WHERE told.act_id = ${act.id} AND told.status = 'done'
      AND lower(them.email) = lower(${record!.customer.email}))`;
  const isMine = hasRow(groupActOrders, ofRow(act, orderId));
  return {
    ...DONE,
    mail: id,
    also: [
      orderEvent(
        ctx,
        {
          reason: letter[record!.order.language],
          changes: { letter: ["", ""] },
          actorId: ctx.actor.userId,
        },
        sql`FROM ${orders} WHERE ${eq(orders.id, orderId)} AND ${isMine}`,
      ),
      queueOrderMail(
        ctx,
        { id, kind: "order-letter", orderId, facts: { letter } },
        sql`${isMine} AND NOT ${isTold}`,
      ),
    ],
  };
};

export const moveOne: DoOrder = async (ctx, act, orderId) => {
  const record = await findRecord(ctx, orderId);
  const flightDate = act.toDate!;
  const flightNumber = act.toFlightNumber || undefined;
  const isMoved =
    record?.order.flightDate === flightDate &&
    (flightNumber === undefined || record.order.flightNumber === flightNumber);
  // A worker may have died after the change.
  if (isMoved) return DONE;
  const refusal = findChange(act, record);
  if (refusal) return refusal;
  const change = { flightDate, ...(flightNumber !== undefined && { flightNumber }) };
  const { version } = record!.order;
  try {
    await changeOrder(ctx, {
      id: orderId,
      version,
      ...change,
      reason: act.reason,
      notify: true,
      ...(act.text && { letter: act.text }),
    });
    return DONE;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return error.code === "order_changed" ? PAUSED : failed(error.code);
  }
};

/** Refunds what payments have left, asks the provider, and mails the traveller once the provider has accepted. */
export const refundOne: DoOrder = async (ctx, act, orderId) => {
  const before = await findRecord(ctx, orderId);
  if (!before) return failed("order_missing");
  if (before.keptMinor > 0) {
    const refusal = findChange(act, before) ?? (await askBack(ctx, act, before));
    if (refusal) return refusal;
  }
  for (const refund of await findOwn(ctx, act, orderId))
    if (refund.status === "requested") await requestRefund(ctx, refund);
  ctx.enqueue({ pagesOf: orderId, passOf: orderId });
  return settle(ctx, act, orderId);
};

/** Stores the refunds, which makes the pass invalid. Returns the outcome of a failure. */
async function askBack(
  ctx: SignedInCtx,
  act: GroupActRow,
  { order }: PaidRecord,
): Promise<Outcome | undefined> {
  const isSame = hasRow(orders, and(eq(orders.id, order.id), eq(orders.version, order.version)));
  const isMine = hasRow(groupActOrders, ofRow(act, order.id));
  // A failed refund keeps its id, so the next try needs another one.
  const cause = sql`${`group:${act.id}:`} ||
    (SELECT count(*) FROM refunds AS tried WHERE tried.payment_id = ${payments.id})`;
  const isStored = hasRow(refunds, and(isOwn(act, order.id), eq(refunds.createdAt, ctx.now)));
  try {
    const { stored } = await batch(ctx, {
      stored: giveBack(ctx, order.id, {
        cause,
        condition: sql`${isSame} AND ${isMine}`,
        actorId: ctx.actor.userId,
        reason: act.reason,
      }),
      audit: auditEntry(
        ctx,
        { action: "order.refunded", subjectId: order.id, detail: { group_act: act.id } },
        sql`WHERE ${isStored}`,
      ),
      // A new version makes other readers of the order look again.
      order: raiseVersion(ctx, order.id, isStored),
    });
    if (stored.changes > 0) return undefined;
  } catch (error) {
    // Another refund of the payment is being made.
    if (isUniqueViolation(error, refunds.paymentId)) return PAUSED;
    throw error;
  }
  const now = await findRecord(ctx, order.id);
  return now?.order.version === order.version ? failed("refund_blocked") : PAUSED;
}

async function settle(ctx: SignedInCtx, act: GroupActRow, orderId: string): Promise<Outcome> {
  const [own, after] = [await findOwn(ctx, act, orderId), await findRecord(ctx, orderId)];
  // The provider did not answer, or is busy: the same request is repeated.
  if (own.some(({ status }) => status === "requested")) return PAUSED;
  if (after && after.keptMinor > 0)
    return failed(own.findLast(({ failure }) => failure !== null)?.failure ?? "refund_failed");
  const amountMinor = own.reduce(
    (sum, refund) => sum + (refund.status === "failed" ? 0 : refund.amountMinor),
    0,
  );
  // Only staff can return money that came by hand, and then end the pass.
  const owesByHand = after && isConfirmed(after.order.status) && after.order.byHandMinor > 0;
  const outcome = owesByHand ? failed("paid_by_hand") : DONE;
  // Somebody else refunded the payments after the preview.
  if (amountMinor === 0) return outcome;
  const id = mailId(act, orderId);
  const facts = { amountMinor, ...(act.text && { letter: act.text }) };
  return {
    ...outcome,
    mail: id,
    also: queueOrderMail(ctx, { id, kind: "order-refunded", orderId, facts }),
  };
}

const isOwn = ({ id }: GroupActRow, orderId: string) =>
  and(eq(refunds.orderId, orderId), sql`${refunds.id} LIKE ${`group:${id}:%`}`);

async function findOwn(ctx: SignedInCtx, act: GroupActRow, orderId: string): Promise<RefundRow[]> {
  const own = build.select().from(refunds).where(isOwn(act, orderId)).orderBy(refunds.createdAt);
  return (await run(ctx, own)).rows;
}
