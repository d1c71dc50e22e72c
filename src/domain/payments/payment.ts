/**
 * The states of a payment. Its page is `open` until it is paid, has expired or was closed; `processing` while the provider waits
 * for the money; `failed` when the provider gave it up (docs/product/payments.md).
 */
export const PAYMENT_STATUSES = ["open", "processing", "failed", "expired", "paid"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The states in which money may still come. An order has at most one payment of these. */
export const ACTIVE_PAYMENT_STATUSES: readonly PaymentStatus[] = ["open", "processing"];

/**
 * How far each state is. A payment only ever moves to a higher one, so that reports of the provider may come late, twice or in any
 * order and end in the same state. Money that came after all beats an end that was reported before.
 */
export const PAYMENT_RANKS: Record<PaymentStatus, number> = {
  open: 0,
  processing: 1,
  failed: 2,
  expired: 2,
  paid: 3,
};

/**
 * The states of a refund: `requested` until the provider has taken it on, `pending` while the bank has it. A refund that had
 * succeeded may still fail, when the bank gives the money back.
 */
export const REFUND_STATUSES = ["requested", "pending", "succeeded", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** How far each state of a refund is; like PAYMENT_RANKS. */
export const REFUND_RANKS: Record<RefundStatus, number> = {
  requested: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
};

/**
 * The states from which a report moves on. From every other one it changes nothing, so that the order of reports does not matter.
 * `ranks` is PAYMENT_RANKS or REFUND_RANKS.
 */
export function statusesBefore<Status extends string>(
  ranks: Readonly<Record<Status, number>>,
  reported: Status,
): Status[] {
  return (Object.keys(ranks) as Status[]).filter((status) => ranks[status] < ranks[reported]);
}

/** Who takes money: nobody, the demo page of the local product, or Stripe. A deployment says which. */
export const PAYMENT_MODES = ["none", "demo", "stripe"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export type PaymentProviderId = Exclude<PaymentMode, "none">;

/**
 * What staff have to look at (docs/product/payments.md): money for an order that was not to be paid any more, or of another amount
 * or currency; a refund that failed, or that the bank has had for days; a payment that its payer disputes.
 */
export const PAYMENT_PROBLEMS = [
  "order_closed",
  "wrong_amount",
  "refund_failed",
  "refund_slow",
  "disputed",
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** For how long a payment's page is open, in minutes. Stripe allows no less than 30, counted from when it is asked. */
export const PAYMENT_PAGE_MINUTES = 35;

/** After how many days a refund that the bank still has is slow. */
export const SLOW_REFUND_DAYS = 3;

/** The longest reason of a refund, in UTF-16 units. */
export const MAX_REFUND_REASON_LENGTH = 500;
