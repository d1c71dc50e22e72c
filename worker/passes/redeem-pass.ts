import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { unpaidTravellers } from "../../src/domain/orders/order-due.ts";
import { LATE_SCAN, PASS_CODE } from "../../src/domain/passes/pass.ts";
import type { Redemption, RedemptionInput } from "../../src/domain/passes/pass.schema.ts";
import { VALIDATION_MESSAGES as M } from "../../src/domain/validation.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orderEvent } from "../platform/db/order-event.ts";
import { orders } from "../orders/tables.ts";
import { passes, redemptions } from "./tables.ts";
import { isBeingRefunded } from "../platform/db/kept-money.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { ValidationError } from "../platform/errors/errors.ts";
import { airportToday } from "../platform/db/flight-day.ts";
import { batch } from "../platform/db/batch.ts";

const ORDER = tableColumns(orders);
const REDEMPTION = tableColumns(redemptions);
const used = alias(redemptions, "used");

/** The device, which works at its own airport only, or the member of staff. */
export type Lane = { deviceId: string; airport: string } | { actorId: string; sessionId: string };

/** A nonce belongs to a phone, or to a session of staff. */
const toLaneId = (lane: Lane) => ("deviceId" in lane ? lane.deviceId : lane.sessionId);

interface Redeem extends RedemptionInput {
  code: string;
  lane: Lane;
}

/**
 * Uses up a pass or returns the refusal. One statement decides, so only one lane accepts it, and a
 * repeated nonce gets the same answer. An offline scan counts at its own time. Throws
 * ValidationError for a `scanned_at` out of range.
 */
export async function redeemPass(
  ctx: Ctx,
  { code, nonce, scanned_at, lane }: Redeem,
): Promise<Redemption> {
  const { now } = ctx;
  const id = uuidV7(now);
  const [codeHash, nonceHash] = await Promise.all([
    sha256(code),
    sha256(`redemption:${toLaneId(lane)}:${code}:${nonce}`),
  ]);
  const scannedAt = scanned_at === undefined ? null : Date.parse(scanned_at);
  if (
    scannedAt !== null &&
    (scannedAt < now - LATE_SCAN.withinMs || scannedAt > now + LATE_SCAN.aheadMs)
  )
    throw new ValidationError([{ path: ["scanned_at"], message: M.scannedAtRange }]);
  const row = {
    id,
    nonceHash,
    passId: passes.id,
    orderId: orders.id,
    result: sql`CASE WHEN ${refusal(lane, scannedAt ?? now)} IS NULL THEN 'valid'
      ELSE 'refused' END`,
    reason: refusal(lane, scannedAt ?? now),
    deviceId: "deviceId" in lane ? lane.deviceId : null,
    actorId: "actorId" in lane ? lane.actorId : null,
    scannedAt,
    createdAt: now,
  };
  const shown = sql`FROM (SELECT 1)
    LEFT JOIN ${passes} ON ${PASS_CODE.test(code) ? eq(passes.codeHash, codeHash) : sql`0`}
    LEFT JOIN ${orders} ON ${and(eq(orders.id, passes.orderId), eq(orders.passId, passes.id))}
    WHERE NOT ${hasRow(redemptions, eq(redemptions.nonceHash, nonceHash))}`;
  const hasRedeemed = hasRow(
    redemptions,
    and(eq(redemptions.id, id), sql`${redemptions.result} = 'valid'`),
  );
  const orderId = sql`(SELECT ${redemptions.orderId} FROM ${redemptions}
    WHERE ${eq(redemptions.id, id)})`;
  const isPaid = sql`${orders.id} = ${orderId} AND ${orders.status} = 'paid' AND ${hasRedeemed}`;
  const { answer } = await batch(ctx, {
    scan: insertRowFrom(redemptions, row, shown),
    audit: auditEntry(
      ctx,
      {
        actorId: row.actorId,
        action: "pass.redeemed",
        subjectId: orderId,
        detail: { redemption: id, device: row.deviceId },
      },
      sql`WHERE ${hasRedeemed}`,
    ),
    event: orderEvent(
      ctx,
      { toStatus: "completed", actorId: row.actorId },
      sql`FROM ${orders} WHERE ${isPaid}`,
    ),
    order: build
      .update(orders)
      .set({ status: "completed", version: sql`${orders.version} + 1`, updatedAt: now })
      .where(isPaid),
    answer: selectRedemption(nonceHash),
  });
  const [found] = answer.rows;
  if (!found) throw new Error("A scan has no answer");
  return toRedemption(found);
}

/** Selects the refusal over the joined pass and order; NULL for a valid pass. */
function refusal(lane: Lane, at: number): SQL {
  const isElsewhere =
    "airport" in lane
      ? sql`${orders.airport} <> '' AND ${orders.airport} <> ${lane.airport}`
      : sql`0`;
  const isUsed = hasRow(
    redemptions,
    sql`${redemptions.passId} = ${passes.id} AND ${redemptions.result} = 'valid'`,
  );
  return sql`CASE
    WHEN ${orders.id} IS NULL THEN 'unknown'
    WHEN ${orders.status} = 'refunded' THEN 'refunded'
    WHEN ${orders.status} = 'cancelled' THEN 'cancelled'
    WHEN ${orders.status} = 'Not Paid' THEN 'unpaid'
    WHEN ${isBeingRefunded} THEN 'refunded'
    WHEN ${isUsed} OR ${orders.status} = 'completed' THEN 'used'
    WHEN ${isElsewhere} THEN 'wrong_airport'
    WHEN ${orders.flightDate} IS NOT NULL
      AND ${orders.flightDate} <> ${airportToday(at, "airport" in lane ? lane.airport : "")}
      THEN 'wrong_day'
  END`;
}

/** Selects the answer to a nonce, with its order and the time of use. */
function selectRedemption(nonceHash: string): SQL {
  const usedAt = sql`(SELECT ${used.createdAt} FROM ${redemptions} used
    WHERE ${used.passId} = ${redemptions.passId} AND ${used.result} = 'valid')`;
  return sql`SELECT ${REDEMPTION.columns}, ${ORDER.columns}, ${usedAt} AS used_at
    FROM ${redemptions} LEFT JOIN ${orders} ON ${orders.id} = ${redemptions.orderId}
    WHERE ${eq(redemptions.nonceHash, nonceHash)}`;
}

function toRedemption(found: Record<string, unknown>): Redemption {
  const { result, reason, createdAt } = REDEMPTION.read(found);
  if (result === "valid") {
    const row = ORDER.read(found);
    const { id, airport, adults, children, infants } = row;
    const flight = { flight_date: row.flightDate, flight_number: row.flightNumber };
    const order = {
      id,
      order_number: row.orderNumber,
      airport,
      ...flight,
      adults,
      children,
      infants,
      unpaid_travellers: unpaidTravellers(row),
    };
    return { result, order, at: new Date(createdAt).toISOString() };
  }
  const usedAt = found.used_at as number | null;
  return {
    result,
    reason: reason!,
    used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
}
