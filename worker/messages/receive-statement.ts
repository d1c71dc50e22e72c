import { and, eq, sql } from "drizzle-orm";
import { withoutMailedTokens } from "#domain/orders/mailed-link.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import type { StatementKind } from "#domain/statements/statement.ts";
import type { Statement } from "#domain/statements/statement.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { type MessageRow, messages } from "../tables/messages.ts";
import { statementReceipt, statementText } from "../mail/messages.ts";
import { hashVisitor, requireAttempt } from "../platform/attempts.ts";
import { queuedMail } from "../mail/outbox-row.ts";
import { queueTeamMail, sendTeamMail } from "../mail/team-mail.ts";
import { newMessage } from "./store-message.ts";
import { batch } from "../platform/db/batch.ts";

interface Received {
  kind: StatementKind;
  statement: Statement;
  /** A repeat with the same Idempotency-Key changes nothing. */
  key?: string | undefined;
}

/** Stores a statement even without a matching order (docs/product/messages.md). Returns its time in epoch ms. */
export async function receiveStatement(
  ctx: Ctx,
  { kind, statement, key }: Received,
): Promise<number> {
  const { now, language } = ctx;
  await requireAttempt(ctx, { purpose: "statement", subject: ctx.visitor });
  const { name, email, reference } = statement;
  const message: MessageRow = {
    ...newMessage(now),
    kind,
    name,
    email,
    message: withoutMailedTokens(statementText(language, kind, statement)),
    reference: withoutMailedTokens(reference),
    orderId: await findOrder(ctx, statement),
    language,
  };
  const news =
    key === undefined ? message.id : await sha256(JSON.stringify([key, kind, statement]));
  const mailId = `${kind}:${news}`;
  const receipt = statementReceipt(language, {
    kind,
    statement,
    isMatched: message.orderId !== null,
    receivedAt: now,
  });
  const mail = {
    ...queuedMail(now),
    id: mailId,
    kind: `${kind}-receipt` as const,
    recipient: email,
    message: receipt,
    subjectId: message.id,
    visitor: await hashVisitor(ctx),
  };
  const {
    stored,
    mail: teamMail,
    first,
  } = await batch(ctx, {
    stored: insertRowFrom(
      messages,
      message,
      sql`WHERE NOT ${hasRow(mailOutbox, eq(mailOutbox.id, mailId))}`,
    ),
    mail: queueTeamMail(ctx, message),
    receipt: insertRowFrom(
      mailOutbox,
      mail,
      sql`WHERE ${hasRow(messages, eq(messages.id, message.id))}`,
    ),
    first: build
      .select({ createdAt: mailOutbox.createdAt })
      .from(mailOutbox)
      .where(eq(mailOutbox.id, mailId)),
  });
  if (stored.changes > 0) ctx.enqueue({ mails: [mailId] });
  sendTeamMail(ctx, teamMail);
  return first.rows[0]?.createdAt ?? now;
}

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
