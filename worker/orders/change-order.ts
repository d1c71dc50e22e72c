import { and, lte, sql } from "drizzle-orm";
import { flightDayEnd } from "../../src/domain/airports/airport-time.ts";
import { BOOKING_FIELDS, type FieldChanges } from "../../src/domain/orders/booking-fields.ts";
import type {
  OrderChange,
  OrderDetail,
} from "../../src/domain/staff-orders/order-change.schema.ts";
import {
  canChange,
  mayChangeTrip,
  NEW_ORDER_STATUS,
  type OrderConflict,
  WITHOUT_MONEY,
} from "../../src/domain/orders/order-status.ts";
import { changeMail } from "../../src/domain/mail/order-mail.ts";
import { amountToPay } from "../../src/domain/orders/order-due.ts";
import { ACTIVE_PAYMENT_STATUSES } from "../../src/domain/payments/payment.ts";
import type { Payment } from "../../src/domain/payments/payment.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { orders } from "./tables.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { queueOrderMail, sendQueuedMails, tellLeftAddress } from "../mail/order-mails.ts";
import { closePayments } from "../payments/close-payments.ts";
import { issuePass } from "../passes/issue-pass.ts";
import type { BookingRecord } from "./booking-record.ts";
import { changeDue } from "./change-due.ts";
import { orderConflict } from "./order-conflict.ts";
import { alertAdmins } from "./status-alert.ts";
import { findOrderDetail, selectOrderDetail, toOrderDetail } from "./order-detail.ts";
import { compareFields, findRecord, isNewAddress, updateOrder } from "./update-order.ts";
import { batch } from "../platform/db/batch.ts";

/** The tries of a change without a version, when others change the order meanwhile. */
const ROUNDS = 5;

/**
 * Changes an order for staff in one batch, only while it has the version that was read, and returns
 * it. Throws NotFoundError, or ConflictError `order_changed`, `transition_not_allowed`,
 * `payment_received`, `trip_closed`, `customer_anonymous` or `pass_not_valid` with the order.
 */
export async function changeOrder(
  ctx: SignedInCtx,
  { id, version, ...change }: OrderChange & { id: string },
): Promise<OrderDetail> {
  for (let round = 0; round < ROUNDS; round++) {
    const record = await findRecord(ctx, id);
    if (!record) throw new NotFoundError();
    if (version !== undefined && version !== record.order.version) break;
    const changed = await changeRecord(ctx, record, change);
    if (changed) return changed;
  }
  throw orderConflict("order_changed", await findOrderDetail(ctx, id));
}

/** Returns the changed order; undefined when another change came first. */
async function changeRecord(
  ctx: SignedInCtx,
  record: BookingRecord,
  { status, newPass = false, reason, notify, difference, ...fields }: Omit<OrderChange, "version">,
): Promise<OrderDetail | undefined> {
  const { order } = record;
  const compared = compareFields(record, fields);
  const refusal = findRefusal(record, { status, newPass, changes: compared.changes });
  if (refusal) throw orderConflict(refusal, await findOrderDetail(ctx, order.id));
  const names = Object.keys(compared.changes);
  const due = await changeDue(ctx, order, {
    status: status ?? order.status,
    totalMinor: compared.totalMinor,
    difference,
  });
  const isMore = names.length > 0 || newPass || due.waivedMinor > 0;
  if (status === undefined && !isMore) return findOrderDetail(ctx, order.id);

  const isPaidNow =
    status === "paid" && (order.status === NEW_ORDER_STATUS || order.passId === null);
  const passId = newPass || isPaidNow ? uuidV7(ctx.now) : undefined;
  const changes: FieldChanges = {
    ...compared.changes,
    ...due.changes,
    ...(newPass && passId && { pass: [shortenPassId(order.passId), shortenPassId(passId)] }),
  };
  const { eventId, hasChanged, statements } = updateOrder(ctx, {
    record,
    change: fields,
    status,
    changes: Object.keys(changes).length > 0 ? changes : null,
    reason,
    actorId: ctx.actor.userId,
    dueMinor: due.dueMinor,
    condition: and(
      status && WITHOUT_MONEY.includes(status)
        ? lte(orders.paidMinor, orders.refundedMinor)
        : undefined,
      due.condition,
    ),
  });
  const isAsked = due.dueMinor > order.dueMinor;
  const kind =
    (status && changeMail(order.status, status)) ??
    (isAsked ? "order-due" : isMore ? "order-changed" : undefined);
  const facts =
    kind === "order-changed" && due.waivedMinor > 0 ? { waivedMinor: due.waivedMinor } : undefined;
  const mail = {
    id: `${status ? "status" : "changed"}:${eventId}`,
    orderId: order.id,
    ...(facts && { facts }),
  };
  const isTold = notify && kind !== undefined;
  const left = isNewAddress(record, fields) ? tellLeftAddress(ctx, record, hasChanged) : undefined;
  const { change, detail: found } = await batch(ctx, {
    ...statements,
    audit: auditEntry(
      ctx,
      toAudit(order, { status, fields: Object.keys(changes) }),
      sql`WHERE ${hasChanged}`,
    ),
    pass: passId !== undefined && (await issuePass(ctx, order.id, hasChanged, passId)),
    mail: isTold && queueOrderMail(ctx, { ...mail, kind }, hasChanged),
    left: left?.queued,
    alert: alertAdmins(ctx, order, { status, hasChanged }),
    detail: selectOrderDetail(order.id),
  });
  if (change.changes === 0) return undefined;
  const detail = toOrderDetail(ctx, found);
  const mails = [...(isTold ? [mail.id] : []), ...(left ? [left.id] : [])];
  if (mails.length > 0) ctx.later(sendQueuedMails(ctx, mails));
  const dayEnd = flightDayEnd({ ...detail, flightDate: detail.flight_date });
  const isOutdated = (page: Payment) =>
    ACTIVE_PAYMENT_STATUSES.includes(page.status) &&
    (page.amount !== amountToPay(detail) || Date.parse(page.expires_at) > dayEnd);
  if (detail.payments.some(isOutdated)) ctx.later(closePayments(ctx, order.id));
  return detail;
}

interface Asked {
  status: OrderChange["status"];
  newPass: boolean;
  changes: FieldChanges;
}

/** Returns the refusal of a change (docs/product/orders.md), if any. */
function findRefusal(
  { order, customer }: BookingRecord,
  { status = undefined, newPass, changes }: Asked,
): OrderConflict | undefined {
  const after = status ?? order.status;
  const names = Object.keys(changes);
  const isPerson = (name: string) => name in BOOKING_FIELDS.customers;
  if (status !== undefined && !canChange(order.status, status)) return "transition_not_allowed";
  if (
    status !== undefined &&
    WITHOUT_MONEY.includes(status) &&
    order.paidMinor > order.refundedMinor
  )
    return "payment_received";
  if (customer.email === "" && names.length > 0) return "customer_anonymous";
  if (!names.every(isPerson) && !mayChangeTrip(order.status, after)) return "trip_closed";
  if (newPass && (after !== "paid" || order.passId === null)) return "pass_not_valid";
  return undefined;
}

/** The audit log keeps statuses and field names, and no values. */
function toAudit(
  order: BookingRecord["order"],
  { status, fields }: { status: OrderChange["status"]; fields: string[] },
) {
  const named = fields.length > 0 && { fields };
  if (status)
    return {
      action: "order.status_changed",
      subjectId: order.id,
      detail: { from: order.status, to: status, ...named },
    } as const;
  const isPassOnly = fields.length === 1 && fields[0] === "pass";
  return {
    action: isPassOnly ? "pass.replaced" : "order.changed",
    subjectId: order.id,
    detail: { ...named },
  } as const;
}

/** The history tells passes apart by the end of their ids. */
const shortenPassId = (passId: string | null) => passId?.slice(-6) ?? "";
