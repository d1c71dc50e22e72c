import type { MiddlewareHandler } from "hono";
import type { SignedInEnv } from "../http/hono-env.ts";
import { AuthError } from "../auth-errors.ts";
import { UnauthorizedError } from "../errors.ts";
import { authenticate } from "../services/auth/authenticate.ts";

/**
 * Lets only signed-in people through and sets `signedIn`.
 * @throws UnauthorizedError (401) with GoTrue's code.
 */
export const requireSession: MiddlewareHandler<SignedInEnv> = async function requireSession(c, next) {
  try {
    const { signedIn } = await authenticate(c.get("settings"), c.req.header("authorization"), Date.now());
    c.set("signedIn", signedIn);
    c.set("ctx", { ...c.get("ctx"), actor: signedIn });
  } catch (error) {
    throw unauthorized(error);
  }
  await next();
};

/** Turns an AuthError into the API's UnauthorizedError (401) with GoTrue's code; returns any other error as it is. */
export function unauthorized(error: unknown): unknown {
  return error instanceof AuthError ? new UnauthorizedError(error.code, error.message) : error;
}
