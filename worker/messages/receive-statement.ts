import { and, eq, sql } from "drizzle-orm";
import { parseOrderNumber } from "../../src/domain/orders/order-number.ts";
import type { StatementKind } from "../../src/domain/statements/statement.ts";
import type { Statement } from "../../src/domain/statements/statement.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { build, prepareSql, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, orders } from "../orders/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { type MessageRow, messages } from "./tables.ts";
import { declaredText, statementReceipt } from "../mail/messages.ts";
import { hashVisitor, requireAttempt } from "../platform/attempts.ts";
import { sendStored } from "../mail/attempt-delivery.ts";
import { newDelivery } from "../mail/outbox.ts";
import { notifyTeam } from "./store-message.ts";

interface Received {
  kind: StatementKind;
  statement: Statement;
  /** Of the Idempotency-Key: a repeat of the same statement with it changes nothing. Without one every statement is a new one. */
  key?: string | undefined;
}

/**
 * Stores a withdrawal, or the end of a membership, in the inbox with the mail that acknowledges it, in one batch; both are sent after
 * the response. What matches no order is taken all the same (docs/product/messages.md).
 * @returns when it was received, epoch ms.
 * @throws RateLimitedError after too many statements of one visitor.
 */
export async function receiveStatement(
  ctx: Ctx,
  { kind, statement, key }: Received,
): Promise<number> {
  const { db, now, language } = ctx;
  await requireAttempt(ctx, { purpose: "statement", subject: ctx.visitor });
  const { name, email, reference } = statement;
  const message: MessageRow = {
    id: uuidV7(now),
    kind,
    firstName: null,
    lastName: null,
    name,
    email,
    phone: null,
    message: declaredText(language, kind, statement),
    reference,
    orderId: await findOrder(ctx, statement),
    language,
    status: "new",
    createdAt: now,
    version: 1,
    assigneeId: null,
  };
  const mailId = `${kind}:${key === undefined ? message.id : await sha256(JSON.stringify([key, kind, statement]))}`;
  const receipt = statementReceipt(language, { kind, statement, receivedAt: now });
  const mail = newDelivery(
    {
      kind: `${kind}-receipt`,
      recipient: email,
      message: receipt,
      subjectId: message.id,
      visitor: await hashVisitor(ctx),
    },
    now,
    mailId,
  );
  const [stored, , first] = await db.batch<{ created_at: number }>([
    insertRowFrom(
      db,
      messages,
      message,
      sql`WHERE NOT EXISTS (SELECT 1 FROM ${mailOutbox} WHERE ${eq(mailOutbox.id, mailId)})`,
    ),
    insertRowFrom(
      db,
      mailOutbox,
      mail,
      sql`WHERE EXISTS (SELECT 1 FROM ${messages} WHERE ${eq(messages.id, message.id)})`,
    ),
    prepareSql(
      db,
      build
        .select({ created_at: mailOutbox.createdAt })
        .from(mailOutbox)
        .where(eq(mailOutbox.id, mailId)),
    ),
  ]);
  if (stored!.meta.changes > 0) {
    ctx.later(sendStored(ctx, mail, null));
    ctx.later(notifyTeam(ctx, message));
  }
  return first!.results[0]!.created_at;
}

/** The order that the statement names, if its e-mail is the one that it was booked with. */
async function findOrder(ctx: Ctx, { reference, email }: Statement): Promise<string | null> {
  const [order] = await primaryDb(ctx.db)
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(
      and(
        eq(orders.orderNumber, parseOrderNumber(reference)),
        eq(sql`lower(${customers.email})`, email.toLowerCase()),
      ),
    );
  return order?.id ?? null;
}
