import type { Context } from "hono";
import { AuthError } from "../platform/errors/auth-errors.ts";
import { hasAccess, isStaffAccess, STAFF_PARTS } from "#domain/accounts/role.ts";
import type { Actor, SignedInCtx } from "../platform/context/context.ts";
import {
  AppError,
  DatabaseUnavailableError,
  ForbiddenError,
  SecondFactorError,
} from "../platform/errors/errors.ts";
import type { HonoEnv } from "../platform/http/hono-env.ts";
import { isWrite } from "../platform/http/request.ts";
import { authenticate, type Caller, type StaffFacts } from "../identity/sign-in/authenticate.ts";
import { hasSecondFactor, type UserRecord } from "../identity/users/users.ts";
import type { Access, CallerAccess } from "./route-docs.ts";

export interface SignedInEnv extends HonoEnv {
  Variables: HonoEnv["Variables"] & { ctx: SignedInCtx; account: UserRecord; staff: StaffFacts };
}

const GENERATOR = { public: undefined, members: "member", admins: "admin" } as const;

/** Sets `ctx.actor`, `account` and `staff`. Throws as `requireCaller` does. */
export async function requireAccess(c: Context<HonoEnv>, access: Access): Promise<void> {
  const ctx = c.get("ctx");
  const asked = access === "generator" ? GENERATOR[ctx.settings.GENERATOR_ACCESS] : access;
  if (asked === undefined) return;
  const { actor, record, staff } = await requireCaller(c, asked);
  // Only a route that declares its access has these variables in its type.
  const guarded = c as unknown as Context<SignedInEnv>;
  guarded.set("ctx", { ...ctx, actor });
  guarded.set("account", record);
  guarded.set("staff", staff);
}

/** Reads the primary. Throws AuthError (401), or ForbiddenError or SecondFactorError (403). */
export async function requireCaller(c: Context<HonoEnv>, access: CallerAccess): Promise<Caller> {
  const caller = await authenticate(c.get("ctx"), c.req.header("authorization"));
  const { actor, record, staff } = caller;
  const act = isWrite(c.req.method) ? "write" : "read";
  if (isStaffAccess(access) && !hasAccess(staff.role, access, act)) throw new ForbiddenError();
  if (isStaffAccess(access) && staff.isPasskeyRequired && actor.method !== "passkey")
    throw new SecondFactorError("passkey_required");
  if (access === "session" || actor.aal === "aal2") return caller;
  if (hasSecondFactor(record)) throw new SecondFactorError();
  if (isStaffAccess(access) && staff.isFactorRequired)
    throw new SecondFactorError("second_factor_required");
  return caller;
}

export async function findActor(c: Context<HonoEnv>): Promise<Actor | null> {
  try {
    return (await authenticate(c.get("ctx"), c.req.header("authorization"))).actor;
  } catch (error) {
    if (error instanceof AuthError) return null;
    throw error;
  }
}

export async function isStaffCall(c: Context<HonoEnv>): Promise<boolean> {
  if (c.req.header("authorization") === undefined) return false;
  try {
    await requireCaller(c, STAFF_PARTS.orders);
    return true;
  } catch (error) {
    if (error instanceof AppError && !(error instanceof DatabaseUnavailableError)) return false;
    throw error;
  }
}
