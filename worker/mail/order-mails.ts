import { eq, type SQL, sql } from "drizzle-orm";
import type { OrderMailFacts, OrderMailKind } from "../../src/domain/mail/mail.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { prepareSql } from "../platform/db/client.ts";
import { insertRow, insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { mailOutbox } from "./tables.ts";
import { logUnknown } from "../platform/context/log.ts";
import { leftAddressMessage } from "./messages.ts";
import { attemptDelivery, sendStored } from "./attempt-delivery.ts";
import { deliveryError, newDelivery } from "./outbox.ts";
import { claimAttempt } from "./retries.ts";

/** How long the Worker that queued a mail has to send it before the next cron run does, in ms. */
const FIRST_ATTEMPT_MS = MINUTE_MS;

interface OrderMail {
  /** Made of what the mail tells, such as `paid:<payment>`: one mail for each thing that happened. */
  id: string | SQL;
  kind: OrderMailKind;
  facts?: OrderMailFacts;
}

/**
 * The statement that queues a mail to an order's customer, for the batch of the change that it tells of; only if `condition` holds when
 * it runs. A second one of the same id, or one to a customer who is anonymous, queues nothing. `orderId` may be the query that finds it.
 */
export function queueOrderMail(
  ctx: Pick<Ctx, "db" | "now">,
  { orderId, ...mail }: OrderMail & { orderId: string | SQL },
  condition: SQL = sql`1`,
): D1PreparedStatement {
  return queueOrderMails(ctx, mail, sql`${eq(orders.id, orderId)} AND (${condition})`);
}

/** The statement that queues a mail to the customer of each order that `source` finds (`condition LIMIT …`); as above. */
export function queueOrderMails(
  { db, now }: Pick<Ctx, "db" | "now">,
  { id, kind, facts }: OrderMail,
  source: SQL,
): D1PreparedStatement {
  return prepareSql(
    db,
    sql`INSERT OR IGNORE INTO ${mailOutbox}
      (id, kind, status, recipient, message, facts, subject_id, attempts, last_error, failure, next_attempt_at, created_at, updated_at)
      SELECT ${id}, ${kind}, 'waiting', ${customers.email}, NULL, ${facts ? JSON.stringify(facts) : null}, ${orders.id}, 0, NULL, NULL, ${now + FIRST_ATTEMPT_MS}, ${now}, ${now}
      FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
      WHERE ${customers.email} <> '' AND ${source}`,
  );
}

/** Sends the queued mails of these ids now; ids that were not queued, or are being sent, are passed over. For `ctx.later`. */
export async function sendQueuedMails(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const mailId of ids) {
    const { meta } = await claimAttempt(ctx, { mailId, attempts: 0 }).run();
    if (meta.changes === 0) continue;
    const error = await deliveryError(attemptDelivery(ctx, mailId));
    if (error) logUnknown(error, ctx.requestId);
  }
}

/**
 * The notice to the address that staff take an order away from, whether or not they tell the new one:
 * its owner is the one who can object. `queued` is for the batch of the change, if `condition` holds.
 */
export function tellLeftAddress(
  ctx: Ctx,
  { order, customer }: BookedRows,
  condition: SQL,
): { id: string; queued: D1PreparedStatement } {
  const left = {
    kind: "order-address-left",
    recipient: customer.email,
    message: leftAddressMessage(order.language, order.orderNumber),
    subjectId: order.id,
  } as const;
  const mail = {
    ...newDelivery(left, ctx.now),
    attempts: 0,
    nextAttemptAt: ctx.now + FIRST_ATTEMPT_MS,
  };
  return { id: mail.id, queued: insertRowFrom(ctx.db, mailOutbox, mail, sql`WHERE ${condition}`) };
}

const insertMail = insertRow(mailOutbox);

/**
 * The confirmation of a booking: the statement for the booking's batch, and what sends it afterwards, for `ctx.later`. Unlike
 * queueOrderMail it knows all rows, and its first attempt is claimed from the start: of a booking every query counts
 * (docs/decisions/0006).
 */
export function confirmBooking(
  ctx: Ctx,
  {
    order,
    customer,
    visitor,
  }: BookedRows & {
    /** The hash of who booked; null for staff. */
    visitor: string | null;
  },
): { queued: D1PreparedStatement; send: () => Promise<void> } {
  const confirmation = {
    kind: "order-booked",
    recipient: customer.email,
    message: null,
    subjectId: order.id,
    visitor,
  } as const;
  const mail = newDelivery(confirmation, ctx.now, `booked:${order.id}`);
  return { queued: insertMail(ctx.db, mail), send: () => sendStored(ctx, mail, order) };
}

interface BookedRows {
  order: OrderRow;
  customer: { email: string };
}
