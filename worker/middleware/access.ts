import type { Context } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv } from "../http/hono-env.ts";
import { admissionOf } from "../services/auth/admission.ts";
import { authenticate } from "../services/auth/authenticate.ts";

type Access = "member" | "admin" | "generator";
type Enter = () => Promise<void>;

/**
 * Lets through whom a route is for, and says who it is in `ctx.actor`.
 * @throws AuthError (401 here, with GoTrue's code) and ForbiddenError (403).
 */
export async function requireAccess(c: Context<AppEnv>, access: Access, check: "in-batch" | undefined, enter: Enter): Promise<void> {
  const { ctx } = c.var;
  const asked = access === "generator" ? GENERATOR[ctx.settings.GENERATOR_ACCESS] : access;
  if (asked === undefined) return enter();
  if (asked === "admin") return requireAdmin(c, check, enter);
  const { signedIn } = await authenticate(ctx.settings, c.req.header("authorization"), ctx.now);
  c.set("ctx", { ...ctx, actor: signedIn });
  return enter();
}

/** What GENERATOR_ACCESS asks for. */
const GENERATOR = { public: undefined, members: "member", admins: "admin" } as const;

/**
 * Session and role are looked up on every call, and no response leaves before both were found good: by the first batch of
 * `ctx.reads` where the route says so, before the endpoint otherwise.
 */
async function requireAdmin(c: Context<AppEnv>, check: "in-batch" | undefined, enter: Enter): Promise<void> {
  const { ctx } = c.var;
  const guard = await admissionOf(ctx.settings, c.req.header("authorization"), ctx.now);
  const actor = check === "in-batch" ? null : await guard.check();
  c.set("ctx", { ...ctx, reads: guard.reads, actor });
  try {
    await enter();
  } finally {
    // An endpoint that failed before its batch was sent, or sent none, tells a stranger nothing either.
    await guard.check();
  }
}

/** For an endpoint that admins may use beside others: true when the caller is an admin. */
export async function isAdminCall(c: Context<AppEnv>): Promise<boolean> {
  const authorization = c.req.header("authorization");
  if (authorization === undefined) return false;
  const { settings, now } = c.var.ctx;
  try {
    await (await admissionOf(settings, authorization, now)).check();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
