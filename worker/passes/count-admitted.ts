import { sql } from "drizzle-orm";
import { CURRENCY_CODES } from "../../src/domain/money/currency.ts";
import { fareMinor } from "../../src/domain/orders/fares.ts";
import { orders } from "../orders/tables.ts";
import { redemptions } from "./tables.ts";

/** The condition of a redemption that let travellers through and was not taken back. */
export const STANDS = sql`(${redemptions.result} = 'valid' AND ${redemptions.undoneAt} IS NULL)`;

/** The travellers let through with an order's pass. For queries that join `orders`. */
export const ADMITTED = sql<number>`(SELECT coalesce(sum(${redemptions.travellers}), 0)
  FROM ${redemptions} WHERE ${redemptions.passId} = ${orders.passId} AND ${STANDS})`;

/** The time of an order's newest use (epoch ms), or NULL. For queries that join `orders`. */
export const USED_AT = sql<number | null>`(SELECT max(${redemptions.createdAt})
  FROM ${redemptions} WHERE ${redemptions.passId} = ${orders.passId} AND ${STANDS})`;

const FARES = CURRENCY_CODES.map((code) => `WHEN '${code}' THEN ${fareMinor("adults", code)}`);
const FARE = sql`(CASE ${orders.currency} ${sql.raw(FARES.join(" "))} END)`;

/** The travellers without payment, like `unpaidTravellers`. */
export const UNPAID = sql<number>`min(${orders.adults} + ${orders.children},
  (${orders.dueMinor} + ${FARE} - 1) / ${FARE})`;

/** The paid travellers of an order that no lane has let through. */
export const LEFT = sql<number>`max(0, ${orders.adults} + ${orders.children} + ${orders.infants}
  - ${UNPAID} - ${ADMITTED})`;
