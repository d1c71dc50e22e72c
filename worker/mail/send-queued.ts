import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import { isOwed } from "#domain/mail/mail.ts";
import { isOrderMail } from "#domain/orders/order-mail.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, listed } from "../platform/db/client.ts";
import { IS_REFUNDED, WITHDRAWN_AT } from "../queries/pass-texts.ts";
import {
  BACK_MINOR,
  KEPT_MINOR,
  LAST_PAID_AT,
  LOST_MINOR,
  PAID_AT,
  PAYMENT_STATUS,
} from "../queries/paid-at.ts";
import { customers, type OrderRow, orders } from "../tables/orders.ts";
import { type MailOutboxRow, mailOutbox } from "../tables/mail.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { BOOKING_ROW, CUSTOMER_OF } from "../queries/booking-row.ts";
import { logJob, logUnknown } from "../platform/context/log.ts";
import { countMails, returnMail } from "../platform/attempts.ts";
import { IS_WAITING, LEASE_MS } from "./outbox-row.ts";
import { recordFailure, trySending } from "./outbox.ts";
import { MailNotSentError } from "./send.ts";
import { TEAM } from "./team-mail.ts";
import { type MailedOrder, writeMail } from "./write-mail.ts";
import { batch, type Results, type Statement } from "../platform/db/batch.ts";

const MAIL = tableColumns(mailOutbox);

/** So many mails leave side by side. If the sender dies, they are sent twice. */
const AT_ONCE = 50;
/** Limits the length of a cron run while the mail service is down. */
const MAILS_A_RUN = 2 * AT_ONCE;

/** Sends only untried mails. Claiming leaves the due time alone, to save an index write; `isFree` keeps others off. */
export async function sendQueuedMails(ctx: Ctx, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = inArray(mailOutbox.id, listed(ids.slice(from, from + AT_ONCE)));
    const found = await batch(ctx, {
      claimed: claim(ctx, {}, and(some, eq(mailOutbox.attempts, 0))),
      stored: readStored(some),
    });
    await sendClaimed(ctx, found);
  }
}

/** False while somebody makes a mail's first attempt. */
const isFree = (now: number) =>
  sql`NOT (${mailOutbox.attempts} = 1 AND ${mailOutbox.lastError} IS NULL
    AND ${mailOutbox.updatedAt} > ${now - LEASE_MS})`;

export async function retryMails(ctx: Ctx): Promise<void> {
  const count = { sent: 0, failed: 0 };
  // The first half of a run is for mails that no visitor caused, such as reminders, which are urgent.
  for (const which of [isNull(mailOutbox.visitor), undefined, undefined]) {
    if (count.sent + count.failed === MAILS_A_RUN) break;
    const due = build
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          IS_WAITING,
          which,
          lte(mailOutbox.nextAttemptAt, ctx.now),
          isNotNull(mailOutbox.recipient),
          isFree(ctx.now),
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(AT_ONCE);
    const found = await batch(ctx, claimMails(ctx, inArray(mailOutbox.id, due)));
    const results = await sendClaimed(ctx, found);
    const failed = results.filter((result) => result instanceof MailNotSentError).length;
    count.failed += failed;
    count.sent += results.length - failed;
  }
  logJob("mails", count);
}

export const canLeave = () =>
  and(inArray(mailOutbox.status, ["waiting", "failed"]), isNotNull(mailOutbox.recipient));

/** Gives each mail to one sender. Pass the results to `sendClaimed`. */
export function claimMails(ctx: Ctx, which: SQL | undefined) {
  const nextAttemptAt = ctx.now + LEASE_MS;
  return {
    claimed: claim(ctx, { status: "waiting", nextAttemptAt }, which),
    // May include mails that others claim in the same millisecond; `claimed` has only ours.
    stored: readStored(eq(mailOutbox.nextAttemptAt, nextAttemptAt)),
  };
}

const claim = ({ now }: Ctx, set: Partial<MailOutboxRow>, which: SQL | undefined) =>
  build
    .update(mailOutbox)
    .set({ ...set, attempts: sql`${mailOutbox.attempts} + 1`, updatedAt: now })
    .where(and(which, canLeave()))
    .returning({ id: mailOutbox.id });

const readStored = (which: SQL) =>
  sql`SELECT ${MAIL.columns}, ${BOOKING_ROW.columns},
    ${PAYMENT_STATUS} AS payment_status, ${KEPT_MINOR} AS kept_minor, ${BACK_MINOR} AS back_minor, ${LOST_MINOR} AS lost_minor,
    ${sql.raw(IS_REFUNDED)} AS is_being_refunded,
    ${PAID_AT} AS paid_at, ${LAST_PAID_AT} AS last_paid_at,
    ${sql.raw(WITHDRAWN_AT)} AS withdrawn_at FROM ${mailOutbox}
    LEFT JOIN ${orders} ON ${orders.id} = ${mailOutbox.subjectId}
    LEFT ${CUSTOMER_OF}
    WHERE ${IS_WAITING} AND ${which}`;

type Claimed = Results<ReturnType<typeof claimMails>>;

interface StoredMail {
  /** Only mails with a recipient are claimed. */
  mail: MailOutboxRow & { recipient: string };
  order: MailedOrder | null;
}

function toMail(found: Record<string, unknown>): StoredMail {
  const { order: row, customer: payer } = BOOKING_ROW.read(found);
  const order = {
    ...row,
    payer,
    paymentStatus: found.payment_status as PaymentStatus | null,
    keptMinor: found.kept_minor as number,
    backMinor: found.back_minor as number,
    lostMinor: found.lost_minor as number,
    isBeingRefunded: found.is_being_refunded === 1,
    paidAt: found.paid_at as number | null,
    lastPaidAt: found.last_paid_at as number | null,
    withdrawnAt: found.withdrawn_at as number | null,
  };
  const mail = MAIL.read(found) as StoredMail["mail"];
  return { mail, order: order.id === null ? null : order };
}

/** An outdated mail is not sent and has `messageId: null`. `wait` is in seconds. */
type Attempt = { messageId: string | null } | { wait: number } | MailNotSentError;

/** Sends each mail at least once and records all results in one batch. */
export async function sendClaimed(ctx: Ctx, { claimed, stored }: Claimed): Promise<Attempt[]> {
  const ids = new Set(claimed.rows.map(({ id }) => id));
  const mine = stored.rows.map(toMail).filter(({ mail }) => ids.has(mail.id));
  const owed = mine.map(({ mail }) => mail).filter(({ kind }) => isOwed(kind));
  const waits = await countMails(ctx, owed);
  const byId = new Map(owed.map(({ id }, index) => [id, waits[index]]));
  const tried = await Promise.all(
    mine.map(async (one) => ({ ...one, result: await attempt(ctx, one, byId.get(one.mail.id)) })),
  );
  const done = tried.flatMap(({ mail, result }) =>
    "messageId" in result ? [[mail.id, result.messageId] as const] : [],
  );
  await batch(ctx, {
    done: done.length > 0 && finishMails(ctx, Object.fromEntries(done)),
    others: tried.map((one) => record(ctx, one)),
  });
  return tried.map(({ result }) => result);
}

async function attempt(ctx: Ctx, { mail, order }: StoredMail, wait?: number): Promise<Attempt> {
  if (wait) return { wait };
  const uncount = async () => wait === 0 && returnMail(ctx, mail);
  try {
    const message = await writeMail(ctx, mail, order);
    if (message) return { messageId: await trySending(ctx, { ...mail, message }) };
    await uncount();
    return { messageId: null };
  } catch (error) {
    await uncount();
    logUnknown(error, ctx.requestId);
    // We give up a mail that cannot be written after some attempts, like a refused one.
    return error instanceof MailNotSentError ? error : new MailNotSentError(error);
  }
}

/**
 * `messageIds` has each mail's id at the mail service. Deletes recipient, text and the team's list, unless an admin has
 * discarded the mail since its claim.
 */
export function finishMails({ now }: Ctx, messageIds: Record<string, string | null>): Statement {
  return sql`UPDATE mail_outbox SET status = iif(done.value IS NULL, 'discarded', 'sent'),
      message_id = done.value, recipient = NULL, message = NULL, visitor = NULL,
      facts = iif(mail_outbox.subject_id = ${TEAM}, NULL, mail_outbox.facts), updated_at = ${now}
    FROM json_each(${JSON.stringify(messageIds)}) AS done
    WHERE mail_outbox.id = done.key AND mail_outbox.status = 'waiting'`;
}

function record(
  ctx: Ctx,
  { mail, order, result }: StoredMail & { result: Attempt },
): Statement | undefined {
  if (result instanceof MailNotSentError) return recordFailure(ctx, mail, result);
  if ("messageId" in result) {
    const hasTold = result.messageId !== null && isOrderMail(mail.kind);
    return order && hasTold ? recordTold(ctx, order, mail) : undefined;
  }
  return build
    .update(mailOutbox)
    .set({ attempts: mail.attempts - 1, nextAttemptAt: ctx.now + result.wait * 1000 })
    .where(and(eq(mailOutbox.id, mail.id), eq(mailOutbox.status, "waiting")));
}

/** The order's address may have changed since the mail was queued. */
function recordTold({ now }: Ctx, order: OrderRow, { recipient }: StoredMail["mail"]) {
  if (order.addressChangedAt === null || order.addressToldAt !== null) return undefined;
  const isItsOwn = hasRow(
    customers,
    and(eq(customers.id, orders.customerId), eq(customers.email, recipient)),
  );
  return build
    .update(orders)
    .set({ addressToldAt: now })
    .where(and(eq(orders.id, order.id), isNull(orders.addressToldAt), isItsOwn));
}
