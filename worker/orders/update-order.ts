import { and, eq, ne, sql, type SQL } from "drizzle-orm";
import { PASSENGER_TYPES, bookingTotalMinor } from "../../src/domain/orders/fares.ts";
import { customerNotes } from "../../src/domain/orders/customer.ts";
import {
  type BookingFields,
  changedFields,
  type FieldChanges,
  toBookingFields,
  toColumns,
} from "../../src/domain/orders/booking-fields.ts";
import { isConfirmed, type OrderStatus } from "../../src/domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { orderEvent } from "../platform/db/order-event.ts";
import type { Erased } from "../personal.ts";
import { customers, orderEvents, orders } from "./tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import type { BookingRecord } from "./booking-record.ts";

/** Returns the stored booking from the primary, if any. */
export async function findRecord(ctx: Ctx, orderId: string): Promise<BookingRecord | undefined> {
  const [record] = await primaryDb(ctx.db)
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  return record;
}

/** Returns the fields of a booking, their changes and the new total (minor units). */
export function compareFields(record: BookingRecord, change: Partial<BookingFields>) {
  const current = toBookingFields({ ...record.order, customer: record.customer });
  const changes = changedFields(current, change);
  const hasNewTotal = PASSENGER_TYPES.some((type) => type in changes);
  const { amountMinor, currency } = record.order;
  return {
    changes,
    current,
    hasNewTotal,
    totalMinor: hasNewTotal ? bookingTotalMinor({ ...current, ...change }, currency) : amountMinor,
  };
}

/** Returns true for another address; another case of the same one is no change. */
export function isNewAddress(
  { customer }: BookingRecord,
  { email = customer.email }: Partial<BookingFields>,
): boolean {
  return email.toLowerCase() !== customer.email.toLowerCase();
}

interface OrderUpdate {
  /** The booking as it was read; the update needs the same version. */
  record: BookingRecord;
  change: Partial<BookingFields>;
  status?: OrderStatus | undefined;
  /** The amount due of a paid order afterwards, minor units; unchanged when absent. */
  dueMinor?: number;
  /** The history's entry; null when no field changes. */
  changes: FieldChanges | null;
  reason?: string;
  /** The staff user; absent for the traveller. */
  actorId?: string;
  condition?: SQL | undefined;
}

/**
 * Returns the statements that change a booking, for one batch. `change` writes the history, all
 * others depend on it, and its result tells whether it was done.
 */
export function updateOrder(
  ctx: Ctx,
  { record, change, status, dueMinor, changes, reason, actorId, condition }: OrderUpdate,
) {
  const { now } = ctx;
  const { order, customer } = record;
  const { changes: typed, current, totalMinor } = compareFields(record, change);
  const after = { ...current, ...change };
  const eventId = uuidV7(now);
  const hasChanged = hasRow(orderEvents, eq(orderEvents.id, eventId));
  const mayChange = and(eq(orders.id, order.id), eq(orders.version, order.version), condition);
  const event = {
    id: eventId,
    changes,
    ...(status && { toStatus: status }),
    ...(reason && { reason }),
    ...(actorId && { actorId }),
  };
  // Every personal field can be corrected, but not the account.
  const person = differing(customer, {
    ...toColumns("customers", after),
    // An anonymous customer keeps its notes.
    notes: Object.keys(typed).length === 0 ? customer.notes : customerNotes(after),
  } satisfies Erased<"customers", "userId">);
  const booked = differing(order, {
    ...toColumns("orders", after),
    amountMinor: totalMinor,
    dueMinor: isConfirmed(status ?? order.status) ? (dueMinor ?? order.dueMinor) : 0,
    status: status ?? order.status,
    version: order.version + 1,
    updatedAt: now,
    ...(isNewAddress(record, change) && {
      addressVersion: order.addressVersion + 1,
      addressChangedAt: now,
      addressToldAt: null,
    }),
  } satisfies Erased<"orders">);
  const isQueued = and(
    eq(mailOutbox.subjectId, order.id),
    ne(mailOutbox.kind, "order-address-left"),
    eq(mailOutbox.status, "waiting"),
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
      recipient:
        after.email !== customer.email &&
        build.update(mailOutbox).set({ recipient: after.email }).where(and(isQueued, hasChanged)),
    },
  };
}

/** Returns the differing columns: triggers of searches and totals follow written columns. */
function differing<Row extends object>(row: Row, after: Partial<Row>): Partial<Row> {
  const entries = Object.entries(after).filter(([name, value]) => value !== row[name as keyof Row]);
  return Object.fromEntries(entries) as Partial<Row>;
}
