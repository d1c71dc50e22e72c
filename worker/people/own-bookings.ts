import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { ListQuery } from "#domain/paging.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { run } from "../platform/db/batch.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { columnPage } from "../platform/db/keyset.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { readBooking, selectBookings } from "../orders/bookings.ts";
import { customers, orders } from "../tables/orders.ts";
import { users } from "../tables/identity.ts";

/** Sorts by flight day, or else by day of booking, then by id, which grows with time. */
const POSITION = sql<string>`coalesce(${orders.flightDate},
  date(${orders.createdAt} / 1000, 'unixepoch')) || '_' || ${orders.id}`;

/** Only the proved address counts, and no address that staff joined to it (docs/decisions/0021). */
export function isOwn({ actor }: SignedInCtx, address: SQLWrapper): SQL {
  const proved = build
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, actor.userId), sql`${users.emailProvedAt} IS NOT NULL`));
  // The second lower() hides the column's type, with which SQLite would not use the index.
  return sql`lower(${address}) = lower((${proved}))`;
}

export async function listOwnBookings(ctx: SignedInCtx, query: ListQuery): Promise<Page<Booking>> {
  const { after, orderBy, limit, toPage } = columnPage("position", POSITION, query);
  const page = build
    .select({ id: orders.id })
    .from(customers)
    .innerJoin(orders, eq(orders.customerId, customers.id))
    .where(and(isOwn(ctx, customers.email), after))
    .orderBy(orderBy)
    .limit(limit);
  const more = sql`, ${POSITION} AS position`;
  const bookings = selectBookings<{ position: string }>(inArray(orders.id, page), more);
  const { rows } = await run(ctx, bookings.append(sql` ORDER BY ${orderBy}`));
  return toPage(rows, (row) => readBooking(ctx, row));
}

export async function openOwnBooking(ctx: SignedInCtx, orderId: string): Promise<OrderAccess> {
  const [access] = await primaryDb(ctx.db)
    .select({ orderId: orders.id, addressVersion: orders.addressVersion })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.id, orderId), isOwn(ctx, customers.email)));
  if (!access) throw new NotFoundError();
  return access;
}
