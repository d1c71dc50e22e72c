import { eq, type SQL, sql } from "drizzle-orm";
import { orders } from "../tables/orders.ts";
import { journal, payments } from "../tables/payments.ts";

/** True for Stripe's id of a page, payment, charge, refund, dispute or booking in the balance. */
export const isReference = (text: string): boolean => /^(cs|pi|ch|py|re|pyr|du|dp)_\w+$/.test(text);

export function hasReference(reference: string): SQL {
  return sql`${orders.id} IN (
    SELECT ${payments.orderId} FROM ${payments}
      WHERE ${payments.provider} IN ('stripe', 'demo') AND ${eq(payments.reference, reference)}
    UNION SELECT ${journal.orderId} FROM ${journal} WHERE ${eq(journal.reference, reference)})`;
}
