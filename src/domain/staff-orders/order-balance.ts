import { fromMajor } from "../money/currency.ts";
import type { OrderDetail } from "./order-change.schema.ts";
import { isConfirmed } from "../orders/order-status.ts";

/**
 * How what an order's payments brought differs from what it costs, in minor units: what could be given back, what is due, and what
 * was never paid and is not asked for. All are 0 for an order that is not paid, or whose money came another way
 * (docs/product/orders.md). What was given back of a payment is no debt of the traveller's.
 */
export function orderBalance({
  status,
  amount,
  paid_amount: paid,
  due_amount: due,
  payments,
}: Pick<OrderDetail, "status" | "amount" | "paid_amount" | "due_amount"> & {
  payments: readonly { refundable_amount: number }[];
}) {
  if (!isConfirmed(status) || paid === 0) return { tooMuchMinor: 0, dueMinor: 0, unaskedMinor: 0 };
  const leftMinor = payments.reduce(
    (sum, payment) => sum + fromMajor(payment.refundable_amount),
    0,
  );
  return {
    tooMuchMinor: Math.max(0, leftMinor - fromMajor(amount)),
    dueMinor: fromMajor(due),
    unaskedMinor: Math.max(0, fromMajor(amount) - fromMajor(paid) - fromMajor(due)),
  };
}
