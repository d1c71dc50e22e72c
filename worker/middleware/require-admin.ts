import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv, SignedInEnv } from "../http/hono-env.ts";
import { AppError } from "../errors.ts";
import { admissionOf } from "../services/auth/admission.ts";
import { routePattern } from "./known-route.ts";
import { unauthorized } from "./require-session.ts";

/** The context of a view whose check travels with what it reads. */
export type AdminViewEnv = AppEnv;

/** Views that only read, with one batch of `reads`: the check travels in it. Everything else is checked before it runs. */
const ONE_BATCH = new Set(["/api/admin/summary", "/api/admin/daily-totals", "/api/admin/orders", "/api/admin/customers"]);

/**
 * Lets only signed-in admins through, and says who it is in `signedIn`. Session and role are looked up on every call, and
 * no answer leaves before both were found good. Throws UnauthorizedError (401) and ForbiddenError (403).
 */
export const requireAdmin: MiddlewareHandler<SignedInEnv> = async function requireAdmin(c, next) {
  try {
    const admission = await admissionOf(c.get("settings"), c.req.header("authorization"), Date.now());
    c.set("reads", admission.reads);
    c.set("ctx", { ...c.get("ctx"), reads: admission.reads });
    if (!isOneBatch(c)) {
      const actor = await admission.check();
      c.set("signedIn", actor);
      c.set("ctx", { ...c.get("ctx"), actor });
    }
    await next();
    // What failed before its batch was sent, or needed none, is not told to strangers either.
    await admission.check();
  } catch (error) {
    throw unauthorized(error);
  }
};

const isOneBatch = (c: Context) => c.req.method === "GET" && ONE_BATCH.has(routePattern(c) ?? "");

/** For endpoints that admins may use as well: true when the caller is one. */
export async function isAdminCall(c: Context<AppEnv>): Promise<boolean> {
  const authorization = c.req.header("authorization");
  if (authorization === undefined) return false;
  try {
    await (await admissionOf(c.get("settings"), authorization, Date.now())).check();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
