// By hand: a pass page's cold start loads no query builder and no tables.

/** The part of a payment that is going back, minor units: refunds that have not failed. */
export const GIVEN = `(SELECT coalesce(sum(refunds.amount_minor), 0) FROM refunds
  WHERE refunds.payment_id = payments.id AND refunds.status <> 'failed')`;

/** The money that an order keeps: payments less refunds, minor units. */
export const KEPT = `(SELECT coalesce(sum(payments.received_minor - ${GIVEN}), 0)
  FROM payments WHERE payments.order_id = orders.id)`;

/**
 * The condition of an order whose whole money is going back. Its pass is void from the request of
 * the refund until that fails.
 */
export const IS_REFUNDED = `(orders.paid_minor > orders.refunded_minor AND ${KEPT} <= 0)`;

/** The condition of a redemption that let travellers through and was not taken back. */
export const STANDS = "(redemptions.result = 'valid' AND redemptions.undone_at IS NULL)";

const ofPass = (value: string) => `(SELECT ${value} FROM redemptions
  WHERE redemptions.pass_id = orders.pass_id AND ${STANDS})`;

/** The travellers let through with an order's pass, and the time of its newest use (epoch ms). */
export const ADMITTED = ofPass("coalesce(sum(redemptions.travellers), 0)");
export const USED_AT = ofPass("max(coalesce(redemptions.scanned_at, redemptions.created_at))");
