import type { Ctx } from "../../context.ts";
import { NotFoundError } from "../../errors.ts";
import { findPassOrder } from "./find-pass.ts";

/** The day of a pass as an iCalendar file (RFC 5545). Throws NotFoundError, also for a pass without a day. */
export async function findPassCalendar(ctx: Ctx, code: string): Promise<string> {
  const found = await findPassOrder(ctx, code);
  if (!found?.order.flightDate) throw new NotFoundError();
  const { order } = found;
  const { passCalendar } = await import("../../mail/pass-calendar.ts");
  return passCalendar({
    orderId: order.id,
    version: order.version,
    language: order.language,
    airport: order.airport,
    date: found.order.flightDate,
    updatedAt: order.updatedAt,
    isCancelled: order.status === "cancelled" || order.status === "refunded" || order.status === "Not Paid",
    url: `${ctx.origin}/pass/${code}`,
  });
}
