import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";

/** What is left of a larger body stays unread, and the connection ends with it. */
const LIMIT_BYTES = 1024 * 1024;

/** Reads a body that nobody looked at, because the request was refused first: else the connection's next request would be lost. */
export const readOff: MiddlewareHandler<AppEnv> = async function readOff(c, next) {
  await next();
  const { body, bodyUsed } = c.req.raw;
  if (!body || bodyUsed) return;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LIMIT_BYTES) break;
  }
};
