import { and, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Ctx } from "../platform/context/context.ts";
import { HAS_FAILED, IS_WAITING } from "../mail/outbox-row.ts";
import { build, listed, primaryDb } from "../platform/db/client.ts";
import type { PersonalTable } from "../tables/personal.ts";
import { batchIf, type Statement } from "../platform/db/batch.ts";
import { customers, orderEvents } from "../tables/orders.ts";
import {
  factors,
  flowStates,
  identities,
  oneTimeTokens,
  passkeyChallenges,
  passkeys,
  sessions,
  users,
} from "../tables/identity.ts";
import { invitations, savedViews, suspendedRoles, userRoles } from "../tables/staff.ts";
import { mailOutbox } from "../tables/mail.ts";
import { messageReplies, messages } from "../tables/messages.ts";
import { people } from "../tables/people.ts";
import { siteConfigs } from "../tables/generator.ts";
import { deletePasskeys } from "../identity/sign-in/account-keys.ts";
import { deleteFactors } from "../identity/sign-in/second-factor.ts";
import { unlistMessages } from "../mail/team-mail.ts";
import { suppressionHash } from "../mail/suppressions.ts";
import { anonymizeCustomers, WORDLESS } from "./anonymize-customers.ts";
import { deleteAllButAPortion } from "./delete-messages.ts";
import { dueIds } from "./rule.ts";
import { isOwnCustomer, isOwnMessage, type Person } from "../queries/person.ts";

const NOTES = "Deleted at the customer's request";

/** Erasing a booking takes some 5 ms, and the database gives a transaction 30 seconds. */
const PORTION = 1000;

interface Erasure extends Person {
  /** Conditions of the transaction: the permission, and that the person is unchanged. */
  holds: readonly SQL[];
  /** The audit entry, with ids only. */
  record: Statement;
}

/** `holds` must protect the last admin. Keeps orders and opt-out hashes (docs/decisions/0015). */
export async function erasePerson(
  ctx: Ctx,
  { holds, record, ...person }: Erasure,
): Promise<boolean> {
  if (!(await deleteAllButAPortion(ctx, isOwnMessage(person), holds))) return false;
  if (!(await anonymizeAllButAPortion(ctx, person, holds))) return false;
  const done = await batchIf(ctx, holds, { ...(await erasures(ctx, person)), record });
  return done !== undefined;
}

/** The newest booking of each address stays to the end, because an address without bookings is no longer the person's. */
async function anonymizeAllButAPortion(
  ctx: Ctx,
  person: Person,
  holds: readonly SQL[],
): Promise<boolean> {
  const isTheirs = isOwnCustomer(person);
  const hasNewer = sql`EXISTS (SELECT 1 FROM ${customers} AS newer
    WHERE lower(newer.email) = lower(${customers.email}) AND (newer.created_at, newer.id) > (${customers.createdAt}, ${customers.id}))`;
  for (;;) {
    const rows = await primaryDb(ctx.db)
      .select({ id: customers.id })
      .from(customers)
      .where(and(isTheirs, hasNewer))
      .limit(PORTION + 1);
    if (rows.length <= PORTION) return true;
    const ids = rows.slice(0, PORTION).map(({ id }) => id);
    const statements = anonymize(ctx, dueIds(customers, isTheirs, ids));
    if (!(await batchIf(ctx, holds, statements))) return false;
  }
}

const anonymize = ({ now }: Pick<Ctx, "now">, chosen: SQL) =>
  anonymizeCustomers(chosen, { now, notes: NOTES, keepsBuyer: true });

/** Foreign keys require this order. */
async function erasures(ctx: Pick<Ctx, "now">, person: Person) {
  const [emails, userIds] = [[...person.emails], [...person.userIds]];
  const hashes = await Promise.all(emails.map(suppressionHash));
  const hasEmail = (column: SQLWrapper) => inArray(sql`lower(${column})`, listed(emails));
  const chosen = build.select({ id: customers.id }).from(customers).where(isOwnCustomer(person));
  const ofOrders = anonymize(ctx, sql`${chosen}`);
  const isTheirs = isOwnMessage(person);
  const theirMessages = build.select({ id: messages.id }).from(messages).where(isTheirs);
  const theirSessions = build
    .select({ id: sessions.id })
    .from(sessions)
    .where(inArray(sessions.userId, userIds));
  const deleteOwn = <Table extends SQLiteTable & { userId: SQLiteColumn }>(table: Table) =>
    build.delete(table).where(inArray(table.userId, userIds));
  return {
    ...ofOrders,
    orderEvents: [
      ofOrders.orderEvents,
      // An order's history may name an address that staff replaced.
      build
        .update(orderEvents)
        .set(WORDLESS)
        .where(
          and(
            // The partial index needs this condition.
            sql`${orderEvents.changes} ->> '$.email' IS NOT NULL`,
            or(
              hasEmail(sql`json_extract(${orderEvents.changes}, '$.email[0]')`),
              hasEmail(sql`json_extract(${orderEvents.changes}, '$.email[1]')`),
            ),
          ),
        ),
    ],
    oneTimeTokens: [
      ofOrders.oneTimeTokens,
      // Account links contain the address, and unsubscribe links its hash.
      build
        .delete(oneTimeTokens)
        .where(
          or(
            inArray(oneTimeTokens.email, listed(emails)),
            inArray(oneTimeTokens.subjectId, listed([...hashes, ...userIds])),
          ),
        ),
    ],
    mailOutbox: [
      ofOrders.mailOutbox,
      build
        .delete(mailOutbox)
        .where(
          or(
            inArray(mailOutbox.subjectId, theirMessages),
            inArray(mailOutbox.subjectId, listed(userIds)),
          ),
        ),
      unlistMessages(theirMessages),
      // Only waiting and failed mails keep their recipient.
      ...[IS_WAITING, HAS_FAILED].map((isKept) =>
        build.delete(mailOutbox).where(and(isKept, hasEmail(mailOutbox.recipient))),
      ),
    ],
    // Includes the person's mails in other people's conversations.
    messageReplies: build
      .delete(messageReplies)
      .where(
        or(
          inArray(messageReplies.messageId, theirMessages),
          and(isNotNull(messageReplies.email), hasEmail(messageReplies.email)),
        ),
      ),
    messages: build.delete(messages).where(isTheirs),
    // Triggers delete addresses with bookings. This deletes joined addresses without any.
    people: build.delete(people).where(inArray(people.email, emails)),
    // Triggers delete these.
    peopleTotals: [],
    nameSpellings: [],
    invitations: build
      .delete(invitations)
      .where(or(inArray(invitations.email, emails), inArray(invitations.invitedBy, userIds))),
    passkeyChallenges: build
      .delete(passkeyChallenges)
      .where(inArray(passkeyChallenges.sessionId, theirSessions)),
    passkeys: deletePasskeys(inArray(passkeys.userId, userIds)),
    factors: deleteFactors(inArray(factors.userId, userIds)),
    // `deleteFactors` deletes these.
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
      // Another account may be changing to this address.
      build
        .update(users)
        .set({ newEmail: null, emailChangeSentAt: null })
        .where(inArray(users.newEmail, emails)),
      build.delete(users).where(inArray(users.id, userIds)),
    ],
  } satisfies Record<PersonalTable, Statement | Statement[]>;
}
