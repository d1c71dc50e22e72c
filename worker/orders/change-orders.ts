import type { BulkChange, BulkResult } from "#domain/orders/bulk-change.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { isOrderConflict } from "#domain/orders/order-transitions.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { ConflictError, NotFoundError } from "../platform/errors/errors.ts";
import { changeOrder } from "./change-order.ts";
import { type MoneyAct, newMoneyAct } from "./status-alert.ts";

type Outcome = BulkResult["items"][number];

/** MAX_PICKED_ORDERS keeps this within D1's number of queries per request. */
export async function changeOrders(
  ctx: SignedInCtx,
  { orders, ...change }: BulkChange,
): Promise<BulkResult> {
  const items: Outcome[] = [];
  const act = newMoneyAct(ctx);
  for (const [id, version] of new Map(orders.map((order) => [order.id, order.version]))) {
    items.push(await changeOne(ctx, { ...change, id, version }, act));
  }
  ctx.enqueue({ mails: act.mails });
  return { items };
}

async function changeOne(
  ctx: SignedInCtx,
  change: Parameters<typeof changeOrder>[1],
  act: MoneyAct,
): Promise<Outcome> {
  const { id } = change;
  try {
    const { status } = await changeOrder(ctx, change, act);
    return { id, status, refusal: null };
  } catch (error) {
    if (error instanceof NotFoundError) return { id, status: null, refusal: "order_missing" };
    if (!(error instanceof ConflictError) || !isOrderConflict(error.code)) throw error;
    const order = error.current?.order as OrderDetail | null;
    return { id, status: order?.status ?? null, refusal: error.code };
  }
}
