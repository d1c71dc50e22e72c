import { inArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { eraseColumns } from "#domain/orders/booking-fields.ts";
import { build } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import type { Erased } from "../tables/personal.ts";
import { customers, orderEvents, orderNotes, orders } from "../tables/orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { oneTimeTokens } from "../tables/identity.ts";
import { journal, refundRequests, refunds } from "../tables/payments.ts";
import { HAS_PAID } from "../queries/person-rows.ts";

/** An empty email marks an anonymous row. */
const ANONYMOUS = {
  userId: null,
  ...eraseColumns("customers"),
} satisfies Erased<"customers", "notes">;

/** Keeps the company that bought a paid order. Without a company, this column contains the person's name. */
const BOOKED_NAME = sql`${customers.firstName} || ' ' || ${customers.lastName}`;
const BUYER = {
  companyName: sql`iif(${HAS_PAID} AND ${customers.companyName} <> ${BOOKED_NAME},
    ${customers.companyName}, ${ANONYMOUS.companyName})`,
  vatNumber: sql`iif(${HAS_PAID}, ${customers.vatNumber}, NULL)`,
};

/** The reason and changes of an event may identify the person. */
export const WORDLESS = { reason: "", changes: null } as const satisfies Erased<"orderEvents">;

/** Staff's texts about a refund may identify the person too. */
export const UNEXPLAINED = { reason: "", answer: "" } as const satisfies Erased<"refundRequests">;

interface Anonymizing {
  /** In epoch ms. */
  now: number;
  notes: string;
  /** True until the retention period of the bookkeeping ends. */
  keepsBuyer: boolean;
}

/** Keeps data for the bookkeeping (docs/decisions/0015). The last statement returns the customers' ids. */
export function anonymizeCustomers(chosen: SQL, { now, notes, keepsBuyer }: Anonymizing) {
  const theirOrders = build
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.customerId, chosen));
  // The new version rejects changes by an admin who read the order before. The idempotency key
  // stays without its hash, so a late repeat is refused and books nothing.
  const anonymousOrder = {
    dueMinor: 0,
    requestHash: null,
    mailTrouble: null,
    ...eraseColumns("orders"),
    version: sql`${orders.version} + 1`,
  } satisfies Erased<"orders">;
  const isTheirs = (orderId: SQLiteColumn) => inArray(orderId, theirOrders);
  return {
    waivers: insertRowFrom(
      journal,
      {
        id: sql`'waived:erased:' || ${orders.id}`,
        orderId: orders.id,
        orderNumber: orders.orderNumber,
        paymentId: null,
        kind: "waived",
        amountMinor: 0,
        waivedMinor: orders.dueMinor,
        currency: orders.currency,
        provider: null,
        method: null,
        reference: null,
        movedAt: now,
        actorId: null,
        createdAt: now,
      },
      // Nobody can be asked for the difference any more, and the order's price stays revenue.
      sql`FROM ${orders} WHERE ${inArray(orders.customerId, chosen)} AND ${orders.dueMinor} > 0`,
    ),
    orderEvents: build.update(orderEvents).set(WORDLESS).where(isTheirs(orderEvents.orderId)),
    orderNotes: build.delete(orderNotes).where(isTheirs(orderNotes.orderId)),
    refunds: build
      .update(refunds)
      .set({ reason: "" } satisfies Erased<"refunds">)
      .where(isTheirs(refunds.orderId)),
    refundRequests: build
      .update(refundRequests)
      .set(UNEXPLAINED)
      .where(isTheirs(refundRequests.orderId)),
    oneTimeTokens: build.delete(oneTimeTokens).where(isTheirs(oneTimeTokens.subjectId)),
    mailOutbox: build.delete(mailOutbox).where(isTheirs(mailOutbox.subjectId)),
    orders: build.update(orders).set(anonymousOrder).where(isTheirs(orders.id)),
    customers: build
      .update(customers)
      .set({ ...ANONYMOUS, ...(keepsBuyer && BUYER), notes })
      .where(inArray(customers.id, chosen))
      .returning({ id: customers.id }),
  };
}
