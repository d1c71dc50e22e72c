import type { MiddlewareHandler } from "hono";
import type { SignedInEnv } from "../http/hono-env.ts";
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
    throw unauthorized(error);
  }
  await next();
};

/** A refusal in GoTrue's terms as the API answers it: 401 with GoTrue's code. Any other error as it is. */
export function unauthorized(error: unknown): unknown {
  return error instanceof AuthError ? new UnauthorizedError(error.code, error.message) : error;
}
