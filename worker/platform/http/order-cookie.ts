import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { LANGUAGES } from "#domain/language.ts";
import { localizePath } from "#domain/language-path.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import { passCodeIn } from "#domain/passes/pass.ts";
import { RETENTION_DAYS } from "#domain/retention.ts";
import { DAY_MS } from "#domain/time.ts";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import { equalInConstantTime, sign } from "../crypto/hash.ts";
import { NotFoundError } from "../errors/errors.ts";
import type { HonoEnv } from "./hono-env.ts";

const NAME = "order";

/** How the OpenAPI document names what a traveller's write needs. */
export const NEEDS_ORDER_COOKIE = { apikey: [], order: [] };

interface CookieAccess extends OrderAccess {
  expiresAt: number;
}

/**
 * The cookie is valid for 30 days, unless the address changes or staff end the access (docs/product/booking.md). With
 * `booking`, its pass gets one too.
 */
export async function setOrderCookie(
  c: Context<HonoEnv>,
  access: OrderAccess,
  booking?: Booking,
): Promise<void> {
  const expiresAt = c.get("ctx").now + RETENTION_DAYS.orderCookie * DAY_MS;
  const granted = { ...access, expiresAt };
  await setCookieAt(c, bookingPath(access.orderId), granted);
  if (booking) await setPassCookie(c, granted, booking);
}

/** With this cookie, the booking's browser may see the pass's holder. */
export async function setPassCookie(
  c: Context<HonoEnv>,
  access: CookieAccess,
  booking: Booking,
): Promise<void> {
  const path = passPath(booking);
  if (path) await setCookieAt(c, path, access);
}

export function endOrderCookies(c: Context<HonoEnv>, orderId: string, booking?: Booking): void {
  for (const path of [bookingPath(orderId), ...checkoutPaths(orderId)])
    deleteCookie(c, NAME, { path });
  const path = booking && passPath(booking);
  if (path) deleteCookie(c, NAME, { path });
}

export async function requireOrderCookie(
  c: Context<HonoEnv>,
  orderId: string,
): Promise<CookieAccess> {
  const access = await readOrderCookie(c, orderId);
  if (!access) throw new NotFoundError();
  return access;
}

/** Reads no database. Callers compare the version of the address. */
export async function readOrderCookie(
  c: Context<HonoEnv>,
  orderId: string,
): Promise<CookieAccess | undefined> {
  const given = getCookie(c, NAME) ?? "";
  const [, version, expiresAt] = /^(\d{1,9})\.(\d{1,15})\./.exec(given) ?? [];
  if (version === undefined) return undefined;
  if (Number(expiresAt) <= c.get("ctx").now) return undefined;
  for (const isCopied of [false, true]) {
    const access = {
      orderId,
      addressVersion: Number(version),
      expiresAt: Number(expiresAt),
      isCopied,
    };
    if (equalInConstantTime(given, await signAccess(c, access))) return access;
  }
  return undefined;
}

/** Repeats the cookie for the pages that let a browser pay without scripts. */
export function withCheckoutCookies(cookie: string, orderId: string): string[] {
  if (!cookie.startsWith(`${NAME}=`)) return [cookie];
  const paths = [bookingPath(orderId), ...checkoutPaths(orderId)];
  return paths.map((path) => cookie.replace(/(; Path=)[^;]*/i, `$1${path}`));
}

const checkoutPaths = (orderId: string) =>
  LANGUAGES.map((language) => localizePath(`/fast-track-payment/${orderId}`, language));

const bookingPath = (orderId: string) => `/api/bookings/${orderId}`;

function passPath({ order }: Booking): string | null {
  const code = order.pass_url && passCodeIn(order.pass_url);
  return code ? `/api/passes/${code}` : null;
}

async function setCookieAt(c: Context<HonoEnv>, path: string, access: CookieAccess): Promise<void> {
  setCookie(c, NAME, await signAccess(c, access), {
    path,
    maxAge: Math.floor((access.expiresAt - c.get("ctx").now) / 1000),
    httpOnly: true,
    sameSite: "Lax",
    secure: c.req.url.startsWith("https:"),
  });
}

/** The path names the order or pass; the signature covers the order. */
async function signAccess(
  c: Context<HonoEnv>,
  { orderId, addressVersion, expiresAt, isCopied }: CookieAccess,
): Promise<string> {
  const { SIGNING_SECRET } = c.get("ctx").settings;
  const shown = `${addressVersion}.${expiresAt}`;
  const purpose = isCopied ? "copied-order" : "order";
  return `${shown}.${await sign(SIGNING_SECRET, `${purpose}:${orderId}:${shown}`)}`;
}
