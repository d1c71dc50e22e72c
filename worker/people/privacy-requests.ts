import { and, eq, inArray, not, notInArray, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Anonymization, PersonFile } from "#domain/accounts/person-export.schema.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { hasRow } from "../platform/db/client.ts";
import { people } from "../tables/people.ts";
import { users } from "../tables/identity.ts";
import { ConflictError } from "../platform/errors/errors.ts";
import { addressHolds, hasStaff } from "../queries/account-holds.ts";
import { findUserByEmail, toAuthUser, type UserRecord } from "../identity/users/users.ts";
import { tellAccountDeleted } from "./delete-account.ts";
import { erasePerson } from "./erase-person.ts";
import { findLanguage } from "../mail/language-of.ts";
import {
  findAddresses,
  type PersonAddresses,
  selectPersonRows,
} from "../queries/person-addresses.ts";
import { isTrue, run } from "../platform/db/batch.ts";

/** Writes an audit entry. Throws NotFoundError or ConflictError `already_anonymous`. */
export async function exportForPerson(ctx: Ctx, id: string): Promise<PersonFile> {
  const { exportPerson } = await import("./export-person.ts");
  const { emails, accounts, main } = await findPerson(ctx, id);
  const [stored] = await Promise.all([
    exportPerson(ctx, { emails, userIds: accounts.map(({ user }) => user.id) }),
    run(ctx, auditEntry(ctx, { action: "customer.exported", subjectId: main?.id ?? id })),
  ]);
  return {
    exported_at: toIso(ctx.now),
    emails,
    accounts: accounts.map((record) => toAuthUser(record, "aal2")),
    ...stored,
  };
}

/** The team must have checked the addresses (docs/decisions/0015). Throws NotFoundError or ConflictError. */
export async function anonymizePerson(
  ctx: Ctx,
  { id, email: typed, addresses }: Anonymization & { id: string },
): Promise<void> {
  const { email, emails, accounts, main } = await findPerson(ctx, id);
  const isUnseen = emails.some((one) => addresses?.includes(one) === false);
  if (normalizeEmail(typed) !== email || isUnseen) throw customerChanged();
  const language = await findLanguage(ctx, emails);
  if (await isTrue(ctx, isOfStaff(emails))) throw hasRole();
  const done = await erasePerson(ctx, {
    emails,
    userIds: accounts.map(({ user }) => user.id),
    holds: [
      hasTheseAddresses(main?.id, emails),
      ...accounts.map(({ user }) => addressHolds(user.id, user.email)),
      hasNoOtherAccount(accounts, emails),
      sql`NOT ${isOfStaff(emails)}`,
    ],
    record: auditEntry(ctx, { action: "customer.anonymized", subjectId: main?.id ?? id }),
  });
  if (!done) throw customerChanged();
  for (const { user } of accounts)
    if (user.emailProvedAt !== null) tellAccountDeleted({ ...ctx, language }, user);
}

interface FoundPerson {
  email: string;
  emails: string[];
  accounts: UserRecord[];
  main: PersonAddresses["rows"][number] | undefined;
}

async function findPerson(ctx: Ctx, id: string): Promise<FoundPerson> {
  const { email, rows } = await findAddresses(ctx, id);
  const emails = rows.length > 0 ? rows.map((row) => row.email) : [email];
  const found = await Promise.all(emails.map((address) => findUserByEmail(ctx, address)));
  return { email, emails, accounts: found.filter((record) => record !== undefined), main: rows[0] };
}

function hasTheseAddresses(mainId: string | undefined, emails: string[]): SQL {
  if (mainId === undefined) return not(hasRow(people, inArray(people.email, emails)));
  const count = sql`(SELECT count(*) FROM ${people}
    WHERE ${and(selectPersonRows(mainId), inArray(people.email, emails))})`;
  return and(
    eq(count, emails.length),
    not(hasRow(people, and(selectPersonRows(mainId), notInArray(people.email, emails)))),
  )!;
}

function hasNoOtherAccount(accounts: readonly UserRecord[], emails: string[]): SQL {
  const seen = accounts.map(({ user }) => user.id);
  return not(hasRow(users, and(inArray(users.email, emails), notInArray(users.id, seen))));
}

/** A customer's request never erases staff. This also protects the last admin. */
const isOfStaff = (emails: string[]) => hasStaff(inArray(users.email, emails));

const customerChanged = () =>
  new ConflictError(
    "customer_changed",
    "This is not the person's main address, or they were changed meanwhile.",
  );
const hasRole = () =>
  new ConflictError(
    "has_role",
    "An address of this person belongs to the staff. Take the role away first.",
  );
