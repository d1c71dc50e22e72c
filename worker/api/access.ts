import type { Context } from "hono";
import { AuthError } from "../platform/errors/auth-errors.ts";
import type { StaffAccess } from "#domain/accounts/role.ts";
import type { Actor, Ctx } from "../platform/context/context.ts";
import {
  AppError,
  DatabaseUnavailableError,
  SecondFactorError,
} from "../platform/errors/errors.ts";
import type { HonoEnv, SignedInEnv } from "../platform/http/hono-env.ts";
import { guardStaff, type StaffGuard } from "../staff/staff-guard.ts";
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
/** The read that carries the check of a staff caller, if it takes no round trip of its own. */
export type CheckPlace = "in-batch" | "in-first-read";
type Enter = () => Promise<void>;

/**
 * Admits the callers of `access` and sets `ctx.actor`; members also get `account` and `staff`. Throws
 * AuthError (401), ForbiddenError, SecondFactorError (403).
 */
export async function requireAccess(
  c: Context<HonoEnv>,
  access: Access,
  check: CheckPlace | undefined,
  enter: Enter,
): Promise<void> {
  const ctx = c.get("ctx");
  const asked = access === "generator" ? GENERATOR[ctx.settings.GENERATOR_ACCESS] : access;
  if (asked === undefined) return enter();
  if (asked !== "member" && asked !== "session") return requireStaff(c, asked, check, enter);
  const { actor, record, staff } = await authenticate(ctx, c.req.header("authorization"));
  if (asked === "member" && actor.aal !== "aal2" && hasSecondFactor(record))
    throw new SecondFactorError();
  c.set("ctx", { ...ctx, actor });
  // Only a route declared for members is typed with its account.
  const member = c as unknown as Context<MemberEnv>;
  member.set("account", record);
  member.set("staff", staff);
  return enter();
}

const GENERATOR = { public: undefined, members: "member", admins: "admin" } as const;

/**
 * Looks up session and role on every call: before the endpoint, or with its first `staffBatch`. No
 * response leaves before that check.
 */
async function requireStaff(
  c: Context<HonoEnv>,
  access: StaffAccess,
  check: CheckPlace | undefined,
  enter: Enter,
): Promise<void> {
  const ctx = c.get("ctx");
  const guard = await guardStaff(ctx, access, c.req.header("authorization"));
  if (!check) {
    c.set("ctx", { ...ctx, actor: await guard.check() });
    return enter();
  }
  const read = { ...ctx, reads: { db: ctx.db, check: guard } };
  c.set("ctx", check === "in-batch" ? read : lockUntilAdmitted(read, guard));
  try {
    await enter();
  } finally {
    // An endpoint that failed early, or read nothing, also tells a stranger nothing.
    await guard.check();
  }
}

/** Returns a context whose caller and databases throw until a read has admitted the caller. */
export const lockUntilAdmitted = (ctx: Ctx, { admitted }: Pick<StaffGuard, "admitted">): Ctx => ({
  ...ctx,
  get actor() {
    return admitted();
  },
  get db() {
    return admitted() && ctx.db;
  },
  get replica() {
    return admitted() && ctx.replica;
  },
});

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
  const authorization = c.req.header("authorization");
  if (authorization === undefined) return false;
  try {
    await (await guardStaff(c.get("ctx"), "staff", authorization)).check();
    return true;
  } catch (error) {
    if (error instanceof AppError && !(error instanceof DatabaseUnavailableError)) return false;
    throw error;
  }
}
