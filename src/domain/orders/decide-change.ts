import type { AuditAction } from "../audit/audit.ts";
import type { OrderMailFacts, OrderMailKind } from "../mail/mail.ts";
import { changeMail } from "./order-mail.ts";
import { toMajor } from "../money/currency.ts";
import { BOOKING_FIELDS, type FieldChanges } from "./booking-fields.ts";
import { compareFields, type ComparedFields, type PricedBooking } from "./compare-fields.ts";
import { type Difference, dueAfterChange } from "./order-due.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";
import {
  canChange,
  mayChangeTrip,
  type OrderConflict,
  WITHOUT_MONEY,
} from "./order-transitions.ts";
import type { OrderChange } from "./order-change.schema.ts";

export interface ChangeableBooking extends PricedBooking {
  order: PricedBooking["order"] & {
    status: OrderStatus;
    dueMinor: number;
    paidMinor: number;
    refundedMinor: number;
    passId: string | null;
  };
  /** Payments less refunds that are made or on their way. */
  keptMinor: number;
}

/** The order after an accepted change, and the records and mails that follow. */
export interface DecidedChange {
  kind: "change";
  fields: ComparedFields;
  status: OrderStatus;
  dueMinor: number;
  passId: string | undefined;
  /** The changed fields for the history; null if only the status changed. */
  history: FieldChanges | null;
  audit: { action: AuditAction; detail: Record<string, unknown> };
  mail: { kind: OrderMailKind; facts?: OrderMailFacts } | undefined;
  /** Admins learn of this status, because staff set it without a payment. */
  alert: "paid" | "refunded" | undefined;
  /** Conditions that must still hold when the change is written. */
  needs: { noMoney: boolean; samePayments: boolean };
}

export type ChangeDecision =
  | { kind: "refused"; conflict: OrderConflict }
  | { kind: "unchanged" }
  | DecidedChange;

/** The rules are in docs/product/orders.md. `newPassId` is for an order that gets a pass. */
export function decideChange(
  booking: ChangeableBooking,
  { status: wanted, newPass = false, notify, difference, ...change }: Omit<OrderChange, "version">,
  newPassId: string,
): ChangeDecision {
  const { order } = booking;
  const fields = compareFields(booking, change);
  const conflict = findConflict(booking, { wanted, newPass, changes: fields.changes });
  if (conflict) return { kind: "refused", conflict };
  const status = wanted ?? order.status;
  const due = decideDue(booking, { status, amountMinor: fields.amountMinor, difference });
  const isMore = Object.keys(fields.changes).length > 0 || newPass || due.waivedMinor > 0;
  if (wanted === undefined && !isMore) return { kind: "unchanged" };
  const isPaidNow =
    wanted === "paid" && (order.status === NEW_ORDER_STATUS || order.passId === null);
  const passes: FieldChanges = newPass
    ? { pass: [shortenPassId(order.passId), shortenPassId(newPassId)] }
    : {};
  const history = { ...fields.changes, ...due.changes, ...passes };
  const isEntry = Object.keys(history).length > 0;
  const hasNoPayment = order.paidMinor <= order.refundedMinor;
  const asks = due.dueMinor > order.dueMinor;
  const kind =
    (wanted && changeMail(order.status, wanted)) ??
    (asks ? "order-due" : isMore ? "order-changed" : undefined);
  const facts = {
    ...(kind === "order-changed" && due.waivedMinor > 0 && { waivedMinor: due.waivedMinor }),
    ...(order.flightDate && !fields.after.flightDate && { removedDate: order.flightDate }),
  };
  return {
    kind: "change",
    fields,
    status,
    dueMinor: due.dueMinor,
    passId: newPass || isPaidNow ? newPassId : undefined,
    history: isEntry ? history : null,
    audit: toAudit(order.status, wanted, Object.keys(history)),
    mail: !notify || !kind ? undefined : { kind, ...(Object.keys(facts).length > 0 && { facts }) },
    alert: hasNoPayment && (wanted === "paid" || wanted === "refunded") ? wanted : undefined,
    needs: {
      noMoney: wanted !== undefined && WITHOUT_MONEY.includes(wanted),
      samePayments: due.isByPayments,
    },
  };
}

interface Wanted {
  wanted: OrderStatus | undefined;
  newPass: boolean;
  changes: FieldChanges;
}

function findConflict(
  { order, customer }: ChangeableBooking,
  { wanted, newPass, changes }: Wanted,
): OrderConflict | undefined {
  const after = wanted ?? order.status;
  const names = Object.keys(changes);
  const isPerson = (name: string) => name in BOOKING_FIELDS.customers;
  if (wanted !== undefined && !canChange(order.status, wanted)) return "transition_not_allowed";
  if (
    wanted !== undefined &&
    WITHOUT_MONEY.includes(wanted) &&
    order.paidMinor > order.refundedMinor
  )
    return "payment_received";
  if (customer.email === "" && names.length > 0) return "customer_anonymous";
  if (!names.every(isPerson) && !mayChangeTrip(order.status, after)) return "trip_closed";
  if (newPass && (after !== "paid" || order.passId === null)) return "pass_not_valid";
  return undefined;
}

interface NewPrice {
  status: OrderStatus;
  amountMinor: number;
  /** Undefined asks the traveller for the difference. */
  difference: Difference | undefined;
}

/** Nothing is due if the order is unpaid or was paid outside our payments. */
function decideDue(
  { order, keptMinor }: ChangeableBooking,
  { status, amountMinor, difference }: NewPrice,
) {
  const isPaid = isConfirmed(order.status) && isConfirmed(status) && order.paidMinor > 0;
  const isByPayments = isPaid && amountMinor !== order.amountMinor;
  const wouldBe = isByPayments
    ? dueAfterChange({
        dueMinor: order.dueMinor,
        beforeMinor: order.amountMinor,
        afterMinor: amountMinor,
        keptMinor,
      })
    : order.dueMinor;
  const dueMinor = isPaid && difference !== "waive" ? wouldBe : 0;
  const waivedMinor = isPaid ? wouldBe - dueMinor : 0;
  const before = waivedMinor > 0 ? wouldBe : order.dueMinor;
  const changes: FieldChanges =
    before === dueMinor ? {} : { due: [toMajor(before), toMajor(dueMinor)] };
  return { dueMinor, waivedMinor, changes, isByPayments };
}

/** The audit log keeps statuses and names of fields, but no values. */
function toAudit(
  from: OrderStatus,
  to: OrderStatus | undefined,
  names: string[],
): DecidedChange["audit"] {
  const fields = names.length > 0 && { fields: names };
  if (to) return { action: "order.status_changed", detail: { from, to, ...fields } };
  const isPassOnly = names.length === 1 && names[0] === "pass";
  return { action: isPassOnly ? "pass.replaced" : "order.changed", detail: { ...fields } };
}

/** The end of an id is enough to tell passes apart in the history. */
const shortenPassId = (passId: string | null) => passId?.slice(-6) ?? "";
