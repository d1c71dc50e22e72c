import { inArray, type SQL, sql } from "drizzle-orm";
import { build, prepareSql } from "../../db/client.ts";
import {
  customers,
  idempotencyKeys,
  mailOutbox,
  oneTimeTokens,
  orderEvents,
  orderNotes,
  orders,
  refunds,
} from "../../db/schema.ts";

/** What stays in the place of a person. The empty e-mail marks the row as anonymous, since a real customer always has one. */
const ANONYMOUS = {
  userId: null,
  companyName: "Deleted",
  firstName: "Deleted",
  lastName: "Deleted",
  email: "",
  vatNumber: null,
} as const;

/**
 * The statements that take the person out of customers and their orders, and leave what the books need: number, amount, currency,
 * status, airport, passengers and dates (docs/decisions/0015-retention.md). Searches follow by triggers.
 * @param chosen the ids of the customers, as a list or a subquery. The last statement changes their rows, and returns their ids.
 * @param notes says in the customer's notes why the person is gone.
 */
export function anonymizeCustomers(
  db: D1Database,
  chosen: SQL,
  notes: string,
): D1PreparedStatement[] {
  const theirOrders = build
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.customerId, chosen));
  // An admin who read the order before is refused as for any other change, so that no reason of theirs names the person again.
  // Nobody is left to be asked for what is due.
  const anonymousOrder = {
    dueMinor: 0,
    flightDate: null,
    flightNumber: null,
    version: sql`${orders.version} + 1`,
  };
  return [
    // An admin may have named the person in a reason, and a change of the name has both.
    build
      .update(orderEvents)
      .set({ reason: "", changes: null })
      .where(inArray(orderEvents.orderId, theirOrders)),
    build.delete(orderNotes).where(inArray(orderNotes.orderId, theirOrders)),
    build.update(refunds).set({ reason: "" }).where(inArray(refunds.orderId, theirOrders)),
    // A hash of what the person sent. Empty, it fits no request: a repeat that comes late is refused, and books nothing anew.
    build
      .update(idempotencyKeys)
      .set({ requestHash: "" })
      .where(inArray(idempotencyKeys.orderId, theirOrders)),
    build.delete(oneTimeTokens).where(inArray(oneTimeTokens.subjectId, theirOrders)),
    build.delete(mailOutbox).where(inArray(mailOutbox.subjectId, theirOrders)),
    build.update(orders).set(anonymousOrder).where(inArray(orders.id, theirOrders)),
    build
      .update(customers)
      .set({ ...ANONYMOUS, notes })
      .where(inArray(customers.id, chosen))
      .returning({ id: customers.id }),
  ].map((statement) => prepareSql(db, statement));
}
