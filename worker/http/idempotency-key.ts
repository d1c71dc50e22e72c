import type { Context } from "hono";
import { UnprocessableError } from "../errors.ts";

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

/**
 * The Idempotency-Key of a request, if it has one: 1 to 255 visible ASCII characters.
 * @throws UnprocessableError `idempotency_key_invalid` for any other.
 */
export function idempotencyKeyOf(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || VISIBLE_ASCII.test(key)) return key;
  throw new UnprocessableError("idempotency_key_invalid", "An Idempotency-Key has 1 to 255 visible ASCII characters.");
}
