import { type CurrencyCode, formatExactMoney, MINOR_UNITS } from "../../domain/money/currency.ts";
import { useVisitor } from "../../lib/visitor.tsx";

/** An order's amount (major units) in its own currency. */
export function OrderAmount({ amount, currency }: { amount: number; currency: CurrencyCode }) {
  const { language } = useVisitor();
  return formatExactMoney(Math.round(amount * MINOR_UNITS), currency, language);
}
