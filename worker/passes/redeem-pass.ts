import { and, type Column, eq, type SQL, sql } from "drizzle-orm";
import { unpaidTravellers } from "#domain/orders/order-due.ts";
import { isShortCode, LATE_SCAN_MS, laneCodeIn, UNDO_WITHIN_MS } from "#domain/passes/pass.ts";
import type { Redemption, RedemptionInput, RedemptionUndo } from "#domain/passes/pass.schema.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { orderEvent } from "../queries/order-event.ts";
import { orders } from "../tables/orders.ts";
import { ADMITTED, ENDED, LEFT, STANDS, USED_AT } from "./count-admitted.ts";
import { passes, redemptions } from "../tables/passes.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import { ConflictError, NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { WITHDRAWN_AT } from "../queries/pass-texts.ts";
import { airportToday } from "../queries/flight-day.ts";
import { batch } from "../platform/db/batch.ts";

const ORDER = tableColumns(orders);
const REDEMPTION = tableColumns(redemptions);

/** A device works at its own airport only. */
export type Lane = { deviceId: string; airport: string } | { actorId: string; sessionId: string };

/** A nonce belongs to a phone or to a session of staff. */
interface Showing {
  code: string;
  nonce: string;
  lane: Lane;
}

const hashNonce = ({ code, nonce, lane }: Showing) =>
  sha256(`redemption:${"deviceId" in lane ? lane.deviceId : lane.sessionId}:${code}:${nonce}`);

/**
 * One statement counts, so that all lanes together admit only paid travellers, at most those left.
 * A repeated nonce gets the same answer. Throws ValidationError for a `scanned_at` out of range.
 */
export async function redeemPass(
  ctx: Ctx,
  { nonce, travellers, scanned_at, let_through, lane, ...shownCode }: Showing & RedemptionInput,
): Promise<Redemption> {
  const { now } = ctx;
  const id = uuidV7(now);
  const code = laneCodeIn(shownCode.code) ?? "";
  const [codeHash, nonceHash] = await Promise.all([sha256(code), hashNonce({ code, nonce, lane })]);
  const scannedAt = readLateTime(now, "scanned_at", scanned_at);
  const airport = "airport" in lane ? lane.airport : "";
  const today = airportToday(scannedAt ?? now, airport);
  const admitted = sql`CASE WHEN shown.reason IS NULL
    THEN min(shown.remaining, ${travellers ?? Number.MAX_SAFE_INTEGER}) ELSE 0 END`;
  const row = {
    id,
    nonceHash,
    passId: sql`shown.pass_id`,
    orderId: sql`shown.order_id`,
    result: sql`CASE WHEN shown.reason IS NULL THEN 'valid' ELSE 'refused' END`,
    reason: sql`shown.reason`,
    travellers: admitted,
    leftAfter: sql`CASE WHEN shown.reason IS NULL
      THEN shown.remaining - ${admitted} ELSE 0 END`,
    beyond: 0,
    boundAirport: sql`CASE WHEN shown.reason IS NULL AND shown.airport = ''
      THEN nullif(${airport}, '') END`,
    boundDate: sql`CASE WHEN shown.reason IS NULL AND shown.flight_date IS NULL
      THEN shown.today END`,
    deviceId: "deviceId" in lane ? lane.deviceId : null,
    actorId: "actorId" in lane ? lane.actorId : null,
    scannedAt,
    createdAt: now,
    undoneAt: null,
  };
  const isShown = isShortCode(code)
    ? isTodays(codeHash, airport, today)
    : eq(passes.codeHash, codeHash);
  const shown = sql`FROM (SELECT ${passes.id} AS pass_id, ${passes.orderId} AS order_id,
      ${orders.airport} AS airport, ${orders.flightDate} AS flight_date, ${today} AS today,
      ${LEFT} AS remaining, ${refusal(airport, today)} AS reason
    FROM (SELECT 1)
    LEFT JOIN ${passes} ON ${isShown}
    LEFT JOIN ${orders} ON ${and(eq(orders.id, passes.orderId), eq(orders.passId, passes.id))}
    ) AS shown
    WHERE NOT ${hasRow(redemptions, eq(redemptions.nonceHash, nonceHash))}`;
  const hasRedeemed = hasRow(
    redemptions,
    and(eq(redemptions.id, id), sql`${redemptions.result} = 'valid'`),
  );
  const ofScan = (column: Column) =>
    sql`(SELECT ${column} FROM ${redemptions} WHERE ${eq(redemptions.id, id)})`;
  const orderId = ofScan(redemptions.orderId);
  const isPaid = sql`${orders.id} = ${orderId} AND ${orders.status} = 'paid' AND ${hasRedeemed}`;
  const isBound = sql`coalesce(${ofScan(redemptions.boundAirport)},
    ${ofScan(redemptions.boundDate)}) IS NOT NULL`;
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
      .set({
        status: "completed",
        airport: sql`coalesce(${ofScan(redemptions.boundAirport)}, ${orders.airport})`,
        flightDate: sql`coalesce(${ofScan(redemptions.boundDate)}, ${orders.flightDate})`,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(
        sql`${orders.id} = ${orderId} AND ${hasRedeemed}
          AND (${orders.status} = 'paid' OR ${isBound})`,
      ),
    // The lane lost the first answer, so it decided by its list.
    decided: build
      .update(redemptions)
      .set({
        beyond: sql`max(0, ${travellers ?? 0} - ${redemptions.travellers})`,
        leftAfter: sql`${redemptions.leftAfter}
          + max(0, ${redemptions.travellers} - ${travellers ?? 0})`,
        travellers: sql`min(${redemptions.travellers}, ${travellers ?? 0})`,
      })
      .where(
        and(
          eq(redemptions.nonceHash, nonceHash),
          sql`${let_through === true && travellers !== undefined}`,
        ),
      ),
    answer: selectRedemption(nonceHash),
  });
  const [found] = answer.rows;
  if (!found) throw new Error("A scan has no answer");
  const redemption = toRedemption(found);
  if (redemption.result === "valid") ctx.enqueue({ passOf: redemption.order.id });
  return redemption;
}

/**
 * Only the same lane can undo, within a minute. When nobody else was admitted, the order is `paid`
 * again and loses an airport or day that this scan gave it. Throws NotFoundError for a nonce that
 * admitted nobody, or ConflictError `undo_too_late`.
 */
export async function undoRedemption(
  ctx: Ctx,
  { undone_at, ...showing }: Showing & RedemptionUndo,
): Promise<Redemption> {
  const { now } = ctx;
  const takenAt = readLateTime(now, "undone_at", undone_at) ?? now;
  const code = laneCodeIn(showing.code) ?? "";
  const nonceHash = await hashNonce({ ...showing, code });
  const isTheirs = eq(redemptions.nonceHash, nonceHash);
  const shownAt = sql`coalesce(${redemptions.scannedAt}, ${redemptions.createdAt})`;
  const isOpen = sql`${isTheirs} AND (${STANDS} OR ${redemptions.beyond} > 0)
    AND ${redemptions.undoneAt} IS NULL AND ${shownAt} > ${takenAt - UNDO_WITHIN_MS}`;
  const ofScan = (column: Column) =>
    sql`(SELECT ${column} FROM ${redemptions} WHERE ${isTheirs} AND ${redemptions.undoneAt} = ${now})`;
  const isUnused = sql`${orders.passId} = ${ofScan(redemptions.passId)}
    AND ${orders.status} = 'completed' AND ${ADMITTED} = 0`;
  const actorId = "actorId" in showing.lane ? showing.lane.actorId : null;
  const { answer } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      {
        actorId,
        action: "pass.taken_back",
        subjectId: redemptions.orderId,
        detail: sql`json_object('redemption', ${redemptions.id}, 'device', ${redemptions.deviceId})`,
      },
      sql`FROM ${redemptions} WHERE ${isOpen}`,
    ),
    undone: build.update(redemptions).set({ undoneAt: now }).where(isOpen),
    event: orderEvent(ctx, { toStatus: "paid", actorId }, sql`FROM ${orders} WHERE ${isUnused}`),
    order: build
      .update(orders)
      .set({
        status: "paid",
        airport: sql`CASE WHEN ${orders.airport} = ${ofScan(redemptions.boundAirport)}
          THEN '' ELSE ${orders.airport} END`,
        flightDate: sql`nullif(${orders.flightDate}, ${ofScan(redemptions.boundDate)})`,
        version: sql`${orders.version} + 1`,
        updatedAt: now,
      })
      .where(isUnused),
    answer: selectRedemption(nonceHash),
  });
  const [found] = answer.rows;
  if (!found) throw new NotFoundError();
  const taken = REDEMPTION.read(found);
  if (taken.result !== "valid" && taken.beyond === 0) throw new NotFoundError();
  if (taken.undoneAt === null)
    throw new ConflictError("undo_too_late", "A minute has passed. Ask staff to change the order.");
  const admission = toAdmission(found);
  ctx.enqueue({ passOf: admission.order.id });
  return { ...admission, left: found.left_now as number };
}

/** In epoch ms, or null online. A clock that is ahead counts as now. Throws ValidationError. */
function readLateTime(now: number, path: string, iso: string | undefined): number | null {
  if (iso === undefined) return null;
  const at = Date.parse(iso);
  if (at < now - LATE_SCAN_MS)
    throw new ValidationError([
      { path: [path], message: "Send passes checked offline within 48 hours" },
    ]);
  return Math.min(at, now);
}

/** A short code finds the only pass of an airport's day, dated or not. If several match, it finds none. */
function isTodays(shortHash: string, airport: string, today: SQL): SQL {
  const ofDay = sql`FROM ${passes} JOIN ${orders} ON ${orders.passId} = ${passes.id}
    WHERE ${passes.shortHash} = ${shortHash} AND ${orders.airport} IN ('', ${airport})
      AND coalesce(${orders.flightDate}, ${today}) = ${today}`;
  return airport === ""
    ? sql`0`
    : sql`${passes.id} = (SELECT CASE count(*) WHEN 1 THEN max(${passes.id}) END ${ofDay})`;
}

/** NULL means that the pass is valid. */
function refusal(airport: string, today: SQL): SQL {
  const isElsewhere =
    airport === "" ? sql`0` : sql`${orders.airport} <> '' AND ${orders.airport} <> ${airport}`;
  return sql`coalesce(${ENDED}, CASE
    WHEN ${isElsewhere} THEN 'wrong_airport'
    WHEN ${orders.flightDate} IS NOT NULL AND ${orders.flightDate} <> ${today} THEN 'wrong_day'
  END)`;
}

function selectRedemption(nonceHash: string): SQL {
  return sql`SELECT ${REDEMPTION.columns}, ${ORDER.columns}, ${USED_AT} AS used_at,
      ${LEFT} AS left_now, ${sql.raw(WITHDRAWN_AT)} AS withdrawn_at
    FROM ${redemptions} LEFT JOIN ${orders} ON ${orders.id} = ${redemptions.orderId}
    WHERE ${eq(redemptions.nonceHash, nonceHash)}`;
}

function toRedemption(found: Record<string, unknown>): Redemption {
  const { result, reason } = REDEMPTION.read(found);
  if (result === "valid") return toAdmission(found);
  const usedAt = found.used_at as number | null;
  const refused = {
    result,
    reason: reason!,
    used_at: toIsoOrNull(usedAt),
  };
  if (reason !== "wrong_airport" && reason !== "wrong_day") return refused;
  const { airport, flightDate } = ORDER.read(found);
  return { ...refused, airport, flight_date: flightDate };
}

function toAdmission(found: Record<string, unknown>) {
  const { travellers, leftAfter, createdAt } = REDEMPTION.read(found);
  const row = ORDER.read(found);
  const withdrawnAt = found.withdrawn_at as number | null;
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
    ...(withdrawnAt !== null && { withdrawn_at: toIso(withdrawnAt) }),
  };
  const at = toIso(createdAt);
  return { result: "valid" as const, travellers, left: leftAfter, order, at };
}
