import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv, SignedInEnv } from "../app-env.ts";
import { AppError, ForbiddenError } from "../errors.ts";
import { authenticate } from "../services/auth/authenticate.ts";
import { isAdmin } from "../services/roles.ts";

/** Behind `requireSession`: lets only admins through. The role is looked up on every call. Throws ForbiddenError (403). */
export const requireAdmin: MiddlewareHandler<SignedInEnv> = async function requireAdmin(c, next) {
  if (!(await isAdmin(c.get("settings").DB, c.get("signedIn").userId))) throw new ForbiddenError();
  await next();
};

/** For endpoints that admins may use as well: true when the caller is one. */
export async function isAdminCall(c: Context<AppEnv>): Promise<boolean> {
  const authorization = c.req.header("authorization");
  if (authorization === undefined) return false;
  try {
    const settings = c.get("settings");
    const { signedIn } = await authenticate(settings, authorization, Date.now());
    return await isAdmin(settings.DB, signedIn.userId);
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
