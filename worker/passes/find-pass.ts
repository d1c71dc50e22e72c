import { and, eq } from "drizzle-orm";
import { localizePath } from "../../src/domain/language-path.ts";
import { partySize } from "../../src/domain/orders/fares.ts";
import { unpaidTravellers } from "../../src/domain/orders/order-due.ts";
import { passCodeIn, passState } from "../../src/domain/passes/pass.ts";
import type { Pass, PassHolder } from "../../src/domain/passes/pass.schema.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { passCode } from "./issue-pass.ts";
import { replicaDb, primaryDb } from "../platform/db/client.ts";
import { isBeingRefunded } from "../platform/db/kept-money.ts";
import { isOpenTo } from "../platform/db/order-access.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { ADMITTED, LEFT, USED_AT } from "./count-admitted.ts";
import { passes } from "./tables.ts";
import { NotFoundError } from "../platform/errors/errors.ts";

interface FoundPass {
  order: OrderRow;
  isBeingRefunded: boolean;
  admitted: number;
  left: number;
  /** Epoch ms; null while unused. */
  usedAt: number | null;
}

/**
 * Returns the order if the code is its newest pass's. The primary has rows that a replica lacks.
 */
async function findPassOrder(ctx: Ctx, code: string): Promise<FoundPass | undefined> {
  const known = passCodeIn(code);
  if (known === undefined) return undefined;
  const codeHash = await sha256(known);
  return (await select(replicaDb(ctx.db), codeHash)) ?? select(primaryDb(ctx.db), codeHash);
}

async function select(
  db: ReturnType<typeof primaryDb>,
  codeHash: string,
): Promise<FoundPass | undefined> {
  const [found] = await db
    .select({
      order: orders,
      isBeingRefunded: isBeingRefunded.mapWith(Boolean),
      admitted: ADMITTED,
      left: LEFT,
      usedAt: USED_AT,
    })
    .from(passes)
    .innerJoin(orders, and(eq(orders.id, passes.orderId), eq(orders.passId, passes.id)))
    .where(eq(passes.codeHash, codeHash));
  return found;
}

/**
 * Returns the pass of a code, and its order's id, which is not shown. Throws NotFoundError, also
 * for a replaced pass.
 */
export async function findPass(ctx: Ctx, code: string): Promise<{ pass: Pass; orderId: string }> {
  const found = await findPassOrder(ctx, code);
  if (!found) throw new NotFoundError();
  const { order, usedAt, ...facts } = found;
  const state = passState({ ...order, ...facts }, ctx.now);
  const pass = {
    state,
    airport: order.airport,
    flight_date: order.flightDate,
    adults: order.adults,
    children: order.children,
    infants: order.infants,
    travellers: partySize(order),
    left: state === "valid" || state === "open" ? facts.left : 0,
    unpaid_travellers: unpaidTravellers(order),
    used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
  };
  return { pass, orderId: order.id };
}

/** Returns the holder of an order's pass, for the order's own browser; undefined without access. */
export async function findPassHolder(
  ctx: Ctx,
  access: OrderAccess,
): Promise<PassHolder | undefined> {
  const [holder] = await primaryDb(ctx.db)
    .select({
      id: orders.id,
      order_number: orders.orderNumber,
      first_name: customers.firstName,
      last_name: customers.lastName,
      mail_trouble: orders.mailTrouble,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isOpenTo(access));
  return holder;
}

/**
 * Returns the pass's day as an iCalendar file (RFC 5545). Throws NotFoundError, also without a day.
 */
export async function findPassCalendar(ctx: Ctx, code: string): Promise<string> {
  const found = await findPassOrder(ctx, code);
  if (!found?.order.flightDate) throw new NotFoundError();
  const { passCalendar } = await import("./pass-calendar.ts");
  return passCalendar(found.order, {
    date: found.order.flightDate,
    url: `${ctx.origin}/pass/${code}`,
  }).text;
}

/** Returns the pass's address in the order's language; null without a pass. */
export function passUrl(
  { settings, origin }: Pick<Ctx, "settings" | "origin">,
  { passId, language }: Pick<OrderRow, "passId" | "language">,
) {
  return (
    passId && origin + localizePath(`/pass/${passCode(settings.SIGNING_SECRET, passId)}`, language)
  );
}
