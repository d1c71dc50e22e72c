import {
  and,
  asc,
  desc,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PersonExport } from "#domain/accounts/person-export.schema.ts";
import { toMajor } from "#domain/money/currency.ts";
import type { OrderEvent } from "#domain/order-detail/timeline.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import type { Exported } from "../tables/personal.ts";
import { customers, orderEvents, orderNotes, orders } from "../tables/orders.ts";
import { passkeys, sessions } from "../tables/identity.ts";
import { invitations, savedViews, suspendedRoles, userRoles } from "../tables/staff.ts";
import { mailSuppressions } from "../tables/mail.ts";
import {
  type MessageReplyRow,
  type MessageRow,
  messageReplies,
  messages,
} from "../tables/messages.ts";
import {
  type PaymentRow,
  payments,
  type RefundRequestRow,
  refundRequests,
  type RefundRow,
  refunds,
} from "../tables/payments.ts";
import { siteConfigs } from "../tables/generator.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { toPasskey } from "../identity/passkeys/manage-passkeys.ts";
import { toCustomer, toOrder } from "../orders/booking-record.ts";
import { isOwnCustomer, isOwnMessage, type Person } from "../queries/person.ts";
import { batch } from "../platform/db/batch.ts";

/** Without `emails`, omits all data that is found by an address. */
export async function exportPerson(ctx: Ctx, person: Person): Promise<PersonExport> {
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
  const isTheirReply = inArray(sql`lower(${messageReplies.email})`, emails);
  const emailHashes = await Promise.all(emails.map(suppressionHash));
  // One batch reads a single moment. Customers and orders are separate, because D1's batch mixes up a join's columns.
  const found = await batch(ctx, {
    whose: build.select().from(customers).where(isOwnCustomer(person)),
    ordered: build
      .select()
      .from(orders)
      .where(inArray(orders.customerId, theirCustomers))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    events: build
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, theirOrders))
      .orderBy(asc(orderEvents.createdAt), asc(sql`${orderEvents}.rowid`)),
    notes: build
      .select()
      .from(orderNotes)
      .where(inArray(orderNotes.orderId, theirOrders))
      .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id)),
    paid: build
      .select()
      .from(payments)
      .where(inArray(payments.orderId, theirOrders))
      .orderBy(asc(payments.id)),
    given: build
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, theirOrders))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    asked: build
      .select()
      .from(refundRequests)
      .where(inArray(refundRequests.orderId, theirOrders))
      .orderBy(asc(refundRequests.id)),
    sent: build
      .select()
      .from(messages)
      .where(isOwnMessage(person))
      .orderBy(desc(messages.createdAt), desc(messages.id)),
    // Omits another person's mail in the conversation, because it belongs to that person.
    replies: selectReplies(
      inArray(messageReplies.messageId, theirMessages),
      or(isNull(messageReplies.email), isTheirReply),
    ),
    mailed: selectReplies(
      isNotNull(messageReplies.email),
      isTheirReply,
      notInArray(messageReplies.messageId, theirMessages),
    ),
    invited: build.select().from(invitations).where(inArray(invitations.email, emails)),
    configs: build.select().from(siteConfigs).where(inArray(siteConfigs.userId, userIds)),
    views: build.select().from(savedViews).where(inArray(savedViews.userId, userIds)),
    roles: build.select().from(userRoles).where(inArray(userRoles.userId, userIds)),
    opened: build.select().from(sessions).where(inArray(sessions.userId, userIds)),
    passkeys: build
      .select()
      .from(passkeys)
      .where(inArray(passkeys.userId, userIds))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    suspended: build.select().from(suspendedRoles).where(inArray(suspendedRoles.userId, userIds)),
    suppressed: build
      .select()
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.emailHash, emailHashes))
      .orderBy(asc(mailSuppressions.createdAt))
      .limit(1),
  });
  const [suppressed] = found.suppressed.rows;
  const customersById = new Map(found.whose.rows.map((customer) => [customer.id, customer]));
  return {
    bookings: found.ordered.rows.map((order) => ({
      customer: toCustomer(customersById.get(order.customerId)!),
      order: toOrder(ctx, order),
      history: found.events.rows.filter(({ orderId }) => orderId === order.id).map(toChange),
      notes: found.notes.rows.filter(({ orderId }) => orderId === order.id).map(toNote),
      payments: found.paid.rows
        .filter(({ orderId }) => orderId === order.id)
        .map((payment) => toPayment(payment, found.given.rows, found.asked.rows)),
    })),
    messages: found.sent.rows.map((message) => ({
      ...toMessage(message),
      replies: found.replies.rows.filter(({ messageId }) => messageId === message.id).map(toReply),
    })),
    mailed_answers: found.mailed.rows.map(toReply),
    invitations: found.invited.rows.map(({ role, ...times }) => ({ role, ...toTimes(times) })),
    site_configs: found.configs.rows.map(toSiteConfig),
    saved_views: found.views.rows.map(toSavedView),
    roles: found.roles.rows.map(({ role }) => role),
    sessions: found.opened.rows.map(toSession),
    passkeys: found.passkeys.rows.map((passkey) => toPasskey(ctx, passkey)),
    suspended_roles: found.suspended.rows.map(toSuspendedRole),
    unsubscribed_at: suppressed ? toIso(suppressed.createdAt) : null,
  };
}

const selectReplies = (...conditions: (SQL | undefined)[]) =>
  build
    .select()
    .from(messageReplies)
    .where(and(...conditions))
    .orderBy(asc(messageReplies.createdAt), asc(messageReplies.id));

const toSession = ({ userAgent, createdAt }: typeof sessions.$inferSelect) => ({
  user_agent: userAgent,
  created_at: toIso(createdAt),
});

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
    status: message.status,
    created_at: toIso(createdAt),
  }) satisfies Exported<"messages">;

const toReply = ({ authorId, email, origin, text, createdAt }: MessageReplyRow) =>
  ({
    from_team: authorId !== null,
    email,
    origin,
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
  asked: readonly RefundRequestRow[],
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
    refund_requests: asked.filter(({ paymentId }) => paymentId === payment.id).map(toRequest),
  };
}

const toRefund = ({ status, amountMinor, reason, createdAt }: RefundRow) =>
  ({
    status,
    amount: toMajor(amountMinor),
    reason,
    created_at: toIso(createdAt),
  }) satisfies Exported<"refunds">;

const toRequest = ({ status, amountMinor, reason, answer, createdAt }: RefundRequestRow) =>
  ({
    status,
    amount: toMajor(amountMinor),
    reason,
    answer,
    created_at: toIso(createdAt),
  }) satisfies Exported<"refundRequests">;

function toTimes({ createdAt, expiresAt }: { createdAt: number; expiresAt: number }) {
  return { created_at: toIso(createdAt), expires_at: toIso(expiresAt) };
}
