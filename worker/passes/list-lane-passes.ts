import { and, inArray, isNull, or, sql } from "drizzle-orm";
import { airportDate } from "../../src/domain/airports/airport-time.ts";
import { dateAfter } from "../../src/domain/departures/departure.ts";
import { CONFIRMED_STATUSES } from "../../src/domain/orders/order-status.ts";
import { unpaidTravellers } from "../../src/domain/orders/order-due.ts";
import { LANE_HASH_LENGTH } from "../../src/domain/passes/lane-list.ts";
import type { LaneList } from "../../src/domain/passes/lane-list.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { replicaDb } from "../platform/db/client.ts";
import { orders } from "../orders/tables.ts";
import { ENDED, LEFT, USED_AT } from "./count-admitted.ts";
import { passes } from "./tables.ts";

/** The days before and after today that a list holds, so that a refusal can name them. */
const DAYS = [-1, 0, 1, 2];
const IS_CONFIRMED = inArray(orders.status, [...CONFIRMED_STATUSES]);
/** A phone keeps some 5 MB. A pass that is not in its list is not checked without network. */
const PASSES = 15_000;

/**
 * Returns the passes of all airports around today and the open ones, those of this airport first:
 * what its lane decides by without network.
 */
export async function listLanePasses(
  ctx: Pick<Ctx, "replica" | "now">,
  airport: string,
): Promise<LaneList> {
  const today = airportDate(airport, ctx.now);
  const days = DAYS.map((days) => dateAfter(today, days)!);
  const rows = await replicaDb(ctx)
    .select({ order: orders, pass: passes, left: LEFT, refusal: ENDED, usedAt: USED_AT })
    .from(orders)
    .innerJoin(passes, sql`${passes.id} = ${orders.passId}`)
    .where(or(inArray(orders.flightDate, days), and(isNull(orders.flightDate), IS_CONFIRMED)))
    .orderBy(sql`${orders.airport} <> ${airport}`, orders.id)
    .limit(PASSES);
  const items = rows.map(({ order, pass, left, refusal, usedAt }) => ({
    code: pass.codeHash.slice(0, LANE_HASH_LENGTH),
    short_code: pass.shortHash.slice(0, LANE_HASH_LENGTH),
    airport: order.airport,
    flight_date: order.flightDate,
    adults: order.adults,
    children: order.children,
    infants: order.infants,
    unpaid_travellers: unpaidTravellers(order),
    left,
    refusal,
    used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
  }));
  return { airport, items };
}
