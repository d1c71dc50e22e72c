import { and, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { isDayOver } from "#domain/airports/airport-time.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import type { OpenMatter } from "#domain/people/person.schema.ts";
import { DAY_MS, utcDate } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { run } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { HAS_OPEN_DISPUTE } from "../payments/record-dispute.ts";
import { findAddresses } from "../queries/person-addresses.ts";
import { isOwnCustomer } from "../queries/person.ts";
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

/** Lists what erasing a person leaves open, newest order first, at most a page. Throws as `findAddresses` does. */
export async function listOpenMatters(ctx: Ctx, id: string): Promise<OpenMatter[]> {
  const { email, rows } = await findAddresses(ctx, id);
  const emails = rows.length > 0 ? rows.map((row) => row.email) : [email];
  const mayBeAhead = and(
    eq(orders.status, "paid"),
    // A selection that is too wide, because a day ends later in some time zones; `isDayOver` decides.
    or(isNull(orders.flightDate), gt(orders.flightDate, utcDate(ctx.now - 3 * DAY_MS))),
  );
  const found = await run(
    ctx,
    build
      .select({
        id: orders.id,
        orderNumber: orders.orderNumber,
        status: orders.status,
        airport: orders.airport,
        flightDate: orders.flightDate,
        hasRefund: sql<number>`${HAS_OPEN_REFUND}`.as("has_refund"),
        hasRequest: sql<number>`${HAS_OPEN_REQUEST}`.as("has_request"),
        hasDispute: sql<number>`${HAS_OPEN_DISPUTE}`.as("has_dispute"),
      })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(
        and(
          isOwnCustomer({ emails, userIds: [] }),
          or(
            eq(orders.status, NEW_ORDER_STATUS),
            mayBeAhead,
            HAS_OPEN_REFUND,
            HAS_OPEN_REQUEST,
            HAS_OPEN_DISPUTE,
          ),
        ),
      )
      .orderBy(desc(orders.orderNumber))
      .limit(PAGE_SIZE),
  );
  return found.rows.flatMap(({ id: orderId, orderNumber, status, airport, flightDate, ...has }) => {
    const matters: OpenMatter["matter"][] = [];
    if (status === NEW_ORDER_STATUS) matters.push("unpaid");
    if (status === "paid" && !isDayOver({ airport, flightDate }, ctx.now)) matters.push("pass");
    if (has.hasRefund) matters.push("refund");
    if (has.hasRequest) matters.push("refund_request");
    if (has.hasDispute) matters.push("dispute");
    const order = { id: orderId, order_number: orderNumber, airport, flight_date: flightDate };
    return matters.map((matter) => ({ ...order, matter }));
  });
}
