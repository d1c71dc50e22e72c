import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv, SignedInEnv } from "../http/hono-env.ts";
import { type AdminViewEnv, requireAdmin } from "./require-admin.ts";
import { requireSession } from "./require-session.ts";

/** Lets through whoever GENERATOR_ACCESS names. Throws UnauthorizedError (401) or ForbiddenError (403) for others. */
export const generatorAccess: MiddlewareHandler<AppEnv> = async function generatorAccess(c, next) {
  const { GENERATOR_ACCESS } = c.get("settings");
  if (GENERATOR_ACCESS === "public") return next();
  if (GENERATOR_ACCESS === "admins") return requireAdmin(c as unknown as Context<SignedInEnv & AdminViewEnv>, next);
  return requireSession(c as unknown as Context<SignedInEnv>, next);
};
