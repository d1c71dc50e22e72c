import { and, eq, isNull, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { isOwed, type MailMessage } from "../../src/domain/mail/mail.ts";
import { isOrderMail, isOutdated } from "../../src/domain/mail/order-mail.ts";
import { orderEndsAt } from "../../src/domain/orders/order-end.ts";
import { findRetention } from "../../src/domain/retention.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hasRow, primaryDb } from "../platform/db/client.ts";
import { LAST_PAID_AT, PAID_AT } from "../platform/db/paid-at.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { type MailOutboxRow, mailOutbox } from "./tables.ts";
import { logUnknown } from "../platform/context/log.ts";
import { countMail, returnMail } from "../platform/attempts.ts";
import { passUrl } from "../passes/find-pass.ts";
import type { MessageOrder } from "./order-message.ts";
import { orderLink } from "./order-link.ts";
import { deliver, deliveryError } from "./outbox.ts";

/** Delivers a claimed mail, as `deliverStored` does. Throws MailNotSentError after recording it. */
export async function attemptDelivery(ctx: Ctx, mailId: string): Promise<void> {
  const [stored] = await primaryDb(ctx.db)
    .select({
      mail: mailOutbox,
      order: orders,
      payer: customers,
      paidAt: PAID_AT,
      lastPaidAt: LAST_PAID_AT,
    })
    .from(mailOutbox)
    .leftJoin(orders, eq(orders.id, mailOutbox.subjectId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(mailOutbox.id, mailId));
  if (!stored) return;
  const { mail, order, ...paid } = stored;
  await deliverStored(ctx, mail, order && { ...order, ...paid });
}

/** The order of a mail: its customer, and the times of first and last payment (epoch ms). */
type MailedOrder = OrderRow & Pick<MessageOrder, "paidAt" | "lastPaidAt" | "payer">;

/**
 * Delivers a stored mail at least once. Afterwards its recipient and text are deleted. An outdated
 * one is discarded; one over a limit of mailbox or visitor waits. Throws MailNotSentError after
 * recording it.
 */
async function deliverStored(
  ctx: Ctx,
  mail: MailOutboxRow,
  order: MailedOrder | null,
): Promise<void> {
  const { id: mailId, recipient } = mail;
  if (recipient === null) return;
  const message = isOrderMail(mail.kind) ? await writeOrderMail(ctx, mail, order) : mail.message;
  if (!message) return settle(ctx, mailId, { status: "discarded", ...FORGOTTEN });
  const counted = isOwed(mail.kind) ? { ...mail, recipient } : undefined;
  const wait = counted ? await countMail(ctx, counted) : 0;
  if (wait > 0)
    return settle(ctx, mailId, {
      attempts: sql`${mailOutbox.attempts} - 1`,
      nextAttemptAt: ctx.now + wait * 1000,
    });
  try {
    await deliver(ctx, { ...mail, recipient, message });
  } catch (error) {
    if (counted) await returnMail(ctx, counted);
    throw error;
  }
  if (order && isOrderMail(mail.kind)) await recordTold(ctx, order, recipient);
  await settle(ctx, mailId, { status: "sent", ...FORGOTTEN });
}

/** The columns that a finished mail no longer needs. */
const FORGOTTEN = { recipient: null, message: null, visitor: null } as const;

/** Records that an order's new address was told, if the order still has it. */
async function recordTold(ctx: Ctx, order: OrderRow, recipient: string): Promise<void> {
  if (order.addressChangedAt === null || order.addressToldAt !== null) return;
  const isItsOwn = hasRow(
    customers,
    and(eq(customers.id, orders.customerId), eq(customers.email, recipient)),
  );
  await primaryDb(ctx.db)
    .update(orders)
    .set({ addressToldAt: ctx.now })
    .where(and(eq(orders.id, order.id), isNull(orders.addressToldAt), isItsOwn));
}

/**
 * Delivers a mail whose first attempt is claimed and logs a failure, which the outbox retries.
 * `order` is a new order of the mail. For `ctx.later`.
 */
export async function sendStored(
  ctx: Ctx,
  mail: MailOutboxRow,
  order: OrderRow | null,
): Promise<void> {
  const unpaid = order && { ...order, payer: null, paidAt: null, lastPaidAt: null };
  const error = await deliveryError(deliverStored(ctx, mail, unpaid));
  if (error) logUnknown(error, ctx.requestId);
}

/** Returns the mail for the order's current state, or undefined when it is outdated. */
async function writeOrderMail(
  ctx: Ctx,
  mail: MailOutboxRow,
  order: MailedOrder | null,
): Promise<MailMessage | undefined> {
  const { kind, facts, createdAt: happenedAt } = mail;
  if (!isOrderMail(kind) || !order) return undefined;
  const endsAt = orderEndsAt(order, findRetention(siteConfig).unpaidHours);
  if (isOutdated({ kind, facts }, { ...order, endsAt }, ctx.now)) return undefined;
  const { orderMessage } = await import("./order-message.ts");
  const canPay = ctx.settings.PAYMENTS !== "none";
  return orderMessage({
    kind,
    order,
    facts,
    happenedAt,
    now: ctx.now,
    origin: ctx.origin,
    orderLink: await orderLink(ctx, order),
    canPay,
    passUrl: passUrl(ctx, order),
  });
}

/** Records the result of an attempt, unless a person has discarded the mail meanwhile. */
async function settle(
  ctx: Ctx,
  mailId: string,
  change: Parameters<ReturnType<typeof outboxUpdate>["set"]>[0],
): Promise<void> {
  await outboxUpdate(ctx)
    .set({ ...change, updatedAt: ctx.now })
    .where(and(eq(mailOutbox.id, mailId), eq(mailOutbox.status, "waiting")));
}

const outboxUpdate = (ctx: Ctx) => primaryDb(ctx.db).update(mailOutbox);
