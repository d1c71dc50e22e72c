import { eq } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import type { PassHolder } from "#domain/passes/pass.schema.ts";
import type { Wallet } from "#domain/orders/wallet.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { passCode } from "./issue-pass.ts";
import { primaryDb } from "../platform/db/client.ts";
import { isOpenTo } from "../queries/order-access.ts";
import { customers, type OrderRow, orders } from "../tables/orders.ts";
import { openWallets } from "./open-wallets.ts";
import { findPass } from "./read-pass.ts";
import type { WalletPass } from "./wallet-pass.ts";
import { NotFoundError } from "../platform/errors/errors.ts";

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
      flight_number: orders.flightNumber,
      version: orders.version,
      mail_trouble: orders.mailTrouble,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(isOpenTo(access));
  return holder;
}

/** Returns iCalendar text (RFC 5545). Throws NotFoundError, also without a day. */
export async function findPassCalendar(ctx: Ctx, code: string): Promise<string> {
  const found = await findPass(ctx, code);
  if (!found.flightDate) throw new NotFoundError();
  const { passCalendar } = await import("./pass-calendar.ts");
  const url = `${ctx.origin}${localizePath(`/pass/${code}`, found.language)}`;
  return passCalendar(found, { date: found.flightDate, url }).text;
}

/** Throws NotFoundError, also without the owner's keys. */
export async function findWalletPass(
  ctx: Ctx,
  code: string,
  { wallet, language }: { wallet: Wallet; language: Language },
): Promise<WalletPass> {
  if (!openWallets(ctx)?.includes(wallet)) throw new NotFoundError();
  const found = await findPass(ctx, code);
  const { toWalletPass } = await import("./wallet-pass.ts");
  return toWalletPass(ctx, found, { code: passCodeIn(code)!, language });
}

/** Returns null until the order is paid. */
export function passUrl(
  { settings, origin }: Pick<Ctx, "settings" | "origin">,
  { passId, status, language }: Pick<OrderRow, "passId" | "status" | "language">,
) {
  if (passId === null || status === NEW_ORDER_STATUS) return null;
  return origin + localizePath(`/pass/${passCode(settings.SIGNING_SECRET, passId)}`, language);
}
