import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { AppEnv } from "./hono-env.ts";
import { equalInConstantTime } from "../crypto/constant-time.ts";
import { sign } from "../crypto/hash.ts";

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

const signatureOf = (c: Context<AppEnv>, orderId: string) => sign(c.get("settings").SIGNING_SECRET, `order:${orderId}`);

/** Lets this browser see this order, and no other, for 30 days. */
export async function setOrderCookie(c: Context<AppEnv>, orderId: string): Promise<void> {
  const secure = c.req.url.startsWith("https:") ? "; Secure" : "";
  const value = await signatureOf(c, orderId);
  c.header("set-cookie", `order=${value}; Path=/api/bookings/${orderId}; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`);
}

/** True when the browser sent the cookie of this very order. Needs no database. */
export async function hasOrderCookie(c: Context<AppEnv>, orderId: string): Promise<boolean> {
  const given = getCookie(c, "order");
  return given !== undefined && equalInConstantTime(given, await signatureOf(c, orderId));
}
