import { and, asc, desc, inArray, notInArray, sql } from "drizzle-orm";
import type { PersonExport } from "../../../src/domain/accounts/person-export.schema.ts";
import { toMajor } from "../../../src/domain/money/currency.ts";
import type { OrderEvent } from "../../../src/domain/staff-orders/timeline.schema.ts";
import type { Ctx } from "../../context/context.ts";
import { build, primaryDb } from "../../db/client.ts";
import {
  customers,
  invitations,
  mailSuppressions,
  messageReplies,
  messages,
  orderEvents,
  orderNotes,
  orders,
  type PaymentRow,
  payments,
  type RefundRow,
  refunds,
  savedViews,
  siteConfigs,
} from "../../db/schema.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { toCustomer, toOrder } from "../orders/booking-record.ts";
import { customersOf, messagesOf, type Person } from "../../db/person.ts";

/**
 * Everything that is stored about a person besides their account, newest first: bookings with their history, notes and payments, messages with the
 * replies, invitations, configurations, whether they unsubscribed. Without `emails`, nothing that is found by an address (see Person). It asks the primary.
 */
export async function exportPerson(ctx: Ctx, person: Person): Promise<PersonExport> {
  const db = primaryDb(ctx.db);
  const theirCustomers = build
    .select({ id: customers.id })
    .from(customers)
    .where(customersOf(person));
  const theirOrders = build
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.customerId, theirCustomers));
  const theirMessages = build.select({ id: messages.id }).from(messages).where(messagesOf(person));
  const [emails, userIds] = [[...person.emails], [...person.userIds]];
  const emailHashes = await Promise.all(emails.map(suppressionHash));
  // One batch, so that no part is of another moment than the rest.
  // D1's batch mixes up the columns of a join, so customers and orders come apart.
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
    suppressed,
  ] = await db.batch([
    db.select().from(customers).where(customersOf(person)),
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
      .where(messagesOf(person))
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
    db
      .select()
      .from(mailSuppressions)
      .where(inArray(mailSuppressions.emailHash, emailHashes))
      .orderBy(asc(mailSuppressions.createdAt))
      .limit(1),
  ]);
  const customerOf = new Map(whose.map((customer) => [customer.id, customer]));
  return {
    bookings: ordered.map((order) => ({
      customer: toCustomer(customerOf.get(order.customerId)!),
      order: toOrder(ctx, order),
      history: events.filter(({ orderId }) => orderId === order.id).map(toChange),
      notes: notes
        .filter(({ orderId }) => orderId === order.id)
        .map(({ text, createdAt }) => ({ text, created_at: toIso(createdAt) })),
      payments: paid
        .filter(({ orderId }) => orderId === order.id)
        .map((payment) => toPayment(payment, given)),
    })),
    messages: sent.map(({ id, kind, name, email, phone, message, createdAt }) => ({
      kind,
      name,
      email,
      phone,
      message,
      created_at: toIso(createdAt),
      replies: replies
        .filter(({ messageId }) => messageId === id)
        .map((reply) => ({
          from_team: reply.authorId !== null,
          text: reply.text,
          created_at: toIso(reply.createdAt),
        })),
    })),
    mailed_answers: mailed.map(({ text, createdAt }) => ({ text, created_at: toIso(createdAt) })),
    invitations: invited.map(({ role, ...times }) => ({ role, ...toTimes(times) })),
    site_configs: configs.map(({ id, config, ...times }) => ({
      id,
      config: { ...config },
      ...toTimes(times),
    })),
    saved_views: views.map(({ list, name, query, createdAt }) => ({
      list,
      name,
      query,
      created_at: toIso(createdAt),
    })),
    unsubscribed_at: suppressed[0] ? toIso(suppressed[0].createdAt) : null,
  };
}

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
  };
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
    refunds: given
      .filter(({ paymentId }) => paymentId === payment.id)
      .map(({ status, amountMinor, reason, createdAt }) => ({
        status,
        amount: toMajor(amountMinor),
        reason,
        created_at: toIso(createdAt),
      })),
  };
}

function toTimes({ createdAt, expiresAt }: { createdAt: number; expiresAt: number }) {
  return { created_at: toIso(createdAt), expires_at: toIso(expiresAt) };
}

const toIso = (epochMs: number) => new Date(epochMs).toISOString();
