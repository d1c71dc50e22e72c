import { formatExactMoney, formatMoney, fromMajor } from "../domain/money/currency.ts";
import type { Order } from "../domain/orders/order.schema.ts";
import { useSiteContext } from "./site-context.tsx";

/** Formats amounts (major units) in the currency that an order was booked in: `exact` where money is paid or given back. */
export function useOrderMoney({ currency }: Pick<Order, "currency">) {
  const { language } = useSiteContext();
  return {
    exact: (amount: number) => formatExactMoney(fromMajor(amount), currency, language),
    plain: (amount: number) => formatMoney(fromMajor(amount), currency, language),
  };
}
