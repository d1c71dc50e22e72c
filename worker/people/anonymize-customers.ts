import { inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { build, prepareSql } from "../platform/db/client.ts";
import type { Erased } from "../personal.ts";
import { customers, orderEvents, orderNotes, orders } from "../orders/tables.ts";
import { idempotencyKeys } from "../platform/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { oneTimeTokens } from "../identity/tables.ts";
import { refunds } from "../payments/tables.ts";

/** What stays in the place of a person. The empty e-mail marks the row as anonymous, since a real customer always has one. */
const ANONYMOUS = {
  userId: null,
  companyName: "Deleted",
  firstName: "Deleted",
  lastName: "Deleted",
  email: "",
  vatNumber: null,
} as const satisfies Erased<"customers", "notes">;

/** Left of an order's change: a reason may name the person, a change of the name has both. */
export const WORDLESS = { reason: "", changes: null } as const satisfies Erased<"orderEvents">;

/**
 * The statements that take the person out of customers and their orders, and leave what the books need: number, amount, currency,
 * status, airport, passengers and dates (docs/decisions/0015-retention.md). Searches follow by triggers.
 * @param chosen the ids of the customers, as a list or a subquery.
 * @param notes says in the customer's notes why the person is gone.
 * @returns them by table. The last, of the customers, returns their ids.
 */
export function anonymizeCustomers(db: D1Database, chosen: SQL, notes: string) {
  const prepare = (statement: SQLWrapper) => prepareSql(db, statement);
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
  } satisfies Erased<"orders">;
  const isTheirs = (orderId: SQLiteColumn) => inArray(orderId, theirOrders);
  return {
    orderEvents: prepare(
      build.update(orderEvents).set(WORDLESS).where(isTheirs(orderEvents.orderId)),
    ),
    orderNotes: prepare(build.delete(orderNotes).where(isTheirs(orderNotes.orderId))),
    refunds: prepare(
      build
        .update(refunds)
        .set({ reason: "" } satisfies Erased<"refunds">)
        .where(isTheirs(refunds.orderId)),
    ),
    // A hash of what the person sent. Empty, it fits no request: a repeat that comes late is refused, and books nothing anew.
    idempotencyKeys: prepare(
      build
        .update(idempotencyKeys)
        .set({ requestHash: "" } satisfies Erased<"idempotencyKeys">)
        .where(isTheirs(idempotencyKeys.orderId)),
    ),
    oneTimeTokens: prepare(build.delete(oneTimeTokens).where(isTheirs(oneTimeTokens.subjectId))),
    mailOutbox: prepare(build.delete(mailOutbox).where(isTheirs(mailOutbox.subjectId))),
    orders: prepare(build.update(orders).set(anonymousOrder).where(isTheirs(orders.id))),
    customers: prepare(
      build
        .update(customers)
        .set({ ...ANONYMOUS, notes })
        .where(inArray(customers.id, chosen))
        .returning({ id: customers.id }),
    ),
  };
}
