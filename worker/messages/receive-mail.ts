import { and, eq, inArray, ne, not, or, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { guessLanguage } from "#domain/messages/guess-language.ts";
import type { ReplyOrigin } from "#domain/messages/message.ts";
import { withoutMailedTokens } from "#domain/orders/mailed-link.ts";
import { parseOrderNumber } from "#domain/orders/order-number.ts";
import { ownSubject } from "#domain/messages/own-words.ts";
import { emailAddress } from "#domain/validation.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { customers, orders } from "../tables/orders.ts";
import { newMessage } from "./store-message.ts";
import { type MessageRow, messageReplies, messages } from "../tables/messages.ts";
import { fromBase64url } from "../platform/crypto/encoding.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { attachmentsNote, conversationSubjects } from "../mail/messages.ts";
import { countMail } from "./count-mail.ts";
import { type MailProof, readProof } from "./mail-bytes.ts";
import { type InboundMail, readMail } from "./read-mail.ts";
import { type ReplyTarget, replyTarget } from "../mail/reply-address.ts";
import { batch, run } from "../platform/db/batch.ts";

/** A larger mail may not fit into the Worker's memory. */
const MAX_MAIL_BYTES = 10 * 1024 * 1024;

interface DeliveredMail {
  /** The envelope's addresses. The sender is empty for a bounce. */
  from: string;
  to: string;
  raw: ReadableStream<Uint8Array>;
  rawSize: number;
}

type ProvedMail = InboundMail & { proof: MailProof };

/** The mail server returns a refused mail to its sender with the reason. */
export type Reception =
  | { outcome: "answered" | "stored" | "repeated" | "automatic" | "empty" }
  | { outcome: "refused"; reason: string };

const refused = (reason: string): Reception => ({ outcome: "refused", reason });

/** An answer reopens its conversation, unless a program wrote it (docs/product/messages.md). */
export async function receiveMail(
  ctx: Ctx,
  { from, to, raw, rawSize }: DeliveredMail,
): Promise<Reception> {
  const target = await replyTarget(ctx.settings, to);
  if (target === undefined) return refused("There is no such address here.");
  const bytes = rawSize > MAX_MAIL_BYTES ? undefined : await readAtMost(raw, MAX_MAIL_BYTES);
  if (!bytes) return refused("This mail is too large. Send it again without its attachments.");
  const proof = readProof(bytes);
  if (!(await countMail(ctx, from, proof)))
    return refused("Too many mails came from this address. Try again later.");
  const read = await readMail(bytes, from).catch(() => undefined);
  if (!read || !emailAddress().safeParse(read.email).success)
    return refused("This mail cannot be read.");
  // Subject and text may contain the traveller's link, which staff must not use.
  const subject = withoutMailedTokens(read.subject);
  const mail = { ...read, subject, text: withoutMailedTokens(read.text), proof };
  const conversation =
    target?.kind === "message" ? await findConversation(ctx, target.id) : undefined;
  if (conversation) return storeAnswer(ctx, conversation, mail);
  if (mail.isAutomatic) return { outcome: "automatic" };
  return storeNewMessage(ctx, mail, target);
}

/** Returns undefined above `max`. The declared size may be wrong. */
async function readAtMost(
  stream: ReadableStream<Uint8Array>,
  max: number,
): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Conversation = Pick<MessageRow, "id" | "kind" | "email" | "language">;

async function findConversation({ db }: Ctx, id: string): Promise<Conversation | undefined> {
  const { kind, email, language } = messages;
  const [found] = await primaryDb(db)
    .select({ id: messages.id, kind, email, language })
    .from(messages)
    .where(eq(messages.id, id));
  return found;
}

/** Stores a repeat once. The version increases, so that an admin who is writing gets a conflict. */
async function storeAnswer(
  ctx: Ctx,
  { id: messageId, kind, email, language }: Conversation,
  mail: ProvedMail,
): Promise<Reception> {
  const { now } = ctx;
  // Some senders write the whole answer in the subject.
  const inSubject = mail.isWordless
    ? ownSubject(mail.subject, conversationSubjects(language, kind))
    : "";
  const text = [inSubject, toStoredText(mail, language)].filter(Boolean).join("\n\n");
  if (text === "") return { outcome: "empty" };
  const id = uuidV7(now);
  const reply = {
    id,
    messageId,
    authorId: null,
    email: mail.email,
    origin: toOrigin(mail, email),
    text,
    mailHash: mail.hash,
    createdAt: now,
  };
  const isThere = hasRow(messages, eq(messages.id, messageId));
  const wasStored = hasRow(messageReplies, eq(messageReplies.id, id));
  const { stored } = await batch(ctx, {
    stored: insertRowFrom(messageReplies, reply, sql`WHERE ${isNew(mail)} AND ${isThere}`),
    reopened: !mail.isAutomatic && [
      build
        .update(messages)
        .set({ version: sql`${messages.version} + 1` })
        .where(and(eq(messages.id, messageId), wasStored)),
      // Only if necessary: each write of the status rewrites the search words of all replies.
      build
        .update(messages)
        .set({ status: "new" })
        .where(and(eq(messages.id, messageId), ne(messages.status, "new"), wasStored)),
    ],
  });
  return { outcome: stored.changes > 0 ? "answered" : "repeated" };
}

function toOrigin(mail: ProvedMail, email: string): ReplyOrigin {
  if (mail.isAutomatic) return "automatic";
  if (mail.proof === "refuted") return "unproved";
  return mail.email === email.toLowerCase() ? "sender" : "other_address";
}

/** Stores a repeated mail once. A forged mail counts as spam. */
async function storeNewMessage(
  ctx: Ctx,
  mail: ProvedMail,
  target: ReplyTarget | null,
): Promise<Reception> {
  const { now } = ctx;
  const language = guessLanguage(`${mail.subject}\n${mail.text}`, mail.language);
  const message = [mail.subject, toStoredText(mail, language)].filter(Boolean).join("\n\n");
  if (message === "") return { outcome: "empty" };
  const row: MessageRow = {
    ...newMessage(now),
    id: toMessageId(mail),
    kind: "mail",
    name: mail.name,
    email: mail.email,
    message,
    orderId: await findOrderId(ctx, mail, target),
    language,
    status: mail.proof === "refuted" ? "spam" : "new",
  };
  const { changes } = await run(ctx, insertRowFrom(messages, row, sql`WHERE ${isNew(mail)}`));
  return { outcome: changes > 0 ? "stored" : "repeated" };
}

/** The id contains no time of receipt, so that a repeat gets the same id. */
const toMessageId = ({ hash }: ProvedMail) => uuidV7(0, fromBase64url(hash)!.slice(0, 16));

/** We store a mail to both a conversation and the inbox only where it arrives first. */
const isNew = (mail: ProvedMail) =>
  not(
    or(
      hasRow(messages, eq(messages.id, toMessageId(mail))),
      hasRow(messageReplies, eq(messageReplies.mailHash, mail.hash)),
    )!,
  );

function toStoredText({ text, attachments }: InboundMail, language: Language): string {
  return [text, attachments.length > 0 && attachmentsNote(language, attachments)]
    .filter(Boolean)
    .join("\n\n");
}

const ORDER_NUMBERS = /\bFT[\s\u2010-\u2015-]?\d{13}[\s\u2010-\u2015-]?[A-Z0-9]{4,16}\b/gi;
const MAX_ORDER_NUMBERS = 3;

/** Forged mails get no order. An order named in the text must have the sender's address. */
async function findOrderId(
  { db }: Ctx,
  { email, subject, text, proof }: ProvedMail,
  target: ReplyTarget | null,
): Promise<string | null> {
  if (proof === "refuted") return null;
  const named = Array.from(`${subject}\n${text}`.matchAll(ORDER_NUMBERS), ([found]) =>
    parseOrderNumber(found),
  ).slice(0, MAX_ORDER_NUMBERS);
  const isMeant =
    target?.kind === "order"
      ? eq(orders.id, target.id)
      : and(inArray(orders.orderNumber, named), eq(sql`lower(${customers.email})`, email));
  if (target?.kind !== "order" && named.length === 0) return null;
  const [order] = await primaryDb(db)
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isMeant)
    .limit(1);
  return order?.id ?? null;
}
