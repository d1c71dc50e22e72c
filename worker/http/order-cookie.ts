import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Booking } from "../../src/domain/orders/order.schema.ts";
import { passCodeIn } from "../../src/domain/passes/pass.ts";
import { RETENTION_DAYS } from "../../src/domain/retention.ts";
import { DAY_MS } from "../../src/domain/time.ts";
import { equalInConstantTime, sign } from "../crypto/hash.ts";
import { NotFoundError } from "../errors/errors.ts";
import type { HonoEnv } from "./hono-env.ts";

const MAX_AGE_SECONDS = (RETENTION_DAYS.orderCookie * DAY_MS) / 1000;

/**
 * The cookie's value: the signature of the order's id; the path of the cookie says the order, or its pass. Not hono's signed cookie: that would
 * void the cookies that visitors have, and signs without a purpose, under a key that it imports anew for every request.
 */
const signOrder = (c: Context<HonoEnv>, orderId: string) =>
  sign(c.var.ctx.settings.SIGNING_SECRET, `order:${orderId}`);

/** Lets this browser see this order, and no other, for 30 days. */
export function setOrderCookie(c: Context<HonoEnv>, orderId: string): Promise<void> {
  return setCookieOf(c, orderId, `/api/bookings/${orderId}`);
}

/** Lets a browser that sees a booking by its cookie see at its pass, too, whose it is: a pass's address does not name the order. */
export async function setPassCookie(c: Context<HonoEnv>, { order }: Booking): Promise<void> {
  const code = order.pass_url && passCodeIn(order.pass_url);
  if (code) await setCookieOf(c, order.id, `/api/passes/${code}`);
}

async function setCookieOf(c: Context<HonoEnv>, orderId: string, path: string): Promise<void> {
  setCookie(c, "order", await signOrder(c, orderId), {
    path,
    maxAge: MAX_AGE_SECONDS,
    httpOnly: true,
    sameSite: "Lax",
    secure: c.req.url.startsWith("https:"),
  });
}

/**
 * The order's id, for a browser that sent its cookie.
 * @throws NotFoundError
 */
export async function requireOrderCookie(c: Context<HonoEnv>, orderId: string): Promise<string> {
  if (!(await hasOrderCookie(c, orderId))) throw new NotFoundError();
  return orderId;
}

/** True when the browser sent the cookie of this very order. Needs no database. */
export async function hasOrderCookie(c: Context<HonoEnv>, orderId: string): Promise<boolean> {
  const given = getCookie(c, "order");
  return given !== undefined && equalInConstantTime(given, await signOrder(c, orderId));
}
