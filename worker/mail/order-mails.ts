import { eq, type SQL, sql } from "drizzle-orm";
import type { OrderMailFacts, OrderMailKind } from "../../src/domain/mail/mail.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { insertRow, insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { mailOutbox } from "./tables.ts";
import { logUnknown } from "../platform/context/log.ts";
import { leftAddressMessage } from "./messages.ts";
import { attemptDelivery, sendStored } from "./attempt-delivery.ts";
import { deliveryError, newDelivery, unsentMail } from "./outbox.ts";
import { claimAttempt } from "./retries.ts";
import { run, type Statement } from "../platform/db/batch.ts";

/** The time in ms that the queueing Worker has for the first attempt, before the cron retries. */
const FIRST_ATTEMPT_MS = MINUTE_MS;

interface OrderMail {
  /** Made from the event, such as `paid:<payment>`: each event sends one mail. */
  id: string | SQL;
  kind: OrderMailKind;
  facts?: OrderMailFacts;
}

/**
 * Returns the statement that queues a mail to an order's customer if `condition` holds. A known id
 * or an anonymous customer queues nothing. `orderId` may be a query.
 */
export function queueOrderMail(
  ctx: Pick<Ctx, "now">,
  { orderId, ...mail }: OrderMail & { orderId: string | SQL },
  condition: SQL = sql`1`,
): Statement {
  return queueOrderMails(ctx, mail, sql`${eq(orders.id, orderId)} AND (${condition})`);
}

/** Returns the statement that queues a mail for each order of `source` (`condition LIMIT …`). */
export function queueOrderMails(
  { now }: Pick<Ctx, "now">,
  { id, kind, facts }: OrderMail,
  source: SQL,
): Statement {
  const mail = {
    ...unsentMail(now),
    id,
    kind,
    recipient: customers.email,
    message: null,
    facts: facts ?? null,
    subjectId: orders.id,
    nextAttemptAt: now + FIRST_ATTEMPT_MS,
  };
  return insertRowFrom(
    mailOutbox,
    mail,
    sql`FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
      WHERE ${customers.email} <> '' AND ${source} ON CONFLICT DO NOTHING`,
  );
}

/** Sends the queued mails of these ids that nobody is sending. For `ctx.later`. */
export async function sendQueuedMails(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (const mailId of ids) {
    const { changes } = await run(ctx, claimAttempt(ctx, { mailId, attempts: 0 }));
    if (changes === 0) continue;
    const error = await deliveryError(attemptDelivery(ctx, mailId));
    if (error) logUnknown(error, ctx.requestId);
  }
}

/**
 * Prepares the notice to an address that staff remove from an order: its owner can object. `queued`
 * joins the batch of the change, if `condition` holds.
 */
export function tellLeftAddress(
  ctx: Ctx,
  { order, customer }: BookedRows,
  condition: SQL,
): { id: string; queued: Statement } {
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
  return { id: mail.id, queued: insertRowFrom(mailOutbox, mail, sql`WHERE ${condition}`) };
}

const insertMail = insertRow(mailOutbox);

/**
 * Returns the confirmation's statement for the booking's batch, and its sender for `ctx.later`. All
 * rows are known and the first attempt is claimed: each query slows a booking
 * (docs/decisions/0006).
 */
export function confirmBooking(
  ctx: Ctx,
  {
    order,
    customer,
    visitor,
  }: BookedRows & {
    /** The hash of the customer's network; null for staff. */
    visitor: string | null;
  },
): { queued: Statement; send: () => Promise<void> } {
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
