import { CONFIRMED_STATUSES } from "#domain/orders/order-status.ts";
import { HOUR_MS } from "#domain/time.ts";

const CONFIRMED = CONFIRMED_STATUSES.map((status) => `'${status}'`).join(", ");

const RECOUNT = `SELECT 'customers' AS kind, '' AS status, '' AS currency, COUNT(*) AS count, 0 AS amount_minor FROM customers
  UNION ALL SELECT 'people', '', '', COUNT(DISTINCT lower(email)), 0 FROM customers WHERE email <> '' HAVING COUNT(*) > 0
  UNION ALL SELECT 'orders', status, currency, COUNT(*), SUM(amount_minor) FROM orders GROUP BY status, currency
  UNION ALL SELECT 'messages', status, '', COUNT(*), 0 FROM messages GROUP BY status
  UNION ALL SELECT 'refunds', '', currency, COUNT(*), SUM(refunded_minor) FROM orders WHERE refunded_minor > 0 GROUP BY currency ORDER BY kind, status, currency`;
const HOURLY_RECOUNT = `SELECT created_at / ${HOUR_MS} AS hour, COUNT(*) AS orders,
  SUM(iif(status IN (${CONFIRMED}), amount_minor, 0)) AS revenue_minor FROM orders GROUP BY hour ORDER BY hour`;

/** What the database keeps; a row of nothing is as good as none. */
export const kept = {
  totals:
    "SELECT * FROM totals WHERE count <> 0 OR amount_minor <> 0 ORDER BY kind, status, currency",
  hourly: "SELECT * FROM hourly_totals WHERE orders <> 0 OR revenue_minor <> 0 ORDER BY hour",
  searchable: "SELECT rowid FROM order_search ORDER BY rowid",
};
/** The same, counted anew from the rows. */
export const counted = {
  totals: RECOUNT,
  hourly: HOURLY_RECOUNT,
  searchable: "SELECT rowid FROM orders ORDER BY rowid",
};
