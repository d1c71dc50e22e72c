import { normalizeEmail } from "../../src/domain/accounts/email.ts";
import { emailAddress } from "../../src/domain/validation.schema.ts";
import { UnprocessableError } from "../../worker/errors.ts";
import { grantRole } from "../../worker/services/roles/roles.ts";
import { StepFailed } from "../steps/step-failed.ts";
import { commandCtx } from "./command-ctx.ts";
import { withLocalD1 } from "./local-d1.ts";
import { remoteD1 } from "./remote-d1.ts";

/** The e-mail address from a command line. Throws StepFailed when it is missing or invalid. */
export function readAddress(typed: string | undefined): string {
  const { success, data } = emailAddress().safeParse(typed);
  if (!success) throw new StepFailed("Say whom: npm run admin:grant -- someone@your-domain.com [--remote]");
  return normalizeEmail(data);
}

/** Makes someone an admin of the local product. Throws StepFailed when nobody has the address. */
export async function grantLocalAdmin(stateDir: string, email: string): Promise<void> {
  await withLocalD1(stateDir, (db) => grantAdmin(db, email));
}

/** Makes someone an admin of the deployed product. Throws StepFailed when nobody has the address. */
export async function grantRemoteAdmin(email: string): Promise<void> {
  await grantAdmin(remoteD1(), email);
}

async function grantAdmin(db: D1Database, email: string): Promise<void> {
  try {
    await grantRole(commandCtx({ db, now: Date.now() }), { email, role: "admin" });
  } catch (error) {
    if (!(error instanceof UnprocessableError)) throw error;
    throw new StepFailed(`Nobody has an account with the address ${email}: let them sign up first.`);
  }
}
