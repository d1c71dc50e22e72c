import { and, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { ComparedFields } from "#domain/orders/compare-fields.ts";
import { customerNotes } from "#domain/orders/customer.ts";
import { type FieldChanges, toColumns } from "#domain/orders/booking-fields.ts";
import { isConfirmed, type OrderStatus } from "#domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { REFUNDABLE_MINOR } from "../queries/paid-at.ts";
import { IS_REFUNDED } from "../queries/pass-texts.ts";
import { type Statement, run } from "../platform/db/batch.ts";
import { orderEvent } from "../queries/order-event.ts";
import { endRequests } from "../payments/refund-request-state.ts";
import { HAS_LOST_DISPUTE, HAS_OPEN_DISPUTE, HAS_WON_DISPUTE } from "../payments/record-dispute.ts";
import { STANDS } from "../passes/count-admitted.ts";
import { redemptions } from "../tables/passes.ts";
import type { Erased } from "../tables/personal.ts";
import { customers, orderEvents, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { type BookingRecord, BOOKING_ROW } from "../queries/booking-row.ts";

export interface PaidRecord extends BookingRecord {
  /** The refundable part of the payments, in minor units. */
  keptMinor: number;
  isBeingRefunded: boolean;
  hasOpenDispute: boolean;
  hasLostDispute: boolean;
  hasWonDispute: boolean;
  /** Valid redemptions of this pass and of passes that it replaced. */
  redeemed: number;
}

export async function findRecord(ctx: Ctx, orderId: string): Promise<PaidRecord | undefined> {
  const {
    rows: [row],
  } = await run(
    ctx,
    sql<Pick<PaidRecord, "keptMinor" | "redeemed"> & Record<string, unknown>>`SELECT
      ${BOOKING_ROW.columns}, ${REFUNDABLE_MINOR} AS "keptMinor",
        ${sql.raw(IS_REFUNDED)} AS "isBeingRefunded",
        ${HAS_OPEN_DISPUTE} AS "hasOpenDispute", ${HAS_LOST_DISPUTE} AS "hasLostDispute",
        ${HAS_WON_DISPUTE} AS "hasWonDispute",
        (SELECT count(*) FROM ${redemptions}
          WHERE ${redemptions.orderId} = ${orders.id} AND ${STANDS}) AS redeemed
      FROM ${BOOKING_ROW.from}
      WHERE ${orders.id} = ${orderId}`,
  );
  if (!row) return undefined;
  const { keptMinor, redeemed } = row;
  return {
    ...BOOKING_ROW.read(row),
    keptMinor,
    isBeingRefunded: row.isBeingRefunded === 1,
    hasOpenDispute: row.hasOpenDispute === 1,
    hasLostDispute: row.hasLostDispute === 1,
    hasWonDispute: row.hasWonDispute === 1,
    redeemed,
  };
}

interface OrderUpdate {
  /** The update needs an order that still has this version. */
  record: BookingRecord;
  fields: ComparedFields;
  status?: OrderStatus;
  /** Amount due after the change, in minor units; unchanged if absent. */
  dueMinor?: number;
  history: FieldChanges | null;
  reason?: string;
  /** Absent for the traveller. */
  actorId?: string;
  condition?: SQL | undefined;
}

/** All statements depend on `change`, which writes the history and shows if the update ran. */
export function updateOrder(
  ctx: Ctx,
  { record, fields, status, dueMinor, history, reason, actorId, condition }: OrderUpdate,
) {
  const { now } = ctx;
  const { order, customer } = record;
  const { after, amountMinor, hasNewAddress } = fields;
  const toStatus = status ?? order.status;
  const eventId = uuidV7(now);
  const hasChanged = hasRow(orderEvents, eq(orderEvents.id, eventId));
  const mayChange = and(eq(orders.id, order.id), eq(orders.version, order.version), condition);
  const event = { id: eventId, toStatus, changes: history, reason, actorId };
  // Every personal field can be corrected, but not the account.
  const person = differing(customer, {
    ...toColumns("customers", after),
    // An anonymous customer keeps its notes.
    notes: Object.keys(fields.changes).length === 0 ? customer.notes : customerNotes(after),
  } satisfies Erased<"customers", "userId">);
  const booked = differing(order, {
    ...toColumns("orders", after),
    amountMinor,
    dueMinor: dueMinor ?? (isConfirmed(toStatus) ? order.dueMinor : 0),
    status: toStatus,
    version: order.version + 1,
    updatedAt: now,
    ...(hasNewAddress && {
      addressVersion: order.addressVersion + 1,
      ...(actorId !== undefined && { addressChangedAt: now, addressToldAt: null }),
    }),
    // `requestHash` stays, because it recognises a repeat of the original booking request.
  } satisfies Erased<"orders", "requestHash">);
  const isQueued = and(
    eq(mailOutbox.subjectId, order.id),
    ne(mailOutbox.kind, "order-address-left"),
    inArray(mailOutbox.status, ["waiting", "failed"]),
    eq(mailOutbox.recipient, customer.email),
  );
  return {
    eventId,
    hasChanged,
    statements: {
      change: orderEvent(ctx, event, sql`FROM ${orders} WHERE ${mayChange}`),
      customer:
        Object.keys(person).length > 0 &&
        build
          .update(customers)
          .set(person)
          .where(and(eq(customers.id, customer.id), hasChanged)),
      order: build
        .update(orders)
        .set(booked)
        .where(and(eq(orders.id, order.id), hasChanged)),
      requests: endRequests(ctx, order.id),
      recipient:
        after.email !== customer.email &&
        build.update(mailOutbox).set({ recipient: after.email }).where(and(isQueued, hasChanged)),
      address: hasNewAddress && order.mailTrouble !== null && endTrouble(order.id, hasChanged),
    },
  };
}

/** Tries an order's address once more, and discards the mails that came back. */
export function endTrouble(orderId: string, condition: SQL): Statement[] {
  const cameBack = and(
    eq(mailOutbox.subjectId, orderId),
    eq(mailOutbox.status, "failed"),
    isNotNull(mailOutbox.messageId),
  );
  return [
    build.update(mailOutbox).set({ status: "discarded" }).where(and(cameBack, condition)),
    build
      .update(orders)
      .set({ mailTrouble: null })
      .where(and(eq(orders.id, orderId), isNotNull(orders.mailTrouble), condition)),
  ];
}

/** Triggers of searches and totals follow written columns, so only differing ones are written. */
function differing<Row extends object>(row: Row, after: Partial<Row>): Partial<Row> {
  const entries = Object.entries(after).filter(([name, value]) => value !== row[name as keyof Row]);
  return Object.fromEntries(entries) as Partial<Row>;
}
