import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { firstFlightDate, isDayOver } from "#domain/airports/airport-time.ts";
import type { PublicSaleStop, SaleStop, SaleStopInput } from "#domain/orders/sale-stop.schema.ts";
import { ACTIVE_PAYMENT_STATUSES } from "#domain/payments/payment.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { batch, run } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { NotFoundError, ValidationError } from "../platform/errors/errors.ts";
import { isPaymentIn } from "../payments/payment-status.ts";
import { isSaleStopped, isStopInForce, toPublicSaleStop } from "../queries/sale-stop.ts";
import { users } from "../tables/identity.ts";
import { orders, type SaleStopRow, saleStops } from "../tables/orders.ts";
import { payments } from "../tables/payments.ts";

/** In force, with a day that is not over everywhere. */
const isCurrent = (now: number) =>
  and(isStopInForce(now), gte(saleStops.lastDay, firstFlightDate("", now)));

/** Reads a replica, because the API refuses a visitor who saw an old list. */
export async function listPublicSaleStops({ replica, now }: Ctx): Promise<PublicSaleStop[]> {
  const current = build
    .select()
    .from(saleStops)
    .where(isCurrent(now))
    .orderBy(asc(saleStops.firstDay), asc(saleStops.id));
  return (await run({ db: replica }, current)).rows.map(toPublicSaleStop);
}

export async function listSaleStops(ctx: Ctx): Promise<SaleStop[]> {
  const current = selectSaleStops()
    .where(isCurrent(ctx.now))
    .orderBy(desc(saleStops.createdAt), desc(saleStops.id));
  return (await run(ctx, current)).rows.map(toSaleStop);
}

const selectSaleStops = () =>
  build
    .select({ stop: saleStops, createdBy: users.email })
    .from(saleStops)
    .leftJoin(users, eq(users.id, saleStops.createdBy));

/**
 * Closes the open payment pages of its days too. The same stop again, for example after a lost answer, is the one that
 * stands. Throws ValidationError.
 */
export async function stopSale(
  ctx: SignedInCtx,
  { airport, from, to, ends_at, text }: SaleStopInput,
): Promise<SaleStop> {
  const { now, actor } = ctx;
  const endsAt = ends_at ? Date.parse(ends_at) : null;
  if (endsAt !== null && endsAt <= now)
    throw new ValidationError([{ path: ["ends_at"], message: M.endsAtPast }]);
  const past = Object.entries({ from, to }).filter(([, flightDate]) =>
    isDayOver({ airport: airport ?? "", flightDate }, now),
  );
  if (past.length > 0)
    throw new ValidationError(past.map(([name]) => ({ path: [name], message: M.datePast })));
  const stop: SaleStopRow = {
    id: uuidV7(now),
    airport: airport || null,
    firstDay: from,
    lastDay: to,
    endsAt,
    textEn: text.en,
    textFr: text.fr,
    createdBy: actor.userId,
    createdAt: now,
  };
  const detail = { airport: stop.airport, from, to, until: toIsoOrNull(endsAt) };
  const isSame = and(
    isStopInForce(now),
    sql`${saleStops.airport} IS ${stop.airport} AND ${saleStops.endsAt} IS ${endsAt}`,
    eq(saleStops.firstDay, from),
    eq(saleStops.lastDay, to),
    eq(saleStops.textEn, text.en),
    eq(saleStops.textFr, text.fr),
  );
  const isNew = sql`WHERE NOT ${hasRow(saleStops, isSame)}`;
  const { pages, added } = await batch(ctx, {
    audit: auditEntry(ctx, { action: "sale_stop.added", subjectId: stop.id, detail }, isNew),
    stop: insertRowFrom(saleStops, stop, isNew),
    pages: build
      .select({ orderId: payments.orderId })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(and(isPaymentIn(ACTIVE_PAYMENT_STATUSES), isSaleStopped(now))),
    added: selectSaleStops().where(isSame),
  });
  for (const { orderId } of pages.rows) ctx.enqueue({ pagesOf: orderId });
  return toSaleStop(added.rows[0]!);
}

/** Throws NotFoundError for a stop that has ended. */
export async function endSaleStop(ctx: SignedInCtx, id: string): Promise<void> {
  const isIt = and(eq(saleStops.id, id), isStopInForce(ctx.now));
  const { ended } = await batch(ctx, {
    audit: auditEntry(
      ctx,
      {
        action: "sale_stop.ended",
        subjectId: saleStops.id,
        detail: sql`json_object('airport', ${saleStops.airport}, 'from', ${saleStops.firstDay},
          'to', ${saleStops.lastDay})`,
      },
      sql`FROM ${saleStops} WHERE ${isIt}`,
    ),
    ended: build.delete(saleStops).where(isIt),
  });
  if (ended.changes === 0) throw new NotFoundError();
}

function toSaleStop({
  stop,
  createdBy,
}: {
  stop: SaleStopRow;
  createdBy: string | null;
}): SaleStop {
  return {
    ...toPublicSaleStop(stop),
    created_at: toIso(stop.createdAt),
    created_by: createdBy,
  };
}
