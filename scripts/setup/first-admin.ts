import { normalizeEmail } from "#domain/accounts/address.ts";
import { HOUR_MS } from "#domain/time.ts";
import { insertUserRecord, newUserRecord } from "#worker/identity/users/new-user.ts";
import { batch } from "#worker/platform/db/batch.ts";
import { grantByCommand } from "../db/grant-role.ts";
import { commandCtx } from "../db/command-ctx.ts";
import { StepFailed } from "../steps/command.ts";

const LINK_MS = HOUR_MS;

interface AdminRow {
  email: string;
  proved: number | null;
  sent: number | null;
}

/** `open`: an admin exists. `waiting`: an admin has a link that is still valid. */
export type AdminState = { is: "open" | "waiting" | "none"; email?: string };

export async function readAdmin(db: D1Database, now: number): Promise<AdminState> {
  const { results } = await db
    .prepare(
      "SELECT u.email AS email, u.email_proved_at AS proved, u.recovery_sent_at AS sent FROM user_roles r JOIN users u ON u.id = r.user_id WHERE r.role = 'admin' ORDER BY u.email_proved_at IS NULL",
    )
    .all<AdminRow>();
  const [first] = results;
  if (!first) return { is: "none" };
  const { email, proved, sent } = first;
  if (proved !== null) return { is: "open", email };
  return { is: sent !== null && sent > now - LINK_MS ? "waiting" : "none", email };
}

/**
 * Creates an account without a password and makes the product mail a link that proves the address
 * and sets one. An account that a stranger may have made is not changed.
 * @throws StepFailed
 */
export async function inviteFirstAdmin({
  db,
  email: typed,
  site,
  anonKey,
  ask = fetch,
}: {
  db: D1Database;
  email: string;
  /** https://www.your-domain.com */
  site: string;
  anonKey: string;
  ask?: typeof fetch;
}): Promise<void> {
  const email = normalizeEmail(typed);
  const ctx = commandCtx({ db, now: Date.now(), env: "production" });
  const known = await db
    .prepare(
      "SELECT password_hash IS NULL AND NOT EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id AND i.provider <> 'email') AS ours FROM users u WHERE u.email = ?",
    )
    .bind(email)
    .first<{ ours: number }>();
  if (!known) {
    const record = newUserRecord(ctx, {
      email,
      passwordHash: null,
      userMetadata: {},
      identity: { provider: "email", emailVerified: false },
    });
    await batch(ctx, insertUserRecord(record));
  }
  await grantByCommand(db, { email, role: "admin", allowUnproved: known?.ours !== 0 });
  const response = await ask(`${site}/api/auth/recover`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: anonKey, origin: site },
    body: JSON.stringify({ email }),
  });
  if (!response.ok)
    throw new StepFailed(
      `The product did not send the mail (${response.status}): ask for it at ${site}/auth, "Forgotten password?".`,
    );
}
