import { ANONYMOUS } from "../anonymous-customer.ts";
import { dueRows, type RetentionRule, stillDue } from "./rule.ts";

/**
 * Makes customers anonymous whose last order ended long ago. An order ends on the day of its flight or with its last
 * change, whichever is later. Orders stay for the books: number, amount, currency, status, what was bought and when.
 * @param before epoch ms
 */
export function pastCustomers(before: number): RetentionRule {
  const table = "customers";
  const day = new Date(before).toISOString().slice(0, 10);
  const due = `email <> '' AND created_at < ${before} AND NOT EXISTS (
    SELECT 1 FROM orders WHERE customer_id = customers.id AND (updated_at >= ${before} OR flight_date >= '${day}'))`;
  const theirOrders = `(SELECT id FROM orders WHERE customer_id IN ${stillDue(table, due)})`;
  return {
    name: "past_customers",
    table,
    due,
    async apply(db, limit) {
      const rows = await dueRows<{ id: string }>(db, table, due, "id", limit);
      if (rows.length === 0) return 0;
      const ids = JSON.stringify(rows.map(({ id }) => id));
      const results = await db.batch([
        // Staff may have named the person in a reason.
        db.prepare(`UPDATE order_events SET reason = '' WHERE order_id IN ${theirOrders}`).bind(ids),
        db.prepare(`UPDATE orders SET flight_date = NULL, flight_number = NULL WHERE id IN ${theirOrders}`).bind(ids),
        db
          .prepare(
            `UPDATE customers SET ${ANONYMOUS}, notes = 'Deleted after the retention period' WHERE id IN ${stillDue(table, due)} RETURNING id`,
          )
          .bind(ids),
      ]);
      return results.at(-1)!.results.length;
    },
  };
}
