import { and, or, sql } from "drizzle-orm";
import { airportDates } from "#domain/airports/airport-time.ts";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { LANE_HASH_LENGTH } from "#domain/passes/lane-list.ts";
import type { LaneList } from "#domain/passes/lane-list.schema.ts";
import { addDays, toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { batch } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { orders } from "../tables/orders.ts";
import { WITHDRAWN_AT } from "../queries/pass-texts.ts";
import { ENDED, LEFT, USED_AT } from "./count-admitted.ts";
import { isDeviceOf } from "./devices.ts";
import { devices, passes } from "../tables/passes.ts";

/** The list holds these days around today, so that a refusal can name the right day. */
const DAYS = [-1, 0, 1, 2];
/** The partial index needs the literals. */
const IS_UNDATED = sql`${orders.flightDate} IS NULL AND ${orders.status} IN ('paid', 'completed')`;
const { airport, flightDate, adults, children, infants, dueMinor, amountMinor } = orders;
const { codeHash, shortHash } = passes;
const WITHDRAWN = sql<number | null>`${sql.raw(WITHDRAWN_AT)}`.as("withdrawn_at");
const STATE = { left: LEFT, refusal: ENDED, usedAt: USED_AT, dueMinor, amountMinor };
const COLUMNS = {
  codeHash,
  shortHash,
  airport,
  flightDate,
  adults,
  children,
  infants,
  ...STATE,
  withdrawnAt: WITHDRAWN,
};
/** A phone keeps about 5 MB. Without network, a pass outside its list cannot be checked. */
const PASSES = 15_000;

/** Dated passes around today and undated ones, the lane's airport first. Undefined if no phone has the token. */
export async function listLanePasses(ctx: Ctx, token: string): Promise<LaneList | undefined> {
  const lane = build
    .select({ airport: devices.airport })
    .from(devices)
    .where(isDeviceOf(await sha256(token)));
  const days = Object.entries(airportDates(ctx.now)).map(([place, today]) => [
    place,
    DAYS.map((day) => addDays(today, day)),
  ]);
  const isNear = sql`${flightDate} IN (SELECT day.value
    FROM json_each(${JSON.stringify(Object.fromEntries(days))}) AS place,
      json_each(place.value) AS day WHERE place.key = (${lane}))`;
  const { found, listed } = await batch(ctx, {
    found: lane,
    listed: build
      .select(COLUMNS)
      .from(orders)
      .innerJoin(passes, sql`${passes.id} = ${orders.passId}`)
      .where(and(sql`(${lane}) IS NOT NULL`, or(isNear, IS_UNDATED)))
      .orderBy(sql`${airport} <> (${lane})`, orders.id)
      .limit(PASSES),
  });
  const [device] = found.rows;
  const items = listed.rows.map(
    ({ codeHash, shortHash, flightDate, usedAt, withdrawnAt, ...row }) => ({
      code: codeHash.slice(0, LANE_HASH_LENGTH),
      short_code: shortHash.slice(0, LANE_HASH_LENGTH),
      airport: row.airport,
      flight_date: flightDate,
      adults: row.adults,
      children: row.children,
      infants: row.infants,
      unpaid_travellers: unpaidTravellers(row),
      left: row.left,
      refusal: row.refusal,
      used_at: toIsoOrNull(usedAt),
      ...(withdrawnAt !== null && { withdrawn_at: toIso(withdrawnAt) }),
    }),
  );
  return device && { airport: device.airport, items };
}
