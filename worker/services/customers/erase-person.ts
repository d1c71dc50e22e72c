import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../context.ts";
import { build, prepareSql } from "../../db/client.ts";
import { runIf } from "../../db/run-if.ts";
import {
  customers,
  flowStates,
  identities,
  invitations,
  mailOutbox,
  messageReplies,
  messages,
  oneTimeTokens,
  orderEvents,
  savedViews,
  sessions,
  siteConfigs,
  userRoles,
  users,
} from "../../db/schema.ts";
import { deleteAllFactors } from "../auth/second-factor.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { anonymizeCustomers } from "./anonymize-customers.ts";
import { customersOf, messagesOf, type Person } from "./person.ts";

const NOTES = "Deleted at the customer's request";

interface Erasure extends Person {
  /** What must hold in the transaction that erases: who may, and that the person is still who was seen. */
  holds: readonly SQL[];
  /** The audit entry, in the same transaction. Ids only. */
  record: D1PreparedStatement;
}

/**
 * Erases a person wherever something of them is stored, in one transaction (docs/decisions/0026-erasing-a-person.md): with
 * `email` the bookings, messages, replies, mails, links, codes and invitations of that address; with `userId` the account and what it
 * stored. Orders stay, without the person. The hash that keeps news from the address stays too, since it is what they asked for.
 *
 * Staff who erase a customer give the address and, where an account has it, that account's id; whether the last admin may go is
 * theirs to ask in `holds` (isNotLastAdmin).
 * @returns false when `holds` did not, and nothing was done.
 */
export async function erasePerson(ctx: Ctx, { holds, record, ...person }: Erasure): Promise<boolean> {
  const chosen = sql`${build.select({ id: customers.id }).from(customers).where(customersOf(person))}`;
  const done = await runIf(ctx, holds, [
    ...anonymizeCustomers(ctx.db, chosen, NOTES),
    ...(person.email === null ? [] : await eraseAddress(ctx, person.email)),
    ...(person.userId === null ? [] : eraseAccount(ctx, person.userId)),
    record,
  ]);
  return done !== undefined;
}

/** The statements that erase what came from an address and what goes to it, wherever it stands. */
async function eraseAddress({ db }: Ctx, email: string): Promise<D1PreparedStatement[]> {
  const isTheirs = messagesOf({ email, userId: null });
  const theirs = build.select({ id: messages.id }).from(messages).where(isTheirs);
  return [
    // Also what they mailed to the conversations of others.
    build.delete(messageReplies).where(or(inArray(messageReplies.messageId, theirs), eq(sql`lower(${messageReplies.email})`, email))),
    build.delete(mailOutbox).where(or(inArray(mailOutbox.subjectId, theirs), eq(sql`lower(${mailOutbox.recipient})`, email))),
    build.delete(messages).where(isTheirs),
    // Orders that had this address before staff gave them another one say so in their history.
    build
      .update(orderEvents)
      .set({ reason: "", changes: null })
      .where(
        sql`lower(json_extract(${orderEvents.changes}, '$.email[0]')) = ${email} OR lower(json_extract(${orderEvents.changes}, '$.email[1]')) = ${email}`,
      ),
    // The links of an account carry their address; those to unsubscribe stand for one by its hash.
    build.delete(oneTimeTokens).where(or(eq(oneTimeTokens.email, email), eq(oneTimeTokens.subjectId, await suppressionHash(email)))),
    build.delete(invitations).where(eq(invitations.email, email)),
    // Another account may have asked for this address.
    build.update(users).set({ newEmail: null, emailChangeSentAt: null }).where(eq(users.newEmail, email)),
  ].map((statement) => prepareSql(db, statement));
}

/** The statements that delete an account with all that opens it. */
function eraseAccount(ctx: Ctx, userId: string): D1PreparedStatement[] {
  const statements = [
    build.delete(oneTimeTokens).where(eq(oneTimeTokens.subjectId, userId)),
    build.delete(mailOutbox).where(eq(mailOutbox.subjectId, userId)),
    build.delete(sessions).where(eq(sessions.userId, userId)),
    build.delete(identities).where(eq(identities.userId, userId)),
    build.delete(userRoles).where(eq(userRoles.userId, userId)),
    build.delete(flowStates).where(eq(flowStates.userId, userId)),
    build.delete(invitations).where(eq(invitations.invitedBy, userId)),
    build.delete(siteConfigs).where(eq(siteConfigs.userId, userId)),
    build.delete(savedViews).where(eq(savedViews.userId, userId)),
    build.delete(users).where(eq(users.id, userId)),
  ].map((statement) => prepareSql(ctx.db, statement));
  return [...deleteAllFactors(ctx, userId), ...statements];
}
