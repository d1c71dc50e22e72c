// Plain SQL, so that a pass page's cold start loads neither query builder nor tables.

/** The payment's refunds that have not failed, in minor units. */
export const GIVEN = `(SELECT coalesce(sum(refunds.amount_minor), 0) FROM refunds
  WHERE refunds.payment_id = payments.id AND refunds.status <> 'failed')`;

/** The order's payments minus its refunds, in minor units. Disputes do not count. */
export const KEPT = `(SELECT coalesce(sum(payments.received_minor - ${GIVEN}), 0)
  FROM payments WHERE payments.order_id = orders.id)`;

/** All money that we still have is being refunded, so the pass is void unless the refund fails. */
export const IS_REFUNDED = `(orders.paid_minor > orders.refunded_minor
  AND orders.by_hand_minor <= 0 AND ${KEPT} <= 0)`;

/** The redemption admitted travellers and nobody undid it. */
export const STANDS = "(redemptions.result = 'valid' AND redemptions.undone_at IS NULL)";

const ofPass = (value: string) => `(SELECT ${value} FROM redemptions
  WHERE redemptions.pass_id = orders.pass_id AND ${STANDS})`;

/** The number of admitted travellers, and the time of the pass's newest use (epoch ms). */
export const ADMITTED = ofPass("coalesce(sum(redemptions.travellers), 0)");
export const USED_AT = ofPass("max(coalesce(redemptions.scanned_at, redemptions.created_at))");

/** When the customer first declared a withdrawal (epoch ms), or NULL. */
export const WITHDRAWN_AT = `(SELECT min(messages.created_at) FROM messages
  WHERE messages.order_id = orders.id AND messages.kind = 'withdrawal'
    AND messages.status <> 'spam')`;
