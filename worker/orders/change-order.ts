import { and, eq, lte, not, sql } from "drizzle-orm";
import { flightDayEnd } from "#domain/airports/airport-time.ts";
import { isSoldOrOpen } from "#domain/airports/airports.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { OrderMailFacts } from "#domain/mail/mail.ts";
import { decideChange } from "#domain/orders/decide-change.ts";
import { amountToPay } from "#domain/orders/order-due.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import { ACTIVE_PAYMENT_STATUSES } from "#domain/payments/payment.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { findSaleStopped } from "../queries/sale-stop.ts";
import { HAS_OPEN_DISPUTE } from "../payments/record-dispute.ts";
import { ONLINE_MINOR, REFUNDABLE_MINOR } from "../queries/paid-at.ts";
import { NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { queueOrderMail, tellLeftAddress } from "../mail/order-mails.ts";
import { issuePass } from "../passes/issue-pass.ts";
import { flightOf, onSaleAfter } from "./sale-after-change.ts";
import { orderConflict } from "./order-conflict.ts";
import { checkDay, recordByHand } from "./record-by-hand.ts";
import { alertAdmins, type MoneyAct, newMoneyAct } from "./status-alert.ts";
import { findOrderDetail, selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { findRecord, type PaidRecord, updateOrder } from "./update-order.ts";
import { batch } from "../platform/db/batch.ts";

interface StaffChange extends OrderChange {
  letter?: OrderMailFacts["letter"];
}

/** Tries of a change without a version, in case other changes come first. */
const ROUNDS = 5;

/**
 * `act` spans several orders, and its caller enqueues its mails. Throws NotFoundError, ValidationError, ConflictError
 * `sale_stopped`, or ConflictError with the order and a code of OrderConflict.
 */
export async function changeOrder(
  ctx: SignedInCtx,
  { id, version, ...change }: StaffChange & { id: string },
  act?: MoneyAct,
): Promise<OrderDetail> {
  checkDay(ctx, change);
  const own = newMoneyAct(ctx);
  const changed = await changeAsSeen(ctx, { id, version, ...change }, act ?? own);
  ctx.enqueue({ mails: own.mails });
  return changed;
}

async function changeAsSeen(
  ctx: SignedInCtx,
  { id, version, ...change }: StaffChange & { id: string },
  act: MoneyAct,
): Promise<OrderDetail> {
  for (let round = 0; round < ROUNDS; round++) {
    const record = await findRecord(ctx, id);
    if (!record) throw new NotFoundError();
    if (version !== undefined && version !== record.order.version) break;
    const changed = await changeRecord(ctx, record, change, act);
    if (changed) return changed;
  }
  throw orderConflict("order_changed", await findOrderDetail(ctx, id));
}

/** Returns undefined if another change came first. */
async function changeRecord(
  ctx: SignedInCtx,
  record: PaidRecord,
  { letter, ...change }: Omit<StaffChange, "version">,
  act: MoneyAct,
): Promise<OrderDetail | undefined> {
  const { order } = record;
  const decision = decideChange(record, change, uuidV7(ctx.now));
  if (decision.kind === "unchanged") return findOrderDetail(ctx, order.id);
  if (decision.kind === "refused")
    throw orderConflict(decision.conflict, await findOrderDetail(ctx, order.id));
  const { fields, status, dueMinor, history, passId, movement, mail, needs } = decision;
  // A booking keeps an airport that the owner has stopped selling.
  if ("airport" in fields.changes && !isSoldOrOpen(fields.after.airport))
    throw new ValidationError([{ path: ["airport"], message: M.airportUnlisted }]);
  const onSale = onSaleAfter(ctx, record, decision);
  const { eventId, hasChanged, statements } = updateOrder(ctx, {
    record,
    fields,
    status,
    dueMinor,
    history,
    reason: change.reason,
    actorId: ctx.actor.userId,
    condition: and(
      needs.noMoney ? and(lte(ONLINE_MINOR, 0), not(HAS_OPEN_DISPUTE)) : undefined,
      needs.samePayments ? eq(REFUNDABLE_MINOR, record.keptMinor) : undefined,
      onSale,
    ),
  });
  const mailId = `${change.status ? "status" : "changed"}:${eventId}`;
  const facts = { ...mail?.facts, ...(letter && { letter }) };
  const left = fields.hasNewAddress ? tellLeftAddress(ctx, record, hasChanged) : undefined;
  const alert = decision.alert && { ...decision.alert, order };
  const { change: event, ...rest } = statements;
  const written = await batch(ctx, {
    change: event,
    // The journal's trigger writes the order first, so that the version grows by one.
    movement: movement && recordByHand(ctx, { eventId, order, movement, change, hasChanged }),
    ...rest,
    audit: auditEntry(ctx, { ...decision.audit, subjectId: order.id }, sql`WHERE ${hasChanged}`),
    pass: passId !== undefined && (await issuePass(ctx, order.id, hasChanged, passId)),
    mail:
      mail && queueOrderMail(ctx, { id: mailId, orderId: order.id, ...mail, facts }, hasChanged),
    left: left?.queued,
    alert: alert && (await alertAdmins(ctx, { act, entry: alert, hasChanged })),
    detail: selectOrderDetail(order.id),
  });
  if (written.change.changes === 0) {
    const stopped = onSale && (await findSaleStopped(ctx, flightOf(fields)));
    if (stopped) throw stopped;
    return undefined;
  }
  if (alert) act.entries.push(alert);
  if (written.alert) act.mails = written.alert.rows.map(({ id }) => id);
  const mails = [...(mail ? [mailId] : []), ...(left ? [left.id] : [])];
  const detail = toOrderDetail(ctx, written.detail);
  ctx.enqueue({ mails, pagesOf: hasOutdatedPage(detail) && order.id, passOf: order.id });
  return detail;
}

/** True if an open payment page asks for another amount or outlives the flight day. */
function hasOutdatedPage(order: OrderDetail): boolean {
  const dayEnd = flightDayEnd({ ...order, flightDate: order.flight_date });
  return order.payments.some(
    (page) =>
      ACTIVE_PAYMENT_STATUSES.includes(page.status) &&
      (page.amount !== amountToPay(order) || Date.parse(page.expires_at) > dayEnd),
  );
}
