import { desc, eq, or, sql } from "drizzle-orm";
import type { AccountDeletion, AccountExport } from "../../../src/domain/accounts/account.schema.ts";
import { type Actor, createCtx } from "../../context.ts";
import { createDb } from "../../db/client.ts";
import { allOf, runIf } from "../../db/run-if.ts";
import { customers, messages, orders, type UserRow } from "../../db/schema.ts";
import { build, prepareSql } from "../../db/statement.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { ConflictError, UnauthorizedError, UnprocessableError } from "../../errors.ts";
import { countPasswordAttempt } from "../auth/attempts.ts";
import { checkPassword } from "../../crypto/password-hash.ts";
import { addressHolds, sessionHolds } from "../auth/account-keys.ts";
import { authUserOf, type UserRecord } from "../users/users.ts";
import { ANONYMOUS } from "../customers/anonymous-customer.ts";
import { toBooking } from "../orders/booking-record.ts";
import { isAdmin, listRoles } from "../roles/roles.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { findSession } from "../sessions/open-session.ts";

/** An account without a password can be deleted only within this time after signing in, in ms. */
const FRESH_MS = 10 * 60 * 1000;

/** Everything that is stored about the caller. Bookings under the same e-mail are included only once the address is proved. */
export async function exportAccount(settings: Settings, caller: Actor, now: number): Promise<AccountExport> {
  const record = await findCaller(settings.DB, caller);
  const [roles, sessions, bookings, sent] = await Promise.all([
    listRoles(createCtx({ settings, now }), caller.userId),
    listSessions(settings, caller, now),
    createDb(settings.DB)
      .select({ customer: customers, order: orders })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(ownCustomers(record.user))
      .orderBy(desc(orders.createdAt), desc(orders.id)),
    sentMessages(settings.DB, record.user),
  ]);
  return {
    exported_at: new Date(now).toISOString(),
    user: authUserOf(record),
    roles: roles.map(({ role }) => role),
    sessions,
    bookings: bookings.map(toBooking),
    messages: sent.map(({ createdAt, ...message }) => ({ ...message, created_at: new Date(createdAt).toISOString() })),
  };
}

/** The person's messages to the team; none until their address is proved, as someone else may have written from it. */
async function sentMessages(db: D1Database, { email, emailProvedAt }: UserRow) {
  if (emailProvedAt === null) return [];
  return createDb(db)
    .select({ kind: messages.kind, name: messages.name, phone: messages.phone, message: messages.message, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(sql`lower(${messages.email})`, email))
    .orderBy(desc(messages.createdAt), desc(messages.id));
}

function ownCustomers({ id, email, emailProvedAt }: UserRow) {
  const byUser = eq(customers.userId, id);
  return emailProvedAt === null ? byUser : or(byUser, eq(sql`lower(${customers.email})`, email));
}

/** Removes the person from their orders. What was sold, when and for how much stays for the books (docs/decisions/0015). */
const DELETED_CUSTOMER = { ...ANONYMOUS, notes: "Deleted at the customer's request" };

/** The messages to delete with their replies and mails. Cancelled memberships stay: the team must process them, and may have to prove them. */
const FORGOTTEN_MESSAGES = "FROM messages WHERE lower(email) = ?1 AND kind <> 'cancellation'";
const FORGET_MESSAGES = [
  `DELETE FROM message_replies WHERE message_id IN (SELECT id ${FORGOTTEN_MESSAGES})`,
  `DELETE FROM mail_outbox WHERE subject_id IN (SELECT id ${FORGOTTEN_MESSAGES})`,
  `DELETE ${FORGOTTEN_MESSAGES}`,
];

/** True unless the user is the last admin. Part of the deleting transaction, so that two last admins who leave at once cannot both succeed. */
const MAY_GO = `(NOT EXISTS (SELECT 1 FROM user_roles WHERE user_id = ? AND role = 'admin')
  OR (SELECT COUNT(*) FROM user_roles WHERE role = 'admin') > 1)`;

/**
 * Deletes the caller's account with its sessions, identities and roles. Orders stay, without the person.
 * @throws UnprocessableError `password_invalid` or `reauthentication_needed`, ConflictError `last_admin`.
 */
export async function deleteAccount(settings: Settings, caller: Actor, { password }: AccountDeletion, now: number): Promise<void> {
  const db = settings.DB;
  const record = await findCaller(db, caller);
  await requireIntent(settings, record.user, caller, password, now);
  const { id, email, emailProvedAt } = record.user;
  const forget = (table: "sessions" | "identities" | "user_roles") => db.prepare(`DELETE FROM ${table} WHERE user_id = ?1`).bind(id);
  const mayGo = { sql: MAY_GO, values: [id] };
  const done = await runIf(db, allOf(sessionHolds(caller), addressHolds(id, email), mayGo), [
    prepareSql(db, build.update(customers).set(DELETED_CUSTOMER).where(ownCustomers(record.user))),
    ...FORGET_MESSAGES.map((sql) => db.prepare(sql).bind(emailProvedAt === null ? null : email)),
    db.prepare("DELETE FROM one_time_tokens WHERE subject_id = ?1").bind(id),
    forget("sessions"),
    forget("identities"),
    forget("user_roles"),
    db.prepare("DELETE FROM flow_states WHERE user_id = ?1").bind(id),
    db.prepare("DELETE FROM users WHERE id = ?1").bind(id),
    db
      .prepare(
        "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES (?1, ?2, 'account.deleted', ?2, '{}', ?3)",
      )
      .bind(uuidV7(now), id, now),
  ]);
  if (done) return;
  if (await isAdmin(createCtx({ settings, now }), id))
    throw new ConflictError("last_admin", "You are the last admin. Make someone else an admin first.");
  throw sessionEnded();
}

/**
 * The caller's account, read together with their session: an address that was proved meanwhile ended the sessions that did not
 * prove it, so none of those sees what it opens.
 * @throws UnauthorizedError when the session has ended since the request began.
 */
async function findCaller(db: D1Database, { sessionId, userId }: Actor): Promise<UserRecord> {
  const found = await findSession(db, sessionId);
  if (found?.session.userId !== userId) throw sessionEnded();
  return found.record;
}

const sessionEnded = () => new UnauthorizedError("session_not_found", "This session has ended.");

async function requireIntent(settings: Settings, user: UserRow, caller: Actor, password: string | undefined, now: number): Promise<void> {
  if (user.passwordHash === null) {
    if (now - caller.signedInAt < FRESH_MS) return;
    throw new UnprocessableError("reauthentication_needed", "Sign in again, then delete your account.");
  }
  await countPasswordAttempt(settings, user.email, now);
  const { matches } = await checkPassword(password ?? "", user.passwordHash);
  if (!matches) throw new UnprocessableError("password_invalid", "The password is not right.");
}
