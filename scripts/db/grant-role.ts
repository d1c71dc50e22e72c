import { normalizeEmail } from "#domain/accounts/address.ts";
import type { RoleChange } from "#domain/accounts/role.schema.ts";
import { type Role, ROLES } from "#domain/accounts/role.ts";
import { emailAddress } from "#domain/validation.schema.ts";
import { AppError } from "#worker/platform/errors/errors.ts";
import { grantRole } from "#worker/staff/roles.ts";
import { commandCtx } from "./command-ctx.ts";
import { StepFailed } from "../steps/command.ts";

const USAGE =
  "npm run admin:grant -- someone@your-domain.com [--role agent] [--unproved] [--remote]";

/** Throws StepFailed if the address is missing or invalid. */
export function readAddress(typed: string | undefined): string {
  const { success, data } = emailAddress().safeParse(typed);
  if (!success) throw new StepFailed(`Say whom: ${USAGE}`);
  return normalizeEmail(data);
}

/** The default is admin. Throws StepFailed for an unknown role. */
export function readRole(typed: string = "admin"): Role {
  const role = ROLES.find((known) => known === typed);
  if (!role) throw new StepFailed(`A role is ${ROLES.join(" or ")}: ${USAGE}`);
  return role;
}

/**
 * @throws StepFailed if no account has the address, if the address is unproved (unless
 * `allowUnproved`), and for the last admin.
 */
export async function grantByCommand(
  db: D1Database,
  grant: RoleChange & { allowUnproved: boolean },
): Promise<void> {
  try {
    await grantRole(commandCtx({ db, now: Date.now() }), grant);
  } catch (error) {
    const reason = error instanceof AppError ? REFUSALS[error.code]?.(grant.email) : undefined;
    throw reason === undefined ? error : new StepFailed(reason);
  }
}

const REFUSALS: Partial<Record<string, (email: string) => string>> = {
  user_unknown: (email) =>
    `Nobody has an account with the address ${email}: let them sign up first.`,
  address_unproved: (email) =>
    `Nobody has proved that ${email} is theirs, so the account may be a stranger's. Let its owner confirm the address on their account page, or set a new password by mail; or add --unproved if you made the account yourself.`,
  last_admin: (email) => `${email} is the last admin: make someone else an admin first.`,
};
