/**
 * The page is `open` until payment, expiry or closing; `processing`: the provider waits for the
 * money; `failed`: the provider gave it up (docs/product/payments.md).
 */
export const PAYMENT_STATUSES = ["open", "processing", "failed", "expired", "paid"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Money may still come. An order has at most one such payment. */
export const ACTIVE_PAYMENT_STATUSES: readonly PaymentStatus[] = ["open", "processing"];

/**
 * A payment moves only to a higher rank, so late, repeated or reordered reports end in the same
 * state. Money that came after all beats a reported end.
 */
export const PAYMENT_RANKS: Record<PaymentStatus, number> = {
  open: 0,
  processing: 1,
  failed: 2,
  expired: 2,
  paid: 3,
};

/**
 * The provider has not taken on a `requested` refund; the bank has a `pending` one. Even after
 * success the bank may return the money: then it failed.
 */
export const REFUND_STATUSES = ["requested", "pending", "succeeded", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_RANKS: Record<RefundStatus, number> = {
  requested: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
};

/**
 * Returns the states that a report changes, so that reports may come in any order. `ranks` is
 * PAYMENT_RANKS or REFUND_RANKS.
 */
export function statusesBefore<Status extends string>(
  ranks: Readonly<Record<Status, number>>,
  reported: Status,
): Status[] {
  return (Object.keys(ranks) as Status[]).filter((status) => ranks[status] < ranks[reported]);
}

/** A deployment takes no money online, or by the local demo page, or by Stripe. */
export const PAYMENT_MODES = ["none", "demo", "stripe"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export type PaymentProviderId = Exclude<PaymentMode, "none">;

/**
 * Problems for staff: money for a closed order or of a wrong amount or currency; a refund that
 * failed or takes days; a disputed payment.
 */
export const PAYMENT_PROBLEMS = [
  "order_closed",
  "wrong_amount",
  "refund_failed",
  "refund_slow",
  "disputed",
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** Minutes for which a payment page is open. Stripe's minimum is 30 from the request. */
export const PAYMENT_PAGE_MINUTES = 35;

/** A refund is slow after so many days at the bank. */
export const SLOW_REFUND_DAYS = 3;

/** In UTF-16 units. */
export const MAX_REFUND_REASON_LENGTH = 500;
