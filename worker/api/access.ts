import type { Context } from "hono";
import { AuthError } from "../platform/errors/auth-errors.ts";
import { STAFF_PARTS, type StaffAccess, type StaffPart } from "../../src/domain/accounts/role.ts";
import type { Actor } from "../platform/context/context.ts";
import { AppError, SecondFactorError } from "../platform/errors/errors.ts";
import type { HonoEnv, SignedInEnv } from "../platform/http/hono-env.ts";
import { guardStaff } from "../staff/staff-guard.ts";
import { authenticate } from "../identity/sign-in/authenticate.ts";
import { hasSecondFactor, type UserRecord } from "../identity/users/users.ts";

/** The context behind a guard for members: their account was read with their session. */
export interface MemberEnv extends SignedInEnv {
  Variables: SignedInEnv["Variables"] & { account: UserRecord };
}

/**
 * Whom a route is for. A session that has not shown its person's second factor yet is enough for "session" only: to show it, and
 * to sign out. Whom the generator is for is a setting.
 */
export type Access = "session" | "member" | StaffAccess | "generator";
type Enter = () => Promise<void>;

/**
 * Lets through whom a route is for, and says who it is in `ctx.actor`; a member's account is in `c.var.account`.
 * @throws AuthError (401 here, with GoTrue's code), ForbiddenError and SecondFactorError (403).
 */
export async function requireAccess(
  c: Context<HonoEnv>,
  access: Access,
  check: "in-batch" | undefined,
  enter: Enter,
): Promise<void> {
  const { ctx } = c.var;
  const asked = access === "generator" ? GENERATOR[ctx.settings.GENERATOR_ACCESS] : access;
  if (asked === undefined) return enter();
  if (asked !== "member" && asked !== "session") return requireStaff(c, asked, check, enter);
  const { actor, record } = await authenticate(ctx, c.req.header("authorization"));
  if (asked === "member" && actor.aal !== "aal2" && hasSecondFactor(record))
    throw new SecondFactorError();
  c.set("ctx", { ...ctx, actor });
  // The route that is declared for members is typed with its account; one for visitors too is not.
  (c as unknown as Context<MemberEnv>).set("account", record);
  return enter();
}

/** What GENERATOR_ACCESS asks for. */
const GENERATOR = { public: undefined, members: "member", admins: "admin" } as const;

/**
 * Session and role are looked up on every call, and no response leaves before both were found good: by the first batch of
 * `ctx.reads` where the route says so, before the endpoint otherwise.
 */
async function requireStaff(
  c: Context<HonoEnv>,
  access: StaffAccess,
  check: "in-batch" | undefined,
  enter: Enter,
): Promise<void> {
  const { ctx } = c.var;
  const guard = await guardStaff(ctx, access, c.req.header("authorization"));
  const actor = check === "in-batch" ? null : await guard.check();
  c.set("ctx", { ...ctx, reads: guard.reads, actor });
  try {
    await enter();
  } finally {
    // An endpoint that failed before its batch was sent, or sent none, tells a stranger nothing either.
    await guard.check();
  }
}

/** For an endpoint that anyone may call: who calls, or null for a visitor and for a token that is not valid (any more). */
export async function findActor(c: Context<HonoEnv>): Promise<Actor | null> {
  try {
    return (await authenticate(c.var.ctx, c.req.header("authorization"))).actor;
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

/**
 * For an endpoint that staff may use beside others: who of them calls.
 * @throws AuthError (401), ForbiddenError and SecondFactorError (403).
 */
export async function requireStaffActor(c: Context<HonoEnv>, part: StaffPart): Promise<Actor> {
  return (await guardStaff(c.var.ctx, STAFF_PARTS[part], c.req.header("authorization"))).check();
}

/** The same, for one that says nothing to others: true when the caller is of the staff. */
export async function isStaffCall(c: Context<HonoEnv>): Promise<boolean> {
  const authorization = c.req.header("authorization");
  if (authorization === undefined) return false;
  try {
    await (await guardStaff(c.var.ctx, "staff", authorization)).check();
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
