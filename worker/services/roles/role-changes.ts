import { normalizeEmail } from "../../../src/domain/accounts/email.ts";
import type { RoleChange, RoleHolder } from "../../../src/domain/accounts/role.schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { ConflictError, UnprocessableError } from "../../errors.ts";
import { findUserByEmail } from "../users/users.ts";

interface ChangeRole {
  db: D1Database;
  change: RoleChange;
  /** The id of the admin; null for the owner at the command line. */
  actorId: string | null;
  now: number;
}

/** The audit entry. It has the same condition as the statement after it, so that only a real change is recorded. */
const AUDIT = "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE";
const LACKS_ROLE = "NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ?4 AND role = ?7)";
const MAY_LOSE_ROLE = `EXISTS (SELECT 1 FROM user_roles WHERE user_id = ?4 AND role = ?7)
  AND (?7 <> 'admin' OR (SELECT COUNT(*) FROM user_roles WHERE role = 'admin') > 1)`;
const GRANT = "INSERT INTO user_roles (user_id, role, created_at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";
const REVOKE = `DELETE FROM user_roles WHERE user_id = ?1 AND role = ?2
  AND (?2 <> 'admin' OR (SELECT COUNT(*) FROM user_roles WHERE role = 'admin') > 1)`;

/**
 * Grants a role. Granting it again changes nothing and records nothing.
 * @throws UnprocessableError `user_unknown` when nobody has the address.
 */
export async function grantRole({ db, change, actorId, now }: ChangeRole): Promise<RoleHolder> {
  const { id, email } = await requireUser(db, change.email);
  const { role } = change;
  await db.batch([auditIf(db, LACKS_ROLE, "role.granted", { actorId, userId: id, role, now }), db.prepare(GRANT).bind(id, role, now)]);
  const createdAt = await db
    .prepare("SELECT created_at FROM user_roles WHERE user_id = ?1 AND role = ?2")
    .bind(id, role)
    .first<number>("created_at");
  return { user_id: id, email, role, created_at: new Date(createdAt ?? now).toISOString() };
}

/**
 * Revokes a role; does nothing for someone who lacks it. One statement checks and deletes, so that the last admin always stays.
 * @throws UnprocessableError `user_unknown`, ConflictError `last_admin`.
 */
export async function revokeRole({ db, change, actorId, now }: ChangeRole): Promise<void> {
  const { id } = await requireUser(db, change.email);
  const { role } = change;
  await db.batch([auditIf(db, MAY_LOSE_ROLE, "role.revoked", { actorId, userId: id, role, now }), db.prepare(REVOKE).bind(id, role)]);
  const left = await db.prepare("SELECT 1 FROM user_roles WHERE user_id = ?1 AND role = ?2").bind(id, role).first();
  if (left) throw new ConflictError("last_admin", "This is the last admin. Make someone else an admin first.");
}

async function requireUser(db: D1Database, typed: string): Promise<{ id: string; email: string }> {
  const record = await findUserByEmail(db, normalizeEmail(typed));
  if (!record) throw new UnprocessableError("user_unknown", "Nobody has an account with this address.");
  return record.user;
}

interface RoleEntry {
  actorId: string | null;
  userId: string;
  role: string;
  now: number;
}

function auditIf(db: D1Database, condition: string, action: string, { actorId, userId, role, now }: RoleEntry): D1PreparedStatement {
  return db.prepare(`${AUDIT} ${condition}`).bind(uuidV7(now), actorId, action, userId, JSON.stringify({ role }), now, role);
}
