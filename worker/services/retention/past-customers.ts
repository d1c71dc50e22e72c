import { ANONYMOUS } from "../customers/anonymous-customer.ts";
import { clearance, type RetentionRule, stillDue } from "./rule.ts";

/**
 * The rule that makes customers anonymous whose last order ended before `before`. An order ends on the day of its flight or with
 * its last change, whichever is later. Orders stay for the books.
 * @param before epoch ms
 */
export function pastCustomers(before: number): RetentionRule {
  const table = "customers";
  const day = new Date(before).toISOString().slice(0, 10);
  const due = `email <> '' AND created_at < ${before} AND NOT EXISTS (
    SELECT 1 FROM orders WHERE customer_id = customers.id AND (updated_at >= ${before} OR flight_date >= '${day}'))`;
  const chosen = stillDue(table, due);
  const theirOrders = `(SELECT id FROM orders WHERE customer_id IN ${chosen})`;
  const anonymous = `${ANONYMOUS}, notes = 'Deleted after the retention period'`;
  return clearance({
    name: "past_customers",
    table,
    due,
    statements: (db, ids) => [
      // An admin may have named the person in a reason.
      db.prepare(`UPDATE order_events SET reason = '' WHERE order_id IN ${theirOrders}`).bind(ids),
      db.prepare(`UPDATE orders SET flight_date = NULL, flight_number = NULL WHERE id IN ${theirOrders}`).bind(ids),
      db.prepare(`UPDATE customers SET ${anonymous} WHERE id IN ${chosen} RETURNING id`).bind(ids),
    ],
  });
}
