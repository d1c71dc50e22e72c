import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { OPEN_STATEMENT_STATUSES } from "#domain/messages/message.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import type { OpenMatter } from "#domain/people/person.schema.ts";
import { STATEMENT_KINDS, type StatementKind } from "#domain/statements/statement.ts";
import { DAY_MS, utcDate } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { batch } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { HAS_PROBLEM } from "../orders/unpaid-orders.ts";
import { HAS_OPEN_DISPUTE } from "../payments/record-dispute.ts";
import { findAddresses } from "../queries/person-addresses.ts";
import { isOwnCustomer, isOwnMessage } from "../queries/person.ts";
import { messages } from "../tables/messages.ts";
import { customers, orders } from "../tables/orders.ts";
import { refundRequests, refunds } from "../tables/payments.ts";

const HAS_OPEN_REFUND = hasRow(
  refunds,
  and(eq(refunds.orderId, orders.id), inArray(refunds.status, ["requested", "pending"])),
);
/** Erasing a person deletes a request's reason, so an admin must answer it first. */
const HAS_OPEN_REQUEST = hasRow(
  refundRequests,
  and(eq(refundRequests.orderId, orders.id), eq(refundRequests.status, "open")),
);

/**
 * Lists what erasing a person leaves open: statements, then orders, newest first, at most a page of
 * each. Throws as `findAddresses` does.
 */
export async function listOpenMatters(ctx: Ctx, id: string): Promise<OpenMatter[]> {
  const { email, rows } = await findAddresses(ctx, id);
  const emails = rows.length > 0 ? rows.map((row) => row.email) : [email];
  const mayBeAhead = and(
    eq(orders.status, "paid"),
    // A selection that is too wide, because a day ends later in some time zones; `isDayOver` decides.
    or(isNull(orders.flightDate), gt(orders.flightDate, utcDate(ctx.now - 3 * DAY_MS))),
  );
  const isTheirs = isOwnCustomer({ emails, userIds: [] });
  const theirOrders = build
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isTheirs);
  const found = await batch(ctx, {
    statements: build
      .select({ id: messages.id, kind: messages.kind, orderNumber: orders.orderNumber })
      .from(messages)
      .leftJoin(orders, eq(orders.id, messages.orderId))
      .where(
        and(
          inArray(messages.kind, STATEMENT_KINDS),
          inArray(messages.status, OPEN_STATEMENT_STATUSES),
          or(isOwnMessage({ emails }), inArray(messages.orderId, theirOrders)),
        ),
      )
      .orderBy(desc(messages.createdAt))
      .limit(PAGE_SIZE),
    orders: build
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        airport: orders.airport,
        flightDate: orders.flightDate,
        dueMinor: orders.dueMinor,
        hasRefund: sql<number>`${HAS_OPEN_REFUND}`.as("has_refund"),
        hasRequest: sql<number>`${HAS_OPEN_REQUEST}`.as("has_request"),
        hasDispute: sql<number>`${HAS_OPEN_DISPUTE}`.as("has_dispute"),
        hasProblem: sql<number>`${HAS_PROBLEM}`.as("has_problem"),
      })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          isTheirs,
          or(
            eq(orders.status, NEW_ORDER_STATUS),
            mayBeAhead,
            gt(orders.dueMinor, 0),
            HAS_OPEN_REFUND,
            HAS_OPEN_REQUEST,
            HAS_OPEN_DISPUTE,
            HAS_PROBLEM,
          ),
        ),
      )
      .orderBy(desc(orders.orderNumber))
      .limit(PAGE_SIZE),
  });
  const statements = found.statements.rows.map(({ id: messageId, kind, orderNumber }) => ({
    id: messageId,
    order_number: orderNumber,
    airport: "",
    flight_date: null,
    matter: kind as StatementKind,
  }));
  const ofOrders = found.orders.rows.flatMap((order) => {
    const { id: orderId, orderNumber, status, airport, flightDate, dueMinor, ...has } = order;
    const matters: OpenMatter["matter"][] = [];
    if (status === NEW_ORDER_STATUS) matters.push("unpaid");
    if (status === "paid" && !isDayOver({ airport, flightDate }, ctx.now)) matters.push("pass");
    if (dueMinor > 0) matters.push("due");
    if (has.hasRefund) matters.push("refund");
    if (has.hasRequest) matters.push("refund_request");
    if (has.hasDispute) matters.push("dispute");
    if (has.hasProblem) matters.push("problem");
    const facts = { id: orderId, order_number: orderNumber, airport, flight_date: flightDate };
    return matters.map((matter) => ({ ...facts, matter }));
  });
  return [...statements, ...ofOrders];
}
