import type { MiddlewareHandler } from "hono";
import type { SignedInEnv } from "../app-env.ts";
import { ForbiddenError } from "../errors.ts";
import { isAdmin } from "../services/roles.ts";

/** Behind `requireSession`: lets only admins through. The role is looked up on every call. Throws ForbiddenError (403). */
export const requireAdmin: MiddlewareHandler<SignedInEnv> = async function requireAdmin(c, next) {
  if (!(await isAdmin(c.get("settings").DB, c.get("signedIn").userId))) throw new ForbiddenError();
  await next();
};
