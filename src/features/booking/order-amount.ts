import { formatMoney, fromMajor } from "../../domain/money/currency.ts";
import type { Language } from "../../domain/language.ts";
import type { Order } from "../../domain/orders/order.schema.ts";

/** An order's amount for people, in the currency it was booked in. */
export function orderAmount(order: Pick<Order, "amount" | "currency">, language: Language): string {
  return formatMoney(fromMajor(order.amount), order.currency, language);
}
