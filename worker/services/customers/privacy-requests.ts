import { and, eq, exists, notExists, type SQL, sql } from "drizzle-orm";
import { normalizeEmail } from "../../../src/domain/accounts/user.ts";
import type { Anonymization, CustomerExport } from "../../../src/domain/accounts/person-export.schema.ts";
import type { Language } from "../../../src/domain/language.ts";
import type { Ctx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { build, ONE, primaryDb } from "../../db/client.ts";
import { customers, orders, userRoles, users } from "../../db/schema.ts";
import { ConflictError, NotFoundError } from "../../errors.ts";
import { accountDeletedMessage } from "../../mail/messages.ts";
import { addressHolds } from "../auth/account-keys.ts";
import { sendToUser } from "../mail/suppressions.ts";
import { listRoles } from "../roles/roles.ts";
import { findUserByEmail, toAuthUser } from "../users/users.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";

/**
 * Everything that is stored about a customer's address, for someone who asked the team for it. Recorded in the audit log.
 * @throws NotFoundError, ConflictError `already_anonymous`.
 */
export async function exportCustomer(ctx: Ctx, id: string): Promise<CustomerExport> {
  const { email } = await requireKnown(ctx, id);
  const account = await findUserByEmail(ctx, email);
  const [stored] = await Promise.all([
    exportPerson(ctx, { email, userId: account?.user.id ?? null }),
    auditEntry(ctx, { action: "customer.exported", subjectId: id }).run(),
  ]);
  return { exported_at: new Date(ctx.now).toISOString(), email, account: account ? toAuthUser(account) : null, ...stored };
}

/**
 * Makes a customer anonymous at their request, with all that is stored about their address, and the account that has it
 * (docs/decisions/0026-erasing-a-person.md). The team has made sure that the address is theirs; a proved account is told by mail.
 * @throws NotFoundError; ConflictError `already_anonymous`, `customer_changed` when the e-mail is not the one that was typed,
 * `has_role` for an address of the staff.
 */
export async function anonymizeCustomer(ctx: Ctx, { id, email: typed }: Anonymization & { id: string }): Promise<void> {
  const { email, language } = await requireKnown(ctx, id);
  if (normalizeEmail(typed) !== email) throw customerChanged();
  const user = (await findUserByEmail(ctx, email))?.user;
  if (user && (await listRoles(ctx, user.id)).length > 0) throw hasRole();
  const done = await erasePerson(ctx, {
    email,
    userId: user?.id ?? null,
    holds: [isStillOf(id, email), user ? addressHolds(user.id, email) : hasNoAccount(email), hasNoRole(email)],
    record: auditEntry(ctx, { action: "customer.anonymized", subjectId: id }),
  });
  if (!done) throw customerChanged();
  if (!user || user.emailProvedAt === null) return;
  const message = accountDeletedMessage(language);
  ctx.later(sendToUser(ctx, { purpose: "account", kind: "account-deleted", recipient: email, message, subjectId: null }));
}

/** The address of a customer, normalised, and the language of their order. */
async function requireKnown({ db }: Ctx, id: string): Promise<{ email: string; language: Language }> {
  const [customer] = await primaryDb(db)
    .select({ email: customers.email, language: orders.language })
    .from(customers)
    .leftJoin(orders, eq(orders.customerId, customers.id))
    .where(eq(customers.id, id))
    .limit(1);
  if (!customer) throw new NotFoundError();
  const email = normalizeEmail(customer.email);
  if (email === "") throw new ConflictError("already_anonymous", "This customer is anonymous already.");
  return { email, language: customer.language ?? "en" };
}

function isStillOf(id: string, email: string): SQL {
  const isSame = and(eq(customers.id, id), eq(sql`lower(${customers.email})`, email));
  return exists(build.select(ONE).from(customers).where(isSame));
}

function hasNoAccount(email: string): SQL {
  return notExists(build.select(ONE).from(users).where(eq(users.email, email)));
}

/** Nobody of the staff is erased by a customer's request: so the last admin stays, too. */
function hasNoRole(email: string): SQL {
  return notExists(build.select(ONE).from(userRoles).innerJoin(users, eq(users.id, userRoles.userId)).where(eq(users.email, email)));
}

const customerChanged = () => new ConflictError("customer_changed", "This is not the e-mail of the customer, or it was changed meanwhile.");
const hasRole = () => new ConflictError("has_role", "This address belongs to the staff. Take the role away first.");
