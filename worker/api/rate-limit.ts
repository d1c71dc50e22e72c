import type { Context, MiddlewareHandler } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { RateLimitedError } from "../platform/errors/errors.ts";
import { isWrite } from "../platform/http/request.ts";
import { declarationOf } from "./route-docs.ts";

/** The window of every limit in wrangler.toml. */
const WINDOW_SECONDS = 60;

/**
 * Counts one use of `limit` for `key`; in the local product RATE_LIMITS=off lifts all limits.
 * @throws RateLimitedError (429) when the limit of the window is reached.
 */
export async function consumeRateLimit(
  c: Context<HonoEnv>,
  limit: "WRITE_LIMIT" | "CODE_LIMIT" | "PASSWORD_LIMIT" | "WORDINGS_LIMIT",
  key: string,
): Promise<void> {
  const { settings } = c.var.ctx;
  if (settings.RATE_LIMITS === "off") return;
  const { success } = await settings[limit].limit({ key });
  if (!success) throw new RateLimitedError(WINDOW_SECONDS);
}

/** Limits the writes of one visitor per minute, but for routes that declare `limit: "none"`. */
export const writeLimit: MiddlewareHandler<HonoEnv> = async function writeLimit(c, next) {
  if (isWrite(c.req.method) && declarationOf(c)?.limit !== "none")
    await consumeRateLimit(c, "WRITE_LIMIT", c.var.ctx.visitor);
  await next();
};

/** Counts a call that may hash a password or send a mail, by path and visitor, before any of that. */
export async function limitPasswords(c: Context<HonoEnv>): Promise<void> {
  await consumeRateLimit(c, "PASSWORD_LIMIT", `${c.req.path}:${c.var.ctx.visitor}`);
}
