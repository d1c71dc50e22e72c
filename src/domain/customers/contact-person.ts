import type { Customer } from "../orders/order.schema.ts";

/** The person behind a customer whose name is a company's; null when the name is the person's own. */
export function contactPerson({ company_name, first_name, last_name }: Customer): string | null {
  const person = `${first_name} ${last_name}`.trim();
  return person === company_name ? null : person;
}
