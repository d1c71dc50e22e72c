import { and, asc, desc, inArray, notInArray, sql } from "drizzle-orm";
import type { PersonExport } from "../../src/domain/accounts/person-export.schema.ts";
import { toMajor } from "../../src/domain/money/currency.ts";
import type { OrderEvent } from "../../src/domain/staff-orders/timeline.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import type { Exported } from "../personal.ts";
import { customers, orderEvents, orderNotes, orders } from "../orders/tables.ts";
import { invitations, savedViews, suspendedRoles } from "../staff/tables.ts";
import { mailSuppressions } from "../mail/tables.ts";
import {
  type MessageReplyRow,
  type MessageRow,
  messageReplies,
  messages,
} from "../messages/tables.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "../payments/tables.ts";
import { siteConfigs } from "../generator/tables.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { toCustomer, toOrder } from "../orders/booking-record.ts";
import { isOwnCustomer, isOwnMessage, type Person } from "../platform/db/person.ts";

/**
 * Returns a person's data besides their account, newest first, from the primary. Without `emails`
 * it leaves out all data found by an address.
 */
export async function exportPerson(ctx: Ctx, person: Person): Promise<PersonExport> {
  const db = primaryDb(ctx.db);
  const theirCustomers = build
    .select({ id: customers.id })
    .from(customers)
    .where(isOwnCustomer(person));
  const theirOrders = build
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.customerId, theirCustomers));
  const theirMessages = build
    .select({ id: messages.id })
    .from(messages)
    .where(isOwnMessage(person));
  const [emails, userIds] = [[...person.emails], [...person.userIds]];
  const emailHashes = await Promise.all(emails.map(suppressionHash));
  // One batch reads one moment. D1's batch mixes up a join's columns, so customers and orders come
  // apart.
  const [
    whose,
    ordered,
    events,
    notes,
    paid,
    given,
    sent,
    replies,
    mailed,
    invited,
    configs,
    views,
    suspended,
    suppressed,
  ] = await db.batch([
    db.select().from(customers).where(isOwnCustomer(person)),
    db
      .select()
      .from(orders)
      .where(inArray(orders.customerId, theirCustomers))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, theirOrders))
      .orderBy(asc(orderEvents.createdAt), asc(sql`${orderEvents}.rowid`)),
    db
      .select()
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, theirOrders))
      .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id)),
    db
      .select()
      .from(payments)
      .where(inArray(payments.orderId, theirOrders))
      .orderBy(asc(payments.id)),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, theirOrders))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    db
      .select()
      .from(messages)
      .where(isOwnMessage(person))
      .orderBy(desc(messages.createdAt), desc(messages.id)),
    db
      .select()
      .from(messageReplies)
      .where(inArray(messageReplies.messageId, theirMessages))
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
    db
      .select()
      .from(messageReplies)
      .where(
        and(
          inArray(sql`lower(${messageReplies.email})`, emails),
          notInArray(messageReplies.messageId, theirMessages),
        ),
      )
      .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id)),
    db.select().from(invitations).where(inArray(invitations.email, emails)),
    db.select().from(siteConfigs).where(inArray(siteConfigs.userId, userIds)),
    db.select().from(savedViews).where(inArray(savedViews.userId, userIds)),
    db.select().from(suspendedRoles).where(inArray(suspendedRoles.userId, userIds)),
    db
      .select()
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.emailHash, emailHashes))
      .orderBy(asc(mailSuppressions.createdAt))
      .limit(1),
  ]);
  const customersById = new Map(whose.map((customer) => [customer.id, customer]));
  return {
    bookings: ordered.map((order) => ({
      customer: toCustomer(customersById.get(order.customerId)!),
      order: toOrder(ctx, order),
      history: events.filter(({ orderId }) => orderId === order.id).map(toChange),
      notes: notes.filter(({ orderId }) => orderId === order.id).map(toNote),
      payments: paid
        .filter(({ orderId }) => orderId === order.id)
        .map((payment) => toPayment(payment, given)),
    })),
    messages: sent.map((message) => ({
      ...toMessage(message),
      replies: replies.filter(({ messageId }) => messageId === message.id).map(toReply),
    })),
    mailed_answers: mailed.map(toReply),
    invitations: invited.map(({ role, ...times }) => ({ role, ...toTimes(times) })),
    site_configs: configs.map(toSiteConfig),
    saved_views: views.map(toSavedView),
    suspended_roles: suspended.map(toSuspendedRole),
    unsubscribed_at: suppressed[0] ? toIso(suppressed[0].createdAt) : null,
  };
}

const toNote = ({ text, createdAt }: typeof orderNotes.$inferSelect) =>
  ({ text, created_at: toIso(createdAt) }) satisfies Exported<"orderNotes">;

const toMessage = ({ createdAt, ...message }: MessageRow) =>
  ({
    kind: message.kind,
    first_name: message.firstName,
    last_name: message.lastName,
    name: message.name,
    email: message.email,
    phone: message.phone,
    message: message.message,
    reference: message.reference,
    created_at: toIso(createdAt),
  }) satisfies Exported<"messages">;

const toReply = ({ authorId, email, text, createdAt }: MessageReplyRow) =>
  ({
    from_team: authorId !== null,
    email,
    text,
    created_at: toIso(createdAt),
  }) satisfies Exported<"messageReplies">;

const toSiteConfig = ({ id, config, ...times }: typeof siteConfigs.$inferSelect) =>
  ({ id, config: { ...config }, ...toTimes(times) }) satisfies Exported<"siteConfigs">;

const toSavedView = ({ list, name, query, createdAt }: typeof savedViews.$inferSelect) =>
  ({ list, name, query, created_at: toIso(createdAt) }) satisfies Exported<"savedViews">;

const toSuspendedRole = ({ role, suspendedAt }: typeof suspendedRoles.$inferSelect) =>
  ({ role, suspended_at: toIso(suspendedAt) }) satisfies Exported<"suspendedRoles">;

function toChange({
  fromStatus,
  toStatus,
  reason,
  changes,
  createdAt,
}: typeof orderEvents.$inferSelect) {
  return {
    from_status: fromStatus,
    to_status: toStatus,
    reason,
    changes: (changes as OrderEvent["changes"]) ?? null,
    created_at: toIso(createdAt),
  } satisfies Exported<"orderEvents">;
}

function toPayment(
  payment: PaymentRow,
  given: readonly RefundRow[],
): PersonExport["bookings"][number]["payments"][number] {
  return {
    provider: payment.provider,
    reference: payment.reference,
    status: payment.status,
    amount: toMajor(payment.amountMinor),
    currency: payment.currency,
    received_amount: toMajor(payment.receivedMinor),
    created_at: toIso(payment.createdAt),
    refunds: given.filter(({ paymentId }) => paymentId === payment.id).map(toRefund),
  };
}

const toRefund = ({ status, amountMinor, reason, createdAt }: RefundRow) =>
  ({
    status,
    amount: toMajor(amountMinor),
    reason,
    created_at: toIso(createdAt),
  }) satisfies Exported<"refunds">;

function toTimes({ createdAt, expiresAt }: { createdAt: number; expiresAt: number }) {
  return { created_at: toIso(createdAt), expires_at: toIso(expiresAt) };
}

const toIso = (epochMs: number) => new Date(epochMs).toISOString();
