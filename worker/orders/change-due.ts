import { eq, type SQL, sql } from "drizzle-orm";
import type { FieldChanges } from "../../src/domain/bookings/booking-fields.ts";
import { toMajor } from "../../src/domain/money/currency.ts";
import { type Difference, dueAfterChange } from "../../src/domain/orders/order-due.ts";
import { isConfirmed, type OrderStatus } from "../../src/domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { prepareSql } from "../platform/db/client.ts";
import { type OrderRow, orders } from "./tables.ts";
import { KEPT_MINOR } from "../platform/db/kept-money.ts";

interface Change {
  /** The status afterwards. */
  status: OrderStatus;
  /** What the order costs afterwards, minor units. */
  totalMinor: number;
  /** Absent, it is asked for. */
  difference: Difference | undefined;
}

/** What is due after a change by staff. Minor units. */
interface Due {
  dueMinor: number;
  /** What the traveller would have had to pay, but is not asked for. */
  waivedMinor: number;
  /** What the history says of it. */
  changes: Pick<FieldChanges, "due">;
  /** What must hold when it is written. */
  condition: SQL | undefined;
}

/**
 * What is due of an order when staff have changed it (docs/product/orders.md). Of one that is not paid nothing is, nor of
 * one whose money came another way, which staff agree on.
 */
export async function changeDue(
  ctx: Ctx,
  order: OrderRow,
  { status, totalMinor, difference }: Change,
): Promise<Due> {
  const isPaid = isConfirmed(order.status) && isConfirmed(status) && order.paidMinor > 0;
  const asked =
    isPaid && totalMinor !== order.amountMinor ? await askedFor(ctx, order, totalMinor) : undefined;
  const wouldBe = asked?.dueMinor ?? order.dueMinor;
  const dueMinor = isPaid && difference !== "waive" ? wouldBe : 0;
  const waivedMinor = isPaid ? wouldBe - dueMinor : 0;
  const before = waivedMinor > 0 ? wouldBe : order.dueMinor;
  return {
    dueMinor,
    waivedMinor,
    changes: before === dueMinor ? {} : { due: [toMajor(before), toMajor(dueMinor)] },
    condition: asked?.condition,
  };
}

/** What the traveller owes by a new total, as long as what we have of their money is what it was when this was asked. */
async function askedFor(ctx: Ctx, { id, dueMinor, amountMinor }: OrderRow, totalMinor: number) {
  const found = await prepareSql(
    ctx.db,
    sql`SELECT ${KEPT_MINOR} AS kept FROM ${orders} WHERE ${eq(orders.id, id)}`,
  ).first<number>("kept");
  const keptMinor = found ?? 0;
  return {
    dueMinor: dueAfterChange({
      dueMinor,
      beforeMinor: amountMinor,
      afterMinor: totalMinor,
      keptMinor,
    }),
    condition: sql`${KEPT_MINOR} = ${keptMinor}`,
  };
}
