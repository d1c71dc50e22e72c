import { and, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import { PASSENGER_TYPES, bookingTotalMinor } from "../../src/domain/orders/fares.ts";
import { customerName, customerNotes } from "../../src/domain/orders/customer.ts";
import {
  type BookingFields,
  changedFields,
  type FieldChanges,
  toBookingFields,
} from "../../src/domain/bookings/booking-fields.ts";
import { isConfirmed, type OrderStatus } from "../../src/domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, ONE, prepareSql, primaryDb } from "../platform/db/client.ts";
import { orderEvent } from "../platform/db/order-event.ts";
import type { Erased } from "../personal.ts";
import { customers, orderEvents, orders } from "./tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { type BookingRecord, toAdminOrder } from "./booking-record.ts";

/** The stored booking of an order, from the primary; undefined when there is none. */
export async function findRecord(ctx: Ctx, orderId: string): Promise<BookingRecord | undefined> {
  const [record] = await primaryDb(ctx.db)
    .select({ order: orders, customer: customers })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, orderId));
  return record;
}

/** The fields of a stored booking, how a change of it differs from them, and what it then costs (minor units). */
export function compareFields(ctx: Ctx, record: BookingRecord, change: Partial<BookingFields>) {
  const current = toBookingFields(toAdminOrder(ctx, record));
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

/** True for a change to another address; the same one in another case is none. */
export function isNewAddress(
  { customer }: BookingRecord,
  { email = customer.email }: Partial<BookingFields>,
): boolean {
  return email.toLowerCase() !== customer.email.toLowerCase();
}

interface OrderUpdate {
  /** The booking that the change was decided on. When its order has changed since, nothing is done. */
  record: BookingRecord;
  /** What of it changes. */
  change: Partial<BookingFields>;
  status?: OrderStatus | undefined;
  /** What is due of it afterwards, minor units; absent, as much as before. Only of an order that is paid then. */
  dueMinor?: number;
  /** What the history says; null for an act that changes no field. */
  changes: FieldChanges | null;
  reason?: string;
  /** The user of the staff who does it; absent for the order's traveller. */
  actorId?: string;
  /** What must hold besides. */
  condition?: SQL | undefined;
}

/**
 * The statements that change a booking, for one batch: its history first, on which all others depend, then customer, order, and mails
 * that wait for the old address. Another number of travellers makes another total. The first result tells whether it was done.
 */
export function updateOrder(
  ctx: Ctx,
  { record, change, status, dueMinor, changes, reason, actorId, condition }: OrderUpdate,
): { eventId: string; hasChanged: SQL; statements: D1PreparedStatement[] } {
  const { db, now } = ctx;
  const { order, customer } = record;
  const { changes: typed, current, totalMinor } = compareFields(ctx, record, change);
  const after = { ...current, ...change };
  const eventId = uuidV7(now);
  const hasChanged = exists(build.select(ONE).from(orderEvents).where(eq(orderEvents.id, eventId)));
  const mayChange = and(eq(orders.id, order.id), eq(orders.version, order.version), condition);
  const event = {
    id: eventId,
    changes,
    ...(status && { toStatus: status }),
    ...(reason && { reason }),
    ...(actorId && { actorId }),
  };
  // All that is personal can be corrected, but not whose account it is.
  const person = differing(customer, {
    firstName: after.firstName,
    lastName: after.lastName,
    email: after.email,
    companyName: customerName(after),
    vatNumber: after.vatNumber || null,
    // Those of an anonymous customer say something else, and stay.
    notes: Object.keys(typed).length === 0 ? customer.notes : customerNotes(after),
  } satisfies Erased<"customers", "userId">);
  const booked = differing(order, {
    airport: after.airport,
    flightDate: after.flightDate || null,
    flightNumber: after.flightNumber || null,
    adults: after.adults,
    children: after.children,
    infants: after.infants,
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
  const updates = [
    ...(Object.keys(person).length === 0
      ? []
      : [
          build
            .update(customers)
            .set(person)
            .where(and(eq(customers.id, customer.id), hasChanged)),
        ]),
    build
      .update(orders)
      .set(booked)
      .where(and(eq(orders.id, order.id), hasChanged)),
    ...(after.email === customer.email
      ? []
      : [
          build.update(mailOutbox).set({ recipient: after.email }).where(and(isQueued, hasChanged)),
        ]),
  ];
  return {
    eventId,
    hasChanged,
    statements: [
      orderEvent(ctx, event, sql`FROM ${orders} WHERE ${mayChange}`),
      ...updates.map((update) => prepareSql(db, update)),
    ],
  };
}

/** What of `after` differs from a row: searches and totals follow the columns that are written. */
function differing<Row extends object>(row: Row, after: Partial<Row>): Partial<Row> {
  const entries = Object.entries(after).filter(([name, value]) => value !== row[name as keyof Row]);
  return Object.fromEntries(entries) as Partial<Row>;
}
