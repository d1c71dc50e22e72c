import { eq, type SQL, sql } from "drizzle-orm";
import type { FieldChanges } from "../../src/domain/orders/booking-fields.ts";
import { toMajor } from "../../src/domain/money/currency.ts";
import { type Difference, dueAfterChange } from "../../src/domain/orders/order-due.ts";
import { isConfirmed, type OrderStatus } from "../../src/domain/orders/order-status.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { type OrderRow, orders } from "./tables.ts";
import { KEPT_MINOR } from "../platform/db/kept-money.ts";

interface Change {
  status: OrderStatus;
  /** The total after the change, minor units. */
  totalMinor: number;
  /** Asks for it when absent. */
  difference: Difference | undefined;
}

/** The amount due after a change by staff, minor units. */
interface Due {
  dueMinor: number;
  waivedMinor: number;
  changes: Pick<FieldChanges, "due">;
  condition: SQL | undefined;
}

/**
 * Returns the amount due after a change by staff (docs/product/orders.md). Nothing is due of an
 * order that is unpaid or was paid another way.
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

/**
 * Returns the difference that the new total asks for, while the payments stay as they were read.
 */
async function askedFor(ctx: Ctx, { id, dueMinor, amountMinor }: OrderRow, totalMinor: number) {
  const [found] = await primaryDb(ctx.db)
    .select({ keptMinor: KEPT_MINOR })
    .from(orders)
    .where(eq(orders.id, id));
  const keptMinor = found?.keptMinor ?? 0;
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
