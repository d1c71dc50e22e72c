import { and, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { MAILS_ABOUT_ORDERS } from "#domain/mail/mail.ts";
import type { ReplyOrigin, SenderDoubt } from "#domain/messages/message.ts";
import type { OrderEvent, TimelineEntry } from "#domain/order-detail/timeline.schema.ts";
import { refundDueAt } from "#domain/statements/statement.ts";
import { toMajor } from "#domain/money/currency.ts";
import type { Payment } from "#domain/payments/payment.schema.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import { customers, orderNotes, orders } from "../tables/orders.ts";
import { IS_BEYOND } from "../passes/count-admitted.ts";
import { devices, redemptions } from "../tables/passes.ts";
import { mailOutbox } from "../tables/mail.ts";
import { messageReplies, messages } from "../tables/messages.ts";
import { users } from "../tables/identity.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import type { toMovements } from "../payments/payment-detail.ts";
import { selectPersonAddresses } from "../queries/person-addresses.ts";
import type { Results } from "../platform/db/batch.ts";

const MAIL = tableColumns(mailOutbox);
const NOTE = tableColumns(orderNotes);
const REDEMPTION = tableColumns(redemptions);
const MESSAGE = tableColumns(messages);

/** The newest entries of each kind, so that every order's page costs the same. */
export const SHOWN = 50;
const QUOTED = 200;

type Found = Record<string, unknown>;

interface FoundReply {
  id: string;
  authorId: string | null;
  authorEmail: string | null;
  text: string;
  /** Null for a reply by staff. */
  origin: ReplyOrigin | null;
  isOfOther: number | null;
  createdAt: number;
}

export function selectTimeline(orderId: string) {
  const email = sql`${users.email} AS actor_email`;
  const isSent = and(
    eq(mailOutbox.subjectId, orderId),
    inArray(mailOutbox.kind, [...MAILS_ABOUT_ORDERS]),
  );
  const address = sql`(SELECT lower(${customers.email}) FROM ${orders}
    JOIN ${customers} ON ${customers.id} = ${orders.customerId}
    WHERE ${eq(orders.id, orderId)} AND ${ne(customers.email, "")})`;
  const isFromTraveller = and(
    isNull(messages.orderId),
    sql`lower(${messages.email}) = ${address}`,
    ne(messages.status, "spam"),
  );
  const isOfOther = (email: SQL) =>
    sql`lower(${email}) IS NOT ${address}
      AND lower(${email}) NOT IN (${selectPersonAddresses(address)})`;
  const replies = sql`SELECT json_group_array(json_object('id', id, 'authorId', author_id,
      'authorEmail', author_email, 'text', text, 'origin', origin,
      'isOfOther', is_of_other, 'createdAt', created_at))
    FROM (SELECT ${messageReplies.id}, ${messageReplies.authorId},
      ${users.email} AS author_email, substr(${messageReplies.text}, 1, ${QUOTED}) AS text,
      ${messageReplies.origin}, ${isOfOther(sql`${messageReplies.email}`)} AS is_of_other,
      ${messageReplies.createdAt}
      FROM ${messageReplies} LEFT JOIN ${users} ON ${users.id} = ${messageReplies.authorId}
      WHERE ${messageReplies.messageId} = ${messages.id}
      ORDER BY ${desc(messageReplies.createdAt)} LIMIT ${SHOWN})`;
  const ofOrder = eq(redemptions.orderId, orderId);
  // Two indexed reads, because an OR over both would read the whole inbox.
  const found = (condition: SQL | undefined) =>
    sql`SELECT * FROM (SELECT ${MESSAGE.columns}, (${replies}) AS replies,
      ${isOfOther(sql`${messages.email}`)} AS is_of_other FROM ${messages}
      WHERE ${condition} ORDER BY ${desc(messages.createdAt)} LIMIT ${SHOWN})`;
  return {
    mails: sql`SELECT ${MAIL.columns} FROM ${mailOutbox} WHERE ${isSent}
      ORDER BY ${desc(mailOutbox.createdAt)} LIMIT ${SHOWN}`,
    notes: sql`SELECT ${NOTE.columns}, ${email} FROM ${orderNotes}
      LEFT JOIN ${users} ON ${users.id} = ${orderNotes.authorId}
      WHERE ${eq(orderNotes.orderId, orderId)} ORDER BY ${desc(orderNotes.createdAt)}
      LIMIT ${SHOWN}`,
    scans: sql`SELECT ${REDEMPTION.columns}, ${email}, ${devices.name} AS device FROM ${redemptions}
      LEFT JOIN ${users} ON ${users.id} = ${redemptions.actorId}
      LEFT JOIN ${devices} ON ${devices.id} = ${redemptions.deviceId}
      WHERE ${redemptions.id} IN (SELECT id FROM (SELECT id FROM ${redemptions}
          WHERE ${ofOrder} ORDER BY ${desc(redemptions.createdAt)} LIMIT ${SHOWN})
        UNION ALL SELECT id FROM (SELECT id FROM ${redemptions}
          WHERE ${ofOrder} AND ${IS_BEYOND} LIMIT ${SHOWN}))
      ORDER BY ${desc(redemptions.createdAt)}`,
    messages: sql`${found(eq(messages.orderId, orderId))} UNION ALL ${found(isFromTraveller)}`,
  };
}

export function toTimeline(
  { mails, notes, scans, messages: sent }: Results<ReturnType<typeof selectTimeline>>,
  {
    history,
    payments,
    movements,
  }: {
    history: readonly OrderEvent[];
    payments: readonly Payment[];
    movements: ReturnType<typeof toMovements>;
  },
): TimelineEntry[] {
  const entries = [
    ...mails.rows.map((found) => {
      const { id, kind, status, createdAt } = MAIL.read(found);
      return {
        kind: "mail" as const,
        ...by(null, found),
        id,
        mail: kind,
        status,
        created_at: toIso(createdAt),
      };
    }),
    ...notes.rows.map((found) => {
      const { id, authorId, text, isForLane, createdAt } = NOTE.read(found);
      return {
        kind: "note" as const,
        ...by(authorId, found),
        id,
        text,
        for_lane: isForLane,
        created_at: toIso(createdAt),
      };
    }),
    ...scans.rows.map((found) => {
      const { id, actorId, reason, travellers, beyond, ...times } = REDEMPTION.read(found);
      const { scannedAt, createdAt, undoneAt } = times;
      const shown = {
        device: found.device as string | null,
        scanned_at: toIsoOrNull(scannedAt),
      };
      return {
        kind: "redemption" as const,
        ...by(actorId, found),
        id,
        refusal: reason,
        travellers,
        beyond,
        undone_at: toIsoOrNull(undoneAt),
        ...shown,
        created_at: toIso(createdAt),
      };
    }),
    ...sent.rows.map((found) => {
      const { id, kind, status, message, language, orderId, createdAt } = MESSAGE.read(found);
      const due =
        kind === "withdrawal" && status !== "archived" ? toIso(refundDueAt(createdAt)) : null;
      const about = {
        is_about_order: orderId !== null,
        doubt: findDoubt(null, found.is_of_other),
        refund_due_at: due,
      };
      const told = {
        message_id: id,
        message_kind: kind,
        status,
        text: message.slice(0, QUOTED),
        language,
        ...about,
      };
      return {
        kind: "message" as const,
        ...by(null, found),
        id,
        ...told,
        created_at: toIso(createdAt),
      };
    }),
    ...sent.rows.flatMap(toReplyEntries).toSorted(byTime).slice(0, SHOWN),
    ...payments.flatMap(toMoneyEntries),
    ...movements.flatMap(toMovementEntries),
    // A change sorts below its effects of the same moment, such as a mail.
    ...history.map((event) => ({ kind: "change" as const, ...event })),
  ];
  return entries.toSorted(byTime);
}

/** ISO times sort as text; the sort keeps the order of equal times. */
const byTime = (a: TimelineEntry, b: TimelineEntry) =>
  Number(a.created_at < b.created_at) - Number(a.created_at > b.created_at);

function toReplyEntries(found: Found): TimelineEntry[] {
  const { id: messageId, language } = MESSAGE.read(found);
  return (JSON.parse(found.replies as string) as FoundReply[]).map(
    ({ id, authorId, authorEmail, text, origin, isOfOther, createdAt }) => {
      const doubt = origin !== null ? findDoubt(origin, isOfOther) : null;
      const told = { message_id: messageId, text, language, doubt, created_at: toIso(createdAt) };
      return { kind: "reply" as const, actor_id: authorId, actor_email: authorEmail, id, ...told };
    },
  );
}

/** Flags text that the traveller may not have written, unless a program sent it. */
function findDoubt(origin: ReplyOrigin | null, isOfOther: unknown): SenderDoubt | null {
  if (origin === "unproved") return "unproved";
  return origin !== "automatic" && Number(isOfOther) === 1 ? "other_address" : null;
}

/** Payments, refunds and disputes have their own entries. */
function toMovementEntries({
  row,
  email,
}: ReturnType<typeof toMovements>[number]): TimelineEntry[] {
  const { id, kind, amountMinor, waivedMinor, currency, method, reference, actorId } = row;
  const isShown =
    method !== null || ["waived", "dispute_won", "dispute_lost", "refund_failed"].includes(kind);
  if (!isShown) return [];
  return [
    {
      kind: "movement",
      id,
      movement: kind,
      actor_id: actorId,
      actor_email: email,
      amount: toMajor(kind === "waived" ? waivedMinor : amountMinor),
      currency,
      method,
      reference,
      moved_at: toIso(row.movedAt),
      created_at: toIso(row.createdAt),
    },
  ];
}

function toMoneyEntries({
  refunds,
  refund_requests: requests,
  disputes,
  ...payment
}: Payment): TimelineEntry[] {
  const { id, provider, status, currency, amount, created_at } = payment;
  return [
    ...refunds.map(({ reference: _reference, ...refund }) => ({
      kind: "refund" as const,
      ...refund,
    })),
    ...requests.map(({ travellers: _travellers, ...request }) => ({
      kind: "refund_request" as const,
      ...request,
    })),
    ...disputes.map((dispute) => ({
      kind: "dispute" as const,
      id: dispute.id,
      actor_id: null,
      actor_email: null,
      amount: dispute.amount,
      currency: dispute.currency,
      status: dispute.status,
      created_at: dispute.opened_at,
    })),
    {
      kind: "payment",
      id,
      actor_id: null,
      actor_email: null,
      provider,
      status,
      currency,
      amount,
      created_at,
    },
  ];
}

const by = (actorId: string | null, found: Found) => ({
  actor_id: actorId,
  actor_email: (found.actor_email as string | undefined) ?? null,
});
