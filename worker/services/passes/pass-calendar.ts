import type { Ctx } from "../../context/context.ts";
import { NotFoundError } from "../../errors/errors.ts";
import { findPassOrder } from "./find-pass.ts";

/** The day of a pass as an iCalendar file (RFC 5545). Throws NotFoundError, also for a pass without a day. */
export async function findPassCalendar(ctx: Ctx, code: string): Promise<string> {
  const found = await findPassOrder(ctx, code);
  if (!found?.order.flightDate) throw new NotFoundError();
  const { passCalendar } = await import("../../mail/pass-calendar.ts");
  return passCalendar(found.order, { date: found.order.flightDate, url: `${ctx.origin}/pass/${code}` }).text;
}
