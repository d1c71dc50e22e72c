import type { Context } from "hono";
import { AuthError } from "../platform/errors/auth-errors.ts";
import { hasAccess, type StaffAccess } from "#domain/accounts/role.ts";
import type { Actor } from "../platform/context/context.ts";
import {
  AppError,
  DatabaseUnavailableError,
  ForbiddenError,
  SecondFactorError,
} from "../platform/errors/errors.ts";
import type { HonoEnv, SignedInEnv } from "../platform/http/hono-env.ts";
import { authenticate, type StaffFacts } from "../identity/sign-in/authenticate.ts";
import { hasSecondFactor, type UserRecord } from "../identity/users/users.ts";

/** The context behind a guard for members; the session's batch has read the account. */
export interface MemberEnv extends SignedInEnv {
  Variables: SignedInEnv["Variables"] & { account: UserRecord; staff: StaffFacts };
}

/**
 * The callers a route admits. A session without its second factor passes "session" only. A setting
 * decides for "generator".
 */
export type Access = "session" | "member" | StaffAccess | "generator";

/**
 * Admits the callers of `access` before the endpoint runs, and sets `ctx.actor`; members also get
 * `account` and `staff`. Throws AuthError (401), ForbiddenError, SecondFactorError (403).
 */
export async function requireAccess(c: Context<HonoEnv>, access: Access): Promise<void> {
  const ctx = c.get("ctx");
  const asked = access === "generator" ? GENERATOR[ctx.settings.GENERATOR_ACCESS] : access;
  if (asked === undefined) return;
  if (asked !== "member" && asked !== "session") {
    c.set("ctx", { ...ctx, actor: await requireStaff(c, asked) });
    return;
  }
  const { actor, record, staff } = await authenticate(ctx, c.req.header("authorization"));
  if (asked === "member" && actor.aal !== "aal2" && hasSecondFactor(record))
    throw new SecondFactorError();
  c.set("ctx", { ...ctx, actor });
  // Only a route declared for members is typed with its account.
  const member = c as unknown as Context<MemberEnv>;
  member.set("account", record);
  member.set("staff", staff);
}

const GENERATOR = { public: undefined, members: "member", admins: "admin" } as const;

/**
 * Returns the caller if their role has `access`; every call reads session and role anew. Throws
 * AuthError (401), ForbiddenError, SecondFactorError (403).
 */
export async function requireStaff(c: Context<HonoEnv>, access: StaffAccess): Promise<Actor> {
  const { actor, record, staff } = await authenticate(c.get("ctx"), c.req.header("authorization"));
  if (!hasAccess(staff.role, access)) throw new ForbiddenError();
  if (actor.aal === "aal2") return actor;
  if (hasSecondFactor(record)) throw new SecondFactorError();
  if (staff.isFactorRequired) throw new SecondFactorError("second_factor_required");
  return actor;
}

/** Returns the caller, or null for a visitor and for an invalid token. */
export async function findActor(c: Context<HonoEnv>): Promise<Actor | null> {
  try {
    return (await authenticate(c.get("ctx"), c.req.header("authorization"))).actor;
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

/** True when the caller is staff; others learn nothing. */
export async function isStaffCall(c: Context<HonoEnv>): Promise<boolean> {
  if (c.req.header("authorization") === undefined) return false;
  try {
    await requireStaff(c, "staff");
    return true;
  } catch (error) {
    if (error instanceof AppError && !(error instanceof DatabaseUnavailableError)) return false;
    throw error;
  }
}
