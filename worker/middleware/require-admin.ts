import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv, SignedInEnv } from "../http/hono-env.ts";
import { AppError } from "../errors.ts";
import { admissionOf } from "../services/auth/admission.ts";
import { routePattern } from "./known-route.ts";
import { unauthorized } from "./require-session.ts";

/** The context of a view that checks the admin in the same batch as its reads (docs/decisions/0018). */
export type AdminViewEnv = AppEnv;

/** Views that only read, in one batch of `reads`, which carries the check. Every other endpoint runs after the check. */
const ONE_BATCH = new Set(["/api/admin/summary", "/api/admin/daily-totals", "/api/admin/orders", "/api/admin/customers"]);

/**
 * Lets only signed-in admins through and sets `signedIn`. Session and role are looked up on every call, and no response leaves
 * before both were found valid. Throws UnauthorizedError (401) and ForbiddenError (403).
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
    // A view that threw before it sent its batch has not been checked yet: a stranger must see 401 or 403, not its error.
    await admission.check();
  } catch (error) {
    throw unauthorized(error);
  }
};

const isOneBatch = (c: Context) => c.req.method === "GET" && ONE_BATCH.has(routePattern(c) ?? "");

/** True when the caller is an admin; for endpoints that others may use too. */
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
