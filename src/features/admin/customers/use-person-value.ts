import type { PersonValue } from "../../../domain/customers/person.schema.ts";
import { useMoney } from "../ui/formats.tsx";

/** Formats what someone has brought, currency by currency: "€49.00 · £11.00", or a dash for nothing. */
export function usePersonValue(): (values: readonly PersonValue[]) => string {
  const money = useMoney();
  return (values) => values.map(({ currency, amount }) => money(amount, currency)).join(" · ") || "—";
}
