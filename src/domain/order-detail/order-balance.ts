import { fromMajor } from "../money/currency.ts";
import type { OrderDetail } from "./order-detail.schema.ts";
import { isConfirmed } from "../orders/order-status.ts";

/**
 * Compares payments with the price, in minor units (docs/product/orders.md). All are 0 for an
 * unpaid order or money outside payments. The traveller never owes refunded money.
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
