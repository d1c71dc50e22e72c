import { sql } from "drizzle-orm";
import { orders } from "../tables/orders.ts";
import type { PassRefusal } from "#domain/passes/pass.ts";
import * as text from "../queries/pass-texts.ts";
import { redemptions } from "../tables/passes.ts";

export const STANDS = sql.raw(text.STANDS);

/** An offline lane admitted more travellers than the pass allows. Staff follow these up. */
export const IS_BEYOND = sql`(${redemptions.beyond} > 0 AND ${redemptions.undoneAt} IS NULL)`;

export const ADMITTED = sql<number>`${sql.raw(text.ADMITTED)}`;

export const USED_AT = sql<number | null>`${sql.raw(text.USED_AT)}`;

const PRICE = sql`max(1, ${orders.amountMinor})`;

/** Counts travellers without payment, as `unpaidTravellers` does. */
const UNPAID = sql<number>`min(${orders.adults} + ${orders.children},
  (${orders.dueMinor} * (${orders.adults} + ${orders.children}) + ${PRICE} - 1) / ${PRICE})`;

/** Counts paid travellers whom no lane has admitted yet. */
export const LEFT = sql<number>`max(0, ${orders.adults} + ${orders.children} + ${orders.infants}
  - ${UNPAID} - ${ADMITTED})`;

/** Why no airport accepts the pass on any day, or NULL. */
export const ENDED = sql<PassRefusal | null>`CASE
  WHEN ${orders.id} IS NULL THEN 'unknown'
  WHEN ${orders.status} = 'refunded' THEN 'refunded'
  WHEN ${orders.status} = 'cancelled' THEN 'cancelled'
  WHEN ${orders.status} = 'Not Paid' THEN 'unpaid'
  WHEN ${sql.raw(text.IS_REFUNDED)} THEN 'refunded'
  WHEN ${orders.status} = 'completed' AND ${ADMITTED} = 0 THEN 'used'
  WHEN ${LEFT} = 0 THEN CASE WHEN ${UNPAID} > 0 THEN 'unpaid' ELSE 'used' END
END`;
