import { eq, type SQL, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import type { HandMovement } from "#domain/orders/decide-change.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import { findLegalZone } from "#domain/site/site.ts";
import { dateInZone, HOUR_MS, startOfDay } from "#domain/time.ts";
import { VALIDATION_MESSAGES as M } from "#domain/validation.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import type { Statement } from "../platform/db/batch.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { ValidationError } from "../platform/errors/errors.ts";
import { type OrderRow, orders } from "../tables/orders.ts";
import { journal } from "../tables/payments.ts";

type Day = Pick<OrderChange, "movedOn">;

/** Throws ValidationError for a future day. */
export function checkDay({ now }: Pick<SignedInCtx, "now">, { movedOn }: Day): void {
  if (movedOn !== undefined && movedOn > dateInZone(findLegalZone(siteConfig), now))
    throw new ValidationError([{ path: ["movedOn"], message: M.movedOnFuture }]);
}

/** Staff name only a day, so we use its noon. For today we use the present time. */
function toMoment(now: number, { movedOn }: Day): number {
  const zone = findLegalZone(siteConfig);
  if (movedOn === undefined || movedOn === dateInZone(zone, now)) return now;
  return startOfDay(movedOn, zone) + 12 * HOUR_MS;
}

interface ByHand {
  eventId: string;
  order: OrderRow;
  movement: HandMovement;
  change: Pick<OrderChange, "reference" | "movedOn">;
  hasChanged: SQL;
}

export function recordByHand(
  { now, actor }: SignedInCtx,
  { eventId, order, movement, change, hasChanged }: ByHand,
): Statement {
  const row = {
    ...movement,
    id: `${movement.kind}:${eventId}`,
    orderId: order.id,
    orderNumber: order.orderNumber,
    paymentId: null,
    currency: order.currency,
    provider: null,
    reference: change.reference || null,
    movedAt: toMoment(now, change),
    actorId: actor.userId,
    createdAt: now,
  };
  return insertRowFrom(
    journal,
    row,
    sql`FROM ${orders} WHERE ${eq(orders.id, order.id)} AND ${hasChanged}`,
  );
}
