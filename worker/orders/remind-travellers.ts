import { and, eq, sql } from "drizzle-orm";
import { dayBeforeFlights } from "#domain/mail/day-before.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import type { Ctx } from "../platform/context/context.ts";
import { mailOutbox } from "../tables/mail.ts";
import { orders } from "../tables/orders.ts";
import { LAST_PAID_AT } from "../queries/paid-at.ts";
import { IS_REFUNDED } from "../queries/pass-texts.ts";
import { logJob } from "../platform/context/log.ts";
import { queueOrderMails } from "../mail/order-mails.ts";
import { hasRow, listed } from "../platform/db/client.ts";
import { batch } from "../platform/db/batch.ts";

const MAILS_A_ZONE = 100;

/** Mails once per flight day (airport's date), unless paid today (docs/product/mails.md). */
export async function remindTravellers(ctx: Ctx): Promise<void> {
  const id = sql`'day-before:' || ${orders.id} || ':' || ${orders.flightDate}`;
  const isKnown = hasRow(mailOutbox, eq(mailOutbox.id, id));
  const statements = dayBeforeFlights(ctx.now).map(({ airports, flightDate, since }) => {
    const wasPaidToday = sql`coalesce(${LAST_PAID_AT}, 0) >= ${since}`;
    const isDue = and(
      eq(orders.flightDate, flightDate),
      airports
        ? sql`${orders.airport} IN ${listed(airports)}`
        : sql`${orders.airport} NOT IN ${listed(AIRPORT_CODES)}`,
      // The + keeps SQLite off the status index, which would walk through all paid orders.
      eq(sql`+${orders.status}`, "paid"),
      // SQLite runs subqueries in this order, and most orders already have their mail.
      sql`NOT ${isKnown}`,
      sql`NOT ${sql.raw(IS_REFUNDED)}`,
    );
    const source = sql`${isDue} AND NOT (${wasPaidToday}) LIMIT ${MAILS_A_ZONE}`;
    return queueOrderMails(ctx, { id, kind: "order-day-before", facts: { flightDate } }, source);
  });
  const mails = await batch(ctx, statements);
  logJob("day_before", { queued: mails.reduce((sum, { changes }) => sum + changes, 0) });
}
