import type { AuditAction } from "../audit/audit.ts";
import type { OrderMailFacts, OrderMailKind } from "../mail/mail.ts";
import { changeMail } from "./order-mail.ts";
import { toMajor } from "../money/currency.ts";
import { BOOKING_FIELDS, type FieldChanges, type FieldName } from "./booking-fields.ts";
import { compareFields, type ComparedFields, type PricedBooking } from "./compare-fields.ts";
import { type Difference, dueAfterChange } from "./order-due.ts";
import { leftMinor } from "./order-money.ts";
import { isConfirmed, NEW_ORDER_STATUS, type OrderStatus } from "./order-status.ts";
import type { HandMethod, MovementKind, Settlement } from "../payments/movement.ts";
import {
  allowedChanges,
  mayChangeTrip,
  mayUndoDispute,
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
    disputedMinor: number;
    byHandMinor: number;
    passId: string | null;
  };
  /** The refundable part of the payments. */
  keptMinor: number;
  hasOpenDispute: boolean;
  hasLostDispute: boolean;
  hasWonDispute: boolean;
}

/** A row of the journal that staff make. Sums are minor units. */
export interface HandMovement {
  kind: Extract<MovementKind, "by_hand" | "refund" | "waived">;
  /** Negative for money that goes back, and 0 for a waiver. */
  amountMinor: number;
  waivedMinor: number;
  method: HandMethod | null;
}

/** Admins get a mail when an agent sets a status, or settles a difference, without a payment of ours. */
export interface MoneyAlert {
  what: "paid" | "takenBack" | "refunded" | "waived";
  amountMinor: number;
}

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
  movement: HandMovement | undefined;
  alert: MoneyAlert | undefined;
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
  {
    status: wanted,
    newPass = false,
    notify,
    difference,
    method,
    reference: _reference,
    movedOn: _movedOn,
    ...change
  }: Omit<OrderChange, "version">,
  newPassId: string,
): ChangeDecision {
  const { order } = booking;
  const fields = compareFields(booking, change);
  const conflict = findConflict(booking, { wanted, newPass, changes: fields.changes });
  if (conflict) return { kind: "refused", conflict };
  const status = wanted ?? order.status;
  const due = decideDue(booking, { status, amountMinor: fields.amountMinor, difference });
  const isMore = Object.keys(fields.changes).length > 0 || newPass || due.settledMinor > 0;
  if (wanted === undefined && !isMore) return { kind: "unchanged" };
  const isPaidNow =
    wanted === "paid" && (order.status === NEW_ORDER_STATUS || order.passId === null);
  const passes: FieldChanges = newPass
    ? { pass: [shortenPassId(order.passId), shortenPassId(newPassId)] }
    : {};
  const history = { ...fields.changes, ...due.changes, ...passes };
  const isEntry = Object.keys(history).length > 0;
  const movement = decideMovement(booking, {
    wanted,
    amountMinor: fields.amountMinor - due.dueMinor,
    settledMinor: due.settledMinor,
    difference,
    method,
  });
  const asks = due.dueMinor > order.dueMinor;
  const kind =
    (wanted && changeMail(order.status, wanted, movement?.kind === "refund")) ??
    (asks ? "order-due" : isMore ? "order-changed" : undefined);
  const changed = Object.keys(fields.changes) as FieldName[];
  const facts = {
    ...toldMoney(kind, order, movement),
    ...(kind === "order-changed" &&
      movement?.kind === "waived" && { waivedMinor: movement.waivedMinor }),
    ...(kind === "order-changed" && changed.length > 0 && { changed }),
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
    movement,
    alert: toAlert(movement),
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
  { order, customer, hasOpenDispute, hasLostDispute, hasWonDispute }: ChangeableBooking,
  { wanted, newPass, changes }: Wanted,
): OrderConflict | undefined {
  const after = wanted ?? order.status;
  const names = Object.keys(changes);
  const isPerson = (name: string) => name in BOOKING_FIELDS.customers;
  const hasMoney = leftMinor(order) > order.byHandMinor;
  const mayUndo = mayUndoDispute({ hasLost: hasLostDispute, hasWon: hasWonDispute, hasMoney });
  const held = { hasMoney: false, hasByHand: order.byHandMinor > 0, mayUndo };
  if (wanted !== undefined && !allowedChanges(order.status, held).includes(wanted))
    return "transition_not_allowed";
  if (wanted !== undefined && WITHOUT_MONEY.includes(wanted)) {
    if (hasOpenDispute) return "payment_disputed";
    if (hasMoney) return "payment_received";
  }
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

interface WantedMoney {
  wanted: OrderStatus | undefined;
  /** The money that the order must have brought after the change. */
  amountMinor: number;
  settledMinor: number;
  difference: Difference | undefined;
  method: Settlement | undefined;
}

function decideMovement(
  { order }: ChangeableBooking,
  { wanted, amountMinor, settledMinor, difference, method = "other" }: WantedMoney,
): HandMovement | undefined {
  const waive = (waivedMinor: number): HandMovement => ({
    kind: "waived",
    amountMinor: 0,
    waivedMinor,
    method: null,
  });
  const move = (kind: "by_hand" | "refund", minor: number): HandMovement => ({
    kind,
    amountMinor: minor,
    waivedMinor: 0,
    method: method === "none" ? "other" : method,
  });
  if (settledMinor > 0)
    return difference === "paid" ? move("by_hand", settledMinor) : waive(settledMinor);
  if (wanted === "paid" && !isConfirmed(order.status)) {
    const missingMinor = amountMinor - leftMinor(order);
    if (missingMinor <= 0) return undefined;
    return method === "none" ? waive(missingMinor) : move("by_hand", missingMinor);
  }
  if (order.byHandMinor <= 0 || wanted === undefined) return undefined;
  if (wanted === "refunded") return move("refund", -order.byHandMinor);
  // Staff had marked the order as paid by mistake: the money never came.
  return isConfirmed(wanted) ? undefined : move("by_hand", -order.byHandMinor);
}

/** A mail says what the movement of money was, because the status does not tell it. */
function toldMoney(
  kind: OrderMailKind | undefined,
  order: ChangeableBooking["order"],
  movement: HandMovement | undefined,
): OrderMailFacts {
  if (kind === "order-paid")
    return { amountMinor: leftMinor(order) + (movement?.amountMinor ?? 0) };
  if (kind !== "order-refunded" || !movement) return {};
  return { amountMinor: -movement.amountMinor, byHand: true };
}

function toAlert(movement: HandMovement | undefined): MoneyAlert | undefined {
  if (!movement) return undefined;
  const { kind, amountMinor, waivedMinor } = movement;
  if (kind === "waived") return { what: "waived", amountMinor: waivedMinor };
  if (kind === "refund") return { what: "refunded", amountMinor: -amountMinor };
  return amountMinor > 0
    ? { what: "paid", amountMinor }
    : { what: "takenBack", amountMinor: -amountMinor };
}

/** Nothing is due if the order is unpaid or was paid outside our payments. */
function decideDue(
  { order, keptMinor }: ChangeableBooking,
  { status, amountMinor, difference }: NewPrice,
) {
  const hasPayment = order.paidMinor > order.byHandMinor;
  const isPaid = isConfirmed(order.status) && isConfirmed(status) && hasPayment;
  const isByPayments = isPaid && amountMinor !== order.amountMinor;
  const wouldBe = isByPayments
    ? dueAfterChange({
        dueMinor: order.dueMinor,
        beforeMinor: order.amountMinor,
        afterMinor: amountMinor,
        keptMinor,
        byHandMinor: order.byHandMinor,
      })
    : order.dueMinor;
  const isAsked = difference === undefined || difference === "ask";
  const dueMinor = isPaid && isAsked ? wouldBe : 0;
  const settledMinor = isPaid ? wouldBe - dueMinor : 0;
  const before = settledMinor > 0 ? wouldBe : order.dueMinor;
  const changes: FieldChanges =
    before === dueMinor ? {} : { due: [toMajor(before), toMajor(dueMinor)] };
  return { dueMinor, settledMinor, changes, isByPayments };
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
