import { NEW_ORDER_STATUS } from "../../../src/domain/orders/order-status.ts";
import { dueRows, type RetentionRule, stillDue } from "./rule.ts";

/**
 * The SQL condition of unpaid orders that last changed before `before` (epoch ms). The last change counts, so that an order that an
 * admin set back to Not Paid gets its full time again.
 */
export function unpaidBefore(before: number): string {
  return `status = '${NEW_ORDER_STATUS}' AND created_at < ${before} AND updated_at < ${before}`;
}

/**
 * Deletes orders that nobody paid, with their customer, history, idempotency keys and codes.
 * @param before epoch ms
 */
export function unpaidOrders(before: number): RetentionRule {
  const table = "orders";
  const due = unpaidBefore(before);
  const chosen = stillDue(table, due);
  return {
    name: "unpaid_orders",
    table,
    due,
    async apply(db, limit) {
      const rows = await dueRows<{ id: string; customer_id: string }>(db, table, due, "id, customer_id", limit);
      if (rows.length === 0) return 0;
      const orderIds = JSON.stringify(rows.map(({ id }) => id));
      const customerIds = JSON.stringify(rows.map(({ customer_id }) => customer_id));
      const [orders] = (
        await db.batch([
          db.prepare(`DELETE FROM order_events WHERE order_id IN ${chosen}`).bind(orderIds),
          db.prepare(`DELETE FROM idempotency_keys WHERE order_id IN ${chosen}`).bind(orderIds),
          db.prepare(`DELETE FROM one_time_tokens WHERE subject_id IN ${chosen}`).bind(orderIds),
          db.prepare(`DELETE FROM orders WHERE id IN ${chosen} RETURNING id`).bind(orderIds),
          db.prepare(WITHOUT_ORDERS).bind(customerIds),
        ])
      ).slice(3);
      return orders!.results.length;
    },
  };
}

/** Customers with another order stay. */
const WITHOUT_ORDERS = `DELETE FROM customers WHERE id IN (SELECT value FROM json_each(?1))
  AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = customers.id)`;
