import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Language } from "../../src/domain/language.ts";
import { localizePath } from "../../src/domain/language-path.ts";
import { partySize } from "../../src/domain/orders/fares.ts";
import { unpaidTravellers } from "../../src/domain/orders/order-due.ts";
import { NEW_ORDER_STATUS } from "../../src/domain/orders/order-status.ts";
import { isAccepted, passCodeIn, passState } from "../../src/domain/passes/pass.ts";
import type { Pass, PassHolder } from "../../src/domain/passes/pass.schema.ts";
import type { Wallet } from "../../src/domain/orders/wallet.ts";
import type { OrderAccess } from "../../src/domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { sha256 } from "../platform/crypto/hash.ts";
import { passCode } from "./issue-pass.ts";
import { replicaDb, primaryDb } from "../platform/db/client.ts";
import { isBeingRefunded } from "../platform/db/kept-money.ts";
import { isOpenTo } from "../platform/db/order-access.ts";
import { customers, type OrderRow, orders } from "../orders/tables.ts";
import { openWallets } from "./open-wallets.ts";
import { ADMITTED, LEFT, USED_AT } from "./count-admitted.ts";
import { passes } from "./tables.ts";
import type { WalletPass } from "./wallet-pass.ts";
import { NotFoundError } from "../platform/errors/errors.ts";

export interface FoundPass {
  passId: string;
  order: OrderRow;
  isBeingRefunded: boolean;
  admitted: number;
  left: number;
  /** Epoch ms; null while unused. */
  usedAt: number | null;
}

/**
 * Returns the order if the code is its newest pass's and it is paid: paid anew, it gets a new pass.
 * The primary has rows that a replica lacks.
 */
async function findPassOrder(ctx: Ctx, code: string): Promise<FoundPass | undefined> {
  const known = passCodeIn(code);
  if (known === undefined) return undefined;
  const isNewest = and(
    eq(passes.codeHash, await sha256(known)),
    eq(orders.passId, passes.id),
    ne(orders.status, NEW_ORDER_STATUS),
  );
  const [found] = await selectPasses(replicaDb(ctx), isNewest);
  return found ?? (await selectPasses(primaryDb(ctx.db), isNewest))[0];
}

/** Selects passes with their orders, replaced ones too. */
export function selectPasses(
  db: ReturnType<typeof primaryDb>,
  condition: SQL | undefined,
): Promise<FoundPass[]> {
  return db
    .select({
      passId: passes.id,
      order: orders,
      isBeingRefunded: isBeingRefunded.mapWith(Boolean),
      admitted: ADMITTED,
      left: LEFT,
      usedAt: USED_AT,
    })
    .from(passes)
    .innerJoin(orders, eq(orders.id, passes.orderId))
    .where(condition);
}

/**
 * Returns the pass of a code, and its order's id, which is not shown. Throws NotFoundError, also
 * for a replaced pass.
 */
export async function findPass(ctx: Ctx, code: string): Promise<{ pass: Pass; orderId: string }> {
  const { order, usedAt, ...facts } = await requirePass(ctx, code);
  const state = passState({ ...order, ...facts }, ctx.now);
  const wallets = isAccepted(state) ? openWallets(ctx) : undefined;
  const pass = {
    state,
    airport: order.airport,
    flight_date: order.flightDate,
    adults: order.adults,
    children: order.children,
    infants: order.infants,
    travellers: partySize(order),
    left: isAccepted(state) ? facts.left : 0,
    unpaid_travellers: unpaidTravellers(order),
    used_at: usedAt === null ? null : new Date(usedAt).toISOString(),
    ...(wallets && { wallets }),
  };
  return { pass, orderId: order.id };
}

/** Returns the newest pass with this code. Throws NotFoundError. */
async function requirePass(ctx: Ctx, code: string): Promise<FoundPass> {
  const found = await findPassOrder(ctx, code);
  if (!found) throw new NotFoundError();
  return found;
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
      version: orders.version,
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

/**
 * Returns a pass for a wallet. Throws NotFoundError, also for a wallet without the owner's keys.
 */
export async function findWalletPass(
  ctx: Ctx,
  code: string,
  { wallet, language }: { wallet: Wallet; language: Language },
): Promise<WalletPass> {
  if (!openWallets(ctx)?.includes(wallet)) throw new NotFoundError();
  const found = await requirePass(ctx, code);
  const { toWalletPass } = await import("./wallet-pass.ts");
  return toWalletPass(ctx, found, { code: passCodeIn(code)!, language });
}

/** Returns the pass's address in the order's language; null until the order is paid. */
export function passUrl(
  { settings, origin }: Pick<Ctx, "settings" | "origin">,
  { passId, status, language }: Pick<OrderRow, "passId" | "status" | "language">,
) {
  if (passId === null || status === NEW_ORDER_STATUS) return null;
  return origin + localizePath(`/pass/${passCode(settings.SIGNING_SECRET, passId)}`, language);
}
