import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../context/context.ts";
import { build, prepareSql } from "../../db/client.ts";
import { runIf } from "../../db/run-if.ts";
import {
  customers,
  factors,
  flowStates,
  identities,
  invitations,
  mailOutbox,
  messageReplies,
  messages,
  oneTimeTokens,
  orderEvents,
  people,
  savedViews,
  sessions,
  siteConfigs,
  suspendedRoles,
  userRoles,
  users,
} from "../../db/schema.ts";
import { deleteFactors } from "../auth/second-factor.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { anonymizeCustomers } from "./anonymize-customers.ts";
import { customersOf, messagesOf, type Person } from "../../db/person.ts";

const NOTES = "Deleted at the customer's request";

interface Erasure extends Person {
  /** What must hold in the transaction that erases: who may, and that the person is still who was seen. */
  holds: readonly SQL[];
  /** The audit entry, in the same transaction. Ids only. */
  record: D1PreparedStatement;
}

/**
 * Erases a person wherever something of them is stored, in one transaction (docs/decisions/0015-retention.md): of each of
 * `emails` the bookings, messages, replies, mails, links, codes and invitations; of each of `userIds` the account and what it
 * stored. Orders stay, without the person. The hashes that keep news from the addresses stay too, since they are what they asked for.
 *
 * Staff who erase a person give all of their addresses and the ids of the accounts that have one; whether the last admin may go is
 * theirs to ask in `holds` (isNotLastAdmin).
 * @returns false when `holds` did not, and nothing was done.
 */
export async function erasePerson(
  ctx: Ctx,
  { holds, record, ...person }: Erasure,
): Promise<boolean> {
  const chosen = sql`${build.select({ id: customers.id }).from(customers).where(customersOf(person))}`;
  const done = await runIf(ctx, holds, [
    ...anonymizeCustomers(ctx.db, chosen, NOTES),
    ...(await eraseAddresses(ctx, person.emails)),
    ...eraseAccounts(ctx, person.userIds),
    record,
  ]);
  return done !== undefined;
}

/** The statements that erase what came from addresses and what goes to them, wherever it stands. */
async function eraseAddresses(
  { db }: Ctx,
  known: readonly string[],
): Promise<D1PreparedStatement[]> {
  const emails = [...known];
  const isTheirs = messagesOf({ emails });
  const theirs = build.select({ id: messages.id }).from(messages).where(isTheirs);
  const hashes = await Promise.all(emails.map(suppressionHash));
  return [
    // Also what they mailed to the conversations of others.
    build
      .delete(messageReplies)
      .where(
        or(
          inArray(messageReplies.messageId, theirs),
          inArray(sql`lower(${messageReplies.email})`, emails),
        ),
      ),
    build
      .delete(mailOutbox)
      .where(
        or(
          inArray(mailOutbox.subjectId, theirs),
          inArray(sql`lower(${mailOutbox.recipient})`, emails),
        ),
      ),
    build.delete(messages).where(isTheirs),
    // Orders that had this address before staff gave them another one say so in their history.
    build
      .update(orderEvents)
      .set({ reason: "", changes: null })
      .where(
        or(
          inArray(sql`lower(json_extract(${orderEvents.changes}, '$.email[0]'))`, emails),
          inArray(sql`lower(json_extract(${orderEvents.changes}, '$.email[1]'))`, emails),
        ),
      ),
    // The links of an account carry their address; those to unsubscribe stand for one by its hash.
    build
      .delete(oneTimeTokens)
      .where(or(inArray(oneTimeTokens.email, emails), inArray(oneTimeTokens.subjectId, hashes))),
    build.delete(invitations).where(inArray(invitations.email, emails)),
    // Another account may have asked for this address.
    build
      .update(users)
      .set({ newEmail: null, emailChangeSentAt: null })
      .where(inArray(users.newEmail, emails)),
    // An address that staff joined to a person and that never booked; the others went with their bookings.
    build.delete(people).where(inArray(people.email, emails)),
  ].map((statement) => prepareSql(db, statement));
}

/** The statements that delete accounts with all that opens them. */
function eraseAccounts(ctx: Ctx, known: readonly string[]): D1PreparedStatement[] {
  const userIds = [...known];
  const statements = [
    build.delete(oneTimeTokens).where(inArray(oneTimeTokens.subjectId, userIds)),
    build.delete(mailOutbox).where(inArray(mailOutbox.subjectId, userIds)),
    build.delete(sessions).where(inArray(sessions.userId, userIds)),
    build.delete(identities).where(inArray(identities.userId, userIds)),
    build.delete(userRoles).where(inArray(userRoles.userId, userIds)),
    build.delete(suspendedRoles).where(inArray(suspendedRoles.userId, userIds)),
    build.delete(flowStates).where(inArray(flowStates.userId, userIds)),
    build.delete(invitations).where(inArray(invitations.invitedBy, userIds)),
    build.delete(siteConfigs).where(inArray(siteConfigs.userId, userIds)),
    build.delete(savedViews).where(inArray(savedViews.userId, userIds)),
    build.delete(users).where(inArray(users.id, userIds)),
  ].map((statement) => prepareSql(ctx.db, statement));
  return [...deleteFactors(ctx, inArray(factors.userId, userIds)), ...statements];
}
