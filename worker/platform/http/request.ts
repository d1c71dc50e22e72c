import type { Context } from "hono";
import { UnprocessableError } from "../errors/errors.ts";

export function languageHeader(description: string) {
  return {
    in: "header" as const,
    name: "x-language",
    description,
    schema: { type: "string" as const, enum: ["en", "fr"], default: "en" },
  };
}

const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;

export const isIdempotencyKey = (text: string) => VISIBLE_ASCII.test(text);

/** 1 to 255 visible ASCII characters. Throws UnprocessableError `idempotency_key_invalid`. */
export function getIdempotencyKey(c: Context): string | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined || isIdempotencyKey(key)) return key;
  throw new UnprocessableError(
    "idempotency_key_invalid",
    "An Idempotency-Key has 1 to 255 visible ASCII characters.",
  );
}

export const IDEMPOTENCY_KEY_HEADER = {
  in: "header" as const,
  name: "Idempotency-Key",
  description: "Makes a repeat answer like the first one, and change nothing.",
  schema: { type: "string" as const, minLength: 1, maxLength: 255 },
};

const READ_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export function isWrite(method: string): boolean {
  return !READ_METHODS.has(method);
}

/** Only browsers send these two headers. */
export function isForeign(
  fetchSite: string | undefined,
  origin: string | undefined,
  url: string,
): boolean {
  if (fetchSite !== undefined) return fetchSite !== "same-origin" && fetchSite !== "none";
  return origin !== undefined && origin !== new URL(url).origin;
}
