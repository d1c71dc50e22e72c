import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { AccountDeletion } from "../../../src/domain/accounts/account.schema.ts";
import type { MessageKind } from "../../../src/domain/messages/message.ts";
import { MINUTE_MS } from "../../../src/domain/time.ts";
import type { SignedInCtx } from "../../context.ts";
import { checkPassword } from "../../crypto/password-hash.ts";
import { auditEntry } from "../../db/audit.ts";
import { runIf } from "../../db/run-if.ts";
import {
  customers,
  flowStates,
  identities,
  mailOutbox,
  messageReplies,
  messages,
  oneTimeTokens,
  sessions,
  type UserRow,
  userRoles,
  users,
} from "../../db/schema.ts";
import { build, prepareSql } from "../../db/client.ts";
import { ConflictError, UnprocessableError } from "../../errors.ts";
import { addressHolds, sessionHolds } from "../auth/account-keys.ts";
import { countPasswordAttempt } from "../auth/attempts.ts";
import { ANONYMOUS_CUSTOMER } from "../orders/booking-record.ts";
import { isAdmin, isNotLastAdmin } from "../roles/roles.ts";
import { findCaller, ownCustomers, sessionEnded } from "./caller.ts";

/** An account without a password can be deleted only within this time after signing in, in ms. */
const FRESH_MS = 10 * MINUTE_MS;

/** What stays of the person in their orders. What was sold, when and for how much stays for the books (docs/decisions/0015-retention.md). */
const DELETED_CUSTOMER = { ...ANONYMOUS_CUSTOMER, notes: "Deleted at the customer's request" };

/**
 * Deletes the caller's account with its sessions, identities and roles. Orders stay, without the person.
 * @throws UnprocessableError `password_invalid` or `reauthentication_needed`, ConflictError `last_admin`.
 */
export async function deleteAccount(ctx: SignedInCtx, { password }: AccountDeletion): Promise<void> {
  const { db, actor } = ctx;
  const { user } = await findCaller(ctx);
  await assertIntent(ctx, { user, password });
  const { id } = user;
  const conditions = [sessionHolds(actor), addressHolds(id, user.email), isNotLastAdmin(id)];
  const statements = [
    build.update(customers).set(DELETED_CUSTOMER).where(ownCustomers(user)),
    ...(user.emailProvedAt === null ? [] : eraseMessages(user.email)),
    build.delete(oneTimeTokens).where(eq(oneTimeTokens.subjectId, id)),
    build.delete(sessions).where(eq(sessions.userId, id)),
    build.delete(identities).where(eq(identities.userId, id)),
    build.delete(userRoles).where(eq(userRoles.userId, id)),
    build.delete(flowStates).where(eq(flowStates.userId, id)),
    build.delete(users).where(eq(users.id, id)),
  ].map((statement) => prepareSql(db, statement));
  const done = await runIf(ctx, conditions, [...statements, auditEntry(ctx, { action: "account.deleted", subjectId: id })]);
  if (done) return;
  if (await isAdmin(ctx, id)) throw new ConflictError("last_admin", "You are the last admin. Make someone else an admin first.");
  throw sessionEnded();
}

/** The statements that erase what was written to the team from an address, with replies and mails about it. */
function eraseMessages(email: string) {
  // Cancelled memberships stay: the team must process them, and may have to prove them.
  const cancellation: MessageKind = "cancellation";
  const isTheirs = and(eq(sql`lower(${messages.email})`, email), ne(messages.kind, cancellation));
  const theirs = build.select({ id: messages.id }).from(messages).where(isTheirs);
  return [
    build.delete(messageReplies).where(inArray(messageReplies.messageId, theirs)),
    build.delete(mailOutbox).where(inArray(mailOutbox.subjectId, theirs)),
    build.delete(messages).where(isTheirs),
  ];
}

/** Asks for the password, or for a recent sign-in from who has none. */
async function assertIntent(ctx: SignedInCtx, { user, password }: { user: UserRow; password: string | undefined }): Promise<void> {
  if (user.passwordHash === null) {
    if (ctx.now - ctx.actor.signedInAt < FRESH_MS) return;
    throw new UnprocessableError("reauthentication_needed", "Sign in again, then delete your account.");
  }
  await countPasswordAttempt(ctx, user.email);
  const { matches } = await checkPassword(password ?? "", user.passwordHash);
  if (!matches) throw new UnprocessableError("password_invalid", "The password is not right.");
}
