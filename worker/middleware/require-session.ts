import type { MiddlewareHandler } from "hono";
import type { SignedInEnv } from "../app-env.ts";
import { AuthError } from "../auth-errors.ts";
import { UnauthorizedError } from "../errors.ts";
import { authenticate } from "../services/auth/authenticate.ts";

/**
 * Lets only signed-in people through, and says who it is in `signedIn`.
 * @throws UnauthorizedError (401) with GoTrue's code.
 */
export const requireSession: MiddlewareHandler<SignedInEnv> = async function requireSession(c, next) {
  try {
    const { signedIn } = await authenticate(c.get("settings"), c.req.header("authorization"), Date.now());
    c.set("signedIn", signedIn);
  } catch (error) {
    if (error instanceof AuthError) throw new UnauthorizedError(error.code, error.message);
    throw error;
  }
  await next();
};
