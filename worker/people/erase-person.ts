import { inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../platform/context/context.ts";
import { build, prepareSql } from "../platform/db/client.ts";
import type { PersonalTable } from "../personal.ts";
import { runIf } from "../platform/db/run-if.ts";
import { customers, orderEvents } from "../orders/tables.ts";
import {
  factors,
  flowStates,
  identities,
  oneTimeTokens,
  sessions,
  users,
} from "../identity/tables.ts";
import { invitations, savedViews, suspendedRoles, userRoles } from "../staff/tables.ts";
import { mailOutbox } from "../mail/tables.ts";
import { messageReplies, messages } from "../messages/tables.ts";
import { people } from "./tables.ts";
import { siteConfigs } from "../generator/tables.ts";
import { deleteFactors } from "../identity/sign-in/second-factor.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { anonymizeCustomers, WORDLESS } from "./anonymize-customers.ts";
import { customersOf, messagesOf, type Person } from "../platform/db/person.ts";

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
  const statements = Object.values(await erasures(ctx, person)).flat();
  const done = await runIf(ctx, holds, [...statements, record]);
  return done !== undefined;
}

/** The statements that erase a person, by table, in the order that foreign keys need. */
async function erasures(ctx: Ctx, person: Person) {
  const { db } = ctx;
  const [emails, userIds] = [[...person.emails], [...person.userIds]];
  const hashes = await Promise.all(emails.map(suppressionHash));
  const prepare = (statement: SQLWrapper) => prepareSql(db, statement);
  const hasEmail = (column: SQLWrapper) => inArray(sql`lower(${column})`, emails);
  const chosen = build.select({ id: customers.id }).from(customers).where(customersOf(person));
  const ofOrders = anonymizeCustomers(db, sql`${chosen}`, NOTES);
  const isTheirs = messagesOf(person);
  const theirMessages = build.select({ id: messages.id }).from(messages).where(isTheirs);
  const deleteOwn = <Table extends SQLiteTable & { userId: SQLiteColumn }>(table: Table) =>
    prepare(build.delete(table).where(inArray(table.userId, userIds)));
  return {
    ...ofOrders,
    orderEvents: [
      ofOrders.orderEvents,
      // Orders that had this address before staff gave them another one say so in their history.
      prepare(
        build
          .update(orderEvents)
          .set(WORDLESS)
          .where(
            or(
              hasEmail(sql`json_extract(${orderEvents.changes}, '$.email[0]')`),
              hasEmail(sql`json_extract(${orderEvents.changes}, '$.email[1]')`),
            ),
          ),
      ),
    ],
    oneTimeTokens: [
      ofOrders.oneTimeTokens,
      // The links of an account carry its address; those to unsubscribe stand for one by its hash.
      prepare(
        build
          .delete(oneTimeTokens)
          .where(
            or(
              inArray(oneTimeTokens.email, emails),
              inArray(oneTimeTokens.subjectId, [...hashes, ...userIds]),
            ),
          ),
      ),
    ],
    mailOutbox: [
      ofOrders.mailOutbox,
      prepare(
        build
          .delete(mailOutbox)
          .where(
            or(
              inArray(mailOutbox.subjectId, theirMessages),
              inArray(mailOutbox.subjectId, userIds),
              hasEmail(mailOutbox.recipient),
            ),
          ),
      ),
    ],
    // Also what they mailed to the conversations of others.
    messageReplies: prepare(
      build
        .delete(messageReplies)
        .where(
          or(inArray(messageReplies.messageId, theirMessages), hasEmail(messageReplies.email)),
        ),
    ),
    messages: prepare(build.delete(messages).where(isTheirs)),
    // An address that staff joined and that never booked; the others went with their bookings.
    people: prepare(build.delete(people).where(inArray(people.email, emails))),
    // Triggers of people, customers and messages have done these.
    peopleTotals: [],
    nameSpellings: [],
    invitations: prepare(
      build
        .delete(invitations)
        .where(or(inArray(invitations.email, emails), inArray(invitations.invitedBy, userIds))),
    ),
    // With their challenges and codes.
    factors: deleteFactors(ctx, inArray(factors.userId, userIds)),
    factorChallenges: [],
    recoveryCodes: [],
    sessions: deleteOwn(sessions),
    identities: deleteOwn(identities),
    userRoles: deleteOwn(userRoles),
    suspendedRoles: deleteOwn(suspendedRoles),
    flowStates: deleteOwn(flowStates),
    siteConfigs: deleteOwn(siteConfigs),
    savedViews: deleteOwn(savedViews),
    users: [
      // Another account may have asked for this address.
      prepare(
        build
          .update(users)
          .set({ newEmail: null, emailChangeSentAt: null })
          .where(inArray(users.newEmail, emails)),
      ),
      prepare(build.delete(users).where(inArray(users.id, userIds))),
    ],
  } satisfies Record<PersonalTable, D1PreparedStatement | D1PreparedStatement[]>;
}
