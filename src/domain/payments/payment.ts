/** The provider waits for `processing` money and gave up on `failed` (docs/product/payments.md). */
export const PAYMENT_STATUSES = ["open", "processing", "failed", "expired", "paid"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** These can still bring money. An order has at most one such payment. */
export const ACTIVE_PAYMENT_STATUSES: readonly PaymentStatus[] = ["open", "processing"];

/** A payment only moves to a higher rank, so reports in any order end in the same state. */
export const PAYMENT_RANKS: Record<PaymentStatus, number> = {
  open: 0,
  processing: 1,
  failed: 2,
  expired: 2,
  paid: 3,
};

/** A `requested` refund waits for the provider, a `pending` one for the bank, which can fail it even after success. */
export const REFUND_STATUSES = ["requested", "pending", "succeeded", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_RANKS: Record<RefundStatus, number> = {
  requested: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
};

interface RefundPart {
  status: RefundStatus;
  created_at: string;
}

/** True if an order's newest refund failed at one of its payments. Its parts are stored at one time. */
export function hasNewestRefundFailed(payments: readonly { refunds: readonly RefundPart[] }[]) {
  const parts = payments.flatMap(({ refunds }) => refunds);
  const newest = parts
    .map(({ created_at: at }) => at)
    .toSorted()
    .at(-1);
  return parts.some(({ created_at: at, status }) => at === newest && status === "failed");
}

/** The statuses that a report may replace, so that reports can come in any order. */
export function statusesBefore<Status extends string>(
  ranks: Readonly<Record<Status, number>>,
  reported: Status,
): Status[] {
  return (Object.keys(ranks) as Status[]).filter((status) => ranks[status] < ranks[reported]);
}

/** `ended`: the order changed, so that nobody can grant the request any more. */
export const REFUND_REQUEST_STATUSES = ["open", "granted", "declined", "ended"] as const;
export type RefundRequestStatus = (typeof REFUND_REQUEST_STATUSES)[number];

export const PAYMENT_MODES = ["none", "demo", "stripe"] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];
export type PaymentProviderId = Exclude<PaymentMode, "none">;

/** `order_closed` is money for a closed order; `wrong_amount` can be a wrong currency too. */
export const PAYMENT_PROBLEMS = [
  "order_closed",
  "wrong_amount",
  "refund_failed",
  "refund_slow",
  "disputed",
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** Stripe's minimum is 30 minutes from the request. */
export const PAYMENT_PAGE_MINUTES = 35;

export const SLOW_REFUND_DAYS = 3;
