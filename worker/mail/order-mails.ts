import { eq, type SQL, sql } from "drizzle-orm";
import type { OrderMailFacts, OrderMailKind } from "#domain/mail/mail.ts";
import { leftMinor } from "#domain/orders/order-money.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { insertRow, insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { queuedMail } from "./outbox-row.ts";
import type { Statement } from "../platform/db/batch.ts";

interface OrderMail {
  /** The event gives the id, such as `paid:<payment>`, so that each event sends one mail. */
  id: string | SQL;
  kind: OrderMailKind;
  facts?: OrderMailFacts;
  /** From `hashVisitor`. Null, the default, if staff, a provider or a cron run causes the mail. */
  visitor?: string | null;
}

/** Queues nothing for a known id or an anonymous customer. `orderId` may be a query. */
export function queueOrderMail(
  ctx: Pick<Ctx, "now">,
  { orderId, ...mail }: OrderMail & { orderId: string | SQL },
  condition: SQL = sql`1`,
): Statement {
  return queueOrderMails(ctx, mail, sql`${eq(orders.id, orderId)} AND (${condition})`);
}

/** Queues one mail for each order of `source` (`condition LIMIT …`). */
export function queueOrderMails(
  { now }: Pick<Ctx, "now">,
  { id, kind, facts, visitor = null }: OrderMail,
  source: SQL,
): Statement {
  const mail = {
    ...queuedMail(now),
    id,
    kind,
    recipient: customers.email,
    message: null,
    facts: facts ?? null,
    visitor,
    subjectId: orders.id,
  };
  return insertRowFrom(
    mailOutbox,
    mail,
    sql`FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
      WHERE ${customers.email} <> '' AND ${source} ON CONFLICT DO NOTHING`,
  );
}

/** The owner of the earlier address gets a notice and can object. `queued` joins the change's batch. */
export function tellLeftAddress(
  { now }: Ctx,
  { order, customer }: BookedRows,
  condition: SQL,
): { id: string; queued: Statement } {
  const mail = {
    ...queuedMail(now),
    id: uuidV7(now),
    kind: "order-address-left" as const,
    recipient: customer.email,
    message: null,
    subjectId: order.id,
  };
  return { id: mail.id, queued: insertRowFrom(mailOutbox, mail, sql`WHERE ${condition}`) };
}

const insertMail = insertRow(mailOutbox);

/** `queued` needs no query, which would slow the booking (docs/decisions/0006). */
export function confirmBooking(
  { db, now }: Ctx,
  {
    order,
    customer,
    visitor,
  }: BookedRows & {
    /** The hash of the customer's network, or null if staff book. */
    visitor: string | null;
  },
): { id: string; queued: Statement } {
  const id = `booked:${order.id}`;
  const mail = {
    ...queuedMail(now),
    id,
    kind: "order-booked" as const,
    recipient: customer.email,
    message: null,
    subjectId: order.id,
    visitor,
  };
  return { id, queued: insertMail(db, mail) };
}

interface BookedRows {
  order: OrderRow;
  customer: { email: string };
}

/** In minor units. Omits a sum of 0. */
export function toldSum(
  kind: OrderMailKind,
  {
    byHandMinor,
    ...order
  }: Pick<OrderRow, "paidMinor" | "refundedMinor" | "disputedMinor" | "byHandMinor">,
): OrderMailFacts {
  const sums: Partial<Record<OrderMailKind, number>> = {
    "order-refunded": order.refundedMinor,
    "order-cancelled": leftMinor(order) - byHandMinor,
  };
  return sums[kind] ? { amountMinor: sums[kind] } : {};
}
