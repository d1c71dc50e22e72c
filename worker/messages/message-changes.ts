import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { mayChange, ROLES } from "#domain/accounts/role.ts";
import type { Language } from "#domain/language.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import type {
  MessageChange,
  MessageDetail,
  ReplyInput,
  Colleague,
} from "#domain/messages/message.schema.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { isNotBanned } from "../queries/account-holds.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom, isUniqueViolation } from "../platform/db/insert-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { messageReplies, type MessageRow, messages } from "../tables/messages.ts";
import { orders } from "../tables/orders.ts";
import { userRoles } from "../tables/staff.ts";
import { users } from "../tables/identity.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { ConflictError, NotFoundError, UnprocessableError } from "../platform/errors/errors.ts";
import { logUnknown } from "../platform/context/log.ts";
import { deliver, deliveryError } from "../mail/outbox.ts";
import { newDelivery, queuedMail, type QueuedMail } from "../mail/outbox-row.ts";
import { finishMails } from "../mail/send-queued.ts";
import { findMessage, selectDetail, toDetail } from "./message-detail.ts";
import { batch, isTrue, run } from "../platform/db/batch.ts";

type Reply = ReplyInput & { messageId: string };

/** One batch stores reply and mail, so that a stopped Worker loses neither. Throws NotFoundError or ConflictError. */
export async function replyToMessage(ctx: SignedInCtx, reply: Reply): Promise<MessageDetail> {
  const found = await requireMessage(ctx, reply.messageId);
  const mail = await storeReply(ctx, found, { ...reply, id: uuidV7(ctx.now) });
  const delivery = deliver(ctx, mail);
  const error = await deliveryError(delivery);
  if (error) logUnknown(error, ctx.requestId);
  const { detail } = await batch(ctx, {
    sent: !error && finishMails(ctx, { [mail.id]: await delivery }),
    detail: selectDetail(reply.messageId),
  });
  return toDetail(ctx, detail);
}

async function requireMessage(ctx: SignedInCtx, messageId: string): Promise<MessageRow> {
  const isIts = eq(messages.id, messageId);
  const {
    rows: [found],
  } = await run(ctx, build.select().from(messages).where(isIts));
  if (!found) throw new NotFoundError();
  return found;
}

interface BulkReplied {
  messageId: string;
  version: number;
  text: Partial<Record<Language, string>>;
  replyId: string;
}

/** A repeat finds its reply and stores nothing. Throws as `replyToMessage` does. */
export async function storeBulkReply(
  ctx: SignedInCtx,
  { messageId, version, text, replyId: id }: BulkReplied,
): Promise<"language_missing" | undefined> {
  const isDone = () => isTrue(ctx, hasRow(messageReplies, eq(messageReplies.id, id)));
  if (await isDone()) return undefined;
  const found = await requireMessage(ctx, messageId);
  const own = text[found.language];
  if (own === undefined) return "language_missing";
  try {
    await storeReply(ctx, found, { messageId, version, text: own, id }, true);
  } catch (error) {
    // A simultaneous copy of the request may have stored it.
    const isTwin = error instanceof ConflictError || isUniqueViolation(error, mailOutbox.id);
    if (!isTwin || !(await isDone())) throw error;
  }
  ctx.enqueue({ mails: [id] });
  return undefined;
}

/** Only the first statement checks the version; the others check that it stored the reply. */
async function storeReply(
  ctx: SignedInCtx,
  found: MessageRow,
  { messageId, text, version, id }: Reply & { id: string },
  isQueued = false,
): Promise<QueuedMail> {
  const isIts = eq(messages.id, messageId);
  const { email, ...original } = found;
  const { now, actor } = ctx;
  const { replyMessage } = await import("../mail/messages.ts");
  const message = replyMessage({ ...original, text });
  const written = {
    kind: "message-reply",
    recipient: email,
    message,
    subjectId: messageId,
  } as const;
  const mail = isQueued ? { ...queuedMail(now), id, ...written } : newDelivery(written, now, id);
  const reply = {
    id,
    messageId,
    authorId: actor.userId,
    email: null,
    origin: null,
    text,
    mailHash: null,
    createdAt: now,
  };
  const isStored = hasRow(messageReplies, eq(messageReplies.id, id));
  const { stored } = await batch(ctx, {
    stored: insertRowFrom(
      messageReplies,
      reply,
      sql`FROM ${messages} WHERE ${isAsSeen(messageId, version)}`,
    ),
    answered: build
      .update(messages)
      .set({ status: "answered", version: sql`${messages.version} + 1` })
      .where(and(isIts, isStored)),
    audit: auditEntry(
      ctx,
      { action: "message.replied", subjectId: messageId, detail: { reply: id } },
      sql`WHERE ${isStored}`,
    ),
    mail: insertRowFrom(mailOutbox, mail, sql`WHERE ${isStored}`),
  });
  if (stored.changes === 0) throw messageChanged(await findMessage(ctx, messageId));
  return mail;
}

/** Audits each change. Throws NotFoundError, ConflictError `message_changed` or UnprocessableError. */
export async function changeMessage(
  ctx: SignedInCtx,
  input: MessageChange & { messageId: string },
): Promise<MessageDetail> {
  const { messageId, status, assigneeId, orderNumber, version } = input;
  const { order, colleague } = await batch(ctx, {
    order: orderNumber && selectOrder(orderNumber),
    colleague:
      assigneeId &&
      build
        .select({ id: users.id })
        .from(userRoles)
        .innerJoin(users, eq(users.id, userRoles.userId))
        .where(and(eq(users.id, assigneeId), MAY_ANSWER, isNotBanned(ctx.now))),
  });
  if (order && !order.rows[0])
    throw new UnprocessableError("order_unknown", "No order has this number.");
  if (colleague && !colleague.rows[0])
    throw new UnprocessableError("assignee_unknown", "This person is not of the staff.");
  const orderId = order ? order.rows[0]!.id : orderNumber === undefined ? undefined : null;
  const asked = [
    { column: messages.status, to: status, action: "message.status_changed", key: "to" },
    { column: messages.assigneeId, to: assigneeId, action: "message.assigned", key: "assignee" },
    { column: messages.orderId, to: orderId, action: "message.linked", key: "order" },
  ] as const;
  const changes = asked.filter(({ to }) => to !== undefined);
  const seen = isAsSeen(messageId, version);
  const isNew = or(...changes.map(({ column, to }) => sql`${column} IS NOT ${to}`));
  const { changed, detail } = await batch(ctx, {
    audits: changes.map(({ column, to, action, key }) => {
      const from = key === "to" ? sql`'from', ${column}, ` : sql``;
      const detail = sql`json_object(${from}${sql.raw(`'${key}'`)}, ${to})`;
      return auditEntry(
        ctx,
        { action, subjectId: messages.id, detail },
        sql`FROM ${messages} WHERE ${and(seen, sql`${column} IS NOT ${to}`)}`,
      );
    }),
    changed: build
      .update(messages)
      .set({ status, assigneeId, orderId, version: sql`${messages.version} + 1` })
      .where(and(seen, isNew)),
    detail: selectDetail(messageId),
  });
  const message = await toDetail(ctx, detail);
  const isDone = [
    [status, message.status],
    [assigneeId, message.assignee_id],
    [orderId, message.order_id],
  ].every(([wanted, now]) => wanted === undefined || wanted === now);
  if (changed.changes > 0 || isDone) return message;
  throw messageChanged(message);
}

const MAY_ANSWER = inArray(
  userRoles.role,
  ROLES.filter((role) => mayChange(role, "messages")),
);

export async function listColleagues(ctx: Ctx): Promise<Colleague[]> {
  const { rows } = await run(
    ctx,
    build
      .select({ user_id: users.id, email: users.email })
      .from(userRoles)
      // The pluses keep SQLite from using the indexes of all accounts.
      .innerJoin(users, eq(users.id, sql`+${userRoles.userId}`))
      .where(and(MAY_ANSWER, isNotBanned(ctx.now)))
      .orderBy(asc(sql`+${users.email}`)),
  );
  return rows;
}

const selectOrder = (orderNumber: string) =>
  build
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, parseOrderNumber(orderNumber)));

function isAsSeen(messageId: string, version: number | undefined): SQL | undefined {
  return and(
    eq(messages.id, messageId),
    version === undefined ? undefined : eq(messages.version, version),
  );
}

/** Contains the current message, so that the page can show both versions. */
const messageChanged = (message: MessageDetail) =>
  new ConflictError("message_changed", "This message has changed since it was read.", { message });
