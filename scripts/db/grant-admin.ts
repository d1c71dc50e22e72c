import { normalizeEmail } from "../../src/domain/accounts/email.ts";
import { emailAddress } from "../../src/domain/validation.schema.ts";
import { uuidV7 } from "../../worker/db/uuid-v7.ts";
import { UnprocessableError } from "../../worker/errors.ts";
import { grantRole } from "../../worker/services/roles/role-changes.ts";
import { StepFailed } from "../steps/step-failed.ts";
import { withLocalD1 } from "./local-d1.ts";
import { queryRemoteD1, quoted } from "./remote-d1.ts";

/** The e-mail address from a command line. Throws StepFailed when it is missing or invalid. */
export function readAddress(typed: string | undefined): string {
  const { success, data } = emailAddress().safeParse(typed);
  if (!success) throw new StepFailed("Say whom: npm run admin:grant -- someone@your-domain.com [--remote]");
  return normalizeEmail(data);
}

const unknown = (email: string) => new StepFailed(`Nobody has an account with the address ${email}: let them sign up first.`);

/** Makes someone an admin of the local product. */
export async function grantLocalAdmin(stateDir: string, email: string): Promise<void> {
  try {
    await withLocalD1(stateDir, (db) => grantRole({ db, change: { email, role: "admin" }, actorId: null, now: Date.now() }));
  } catch (error) {
    throw error instanceof UnprocessableError ? unknown(email) : error;
  }
}

/** Makes someone an admin of the deployed product. */
export async function grantRemoteAdmin(email: string): Promise<void> {
  const [user] = await queryRemoteD1<{ id: string }>(`SELECT id FROM users WHERE email = ${quoted(email)}`);
  if (!user) throw unknown(email);
  const now = Date.now();
  const id = quoted(user.id);
  await queryRemoteD1(
    [
      `INSERT INTO user_roles (user_id, role, created_at) VALUES (${id}, 'admin', ${now}) ON CONFLICT DO NOTHING`,
      `INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at)
       VALUES (${quoted(uuidV7(now))}, NULL, 'role.granted', ${id}, '{"role":"admin"}', ${now})`,
    ].join("; "),
  );
}
