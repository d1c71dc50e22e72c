import type { Context, MiddlewareHandler } from "hono";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { RateLimitedError } from "../platform/errors/errors.ts";
import { isWrite } from "../platform/http/request.ts";
import { findRouteDocs } from "./route-docs.ts";

const WINDOW_SECONDS = 60;

/** Does nothing if RATE_LIMITS is off. Throws RateLimitedError (429). */
export async function consumeRateLimit(
  c: Context<HonoEnv>,
  limit: "WRITE_LIMIT" | "CODE_LIMIT" | "PASSWORD_LIMIT" | "WORDINGS_LIMIT",
  key: string,
): Promise<void> {
  const { settings } = c.get("ctx");
  if (settings.RATE_LIMITS === "off") return;
  const { success } = await settings[limit].limit({ key });
  if (!success) throw new RateLimitedError(WINDOW_SECONDS);
}

export const writeLimit: MiddlewareHandler<HonoEnv> = async function writeLimit(c, next) {
  if (isWrite(c.req.method) && findRouteDocs(c)?.limit !== "none")
    await consumeRateLimit(c, "WRITE_LIMIT", c.get("ctx").visitor);
  await next();
};
