import { and, count, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { Role } from "#domain/accounts/role.ts";
import type { StaffAccount, StaffAccountQuery } from "#domain/accounts/staff-account.schema.ts";
import { normalizeEmail } from "#domain/accounts/address.ts";
import type { Page } from "#domain/paging.ts";
import { findAddress } from "#domain/search/search-address.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { EMPTY_PAGE, keysetPage, rowPage, searchPage } from "../platform/db/keyset.ts";
import { identities, sessions, users } from "../tables/identity.ts";
import { userRoles } from "../tables/staff.ts";
import { searchIndex } from "../platform/db/search/search.ts";
import { hasVerifiedFactor } from "../identity/sign-in/second-factor.ts";
import { parseSearch } from "#domain/search/parse-search.ts";
import { ACCOUNT_NAME } from "../queries/person-rows.ts";
import { isOpenSession } from "../identity/sessions/end-sessions.ts";
import { run } from "../platform/db/batch.ts";

export const accountSearch = searchIndex("account_search", users);

/**
 * A `q` that begins with @ is a domain; with an @ later in it, `q` is the beginning of an address.
 * Throws ValidationError for another list's cursor.
 */
export async function listAccounts(
  ctx: Ctx,
  query: StaffAccountQuery,
): Promise<Page<StaffAccount>> {
  if (!query.q) {
    const { after, orderBy, limit, toPage } = keysetPage(users, query);
    const all = build.select(accountColumns(ctx)).from(users).where(after);
    return toPage((await run(ctx, all.orderBy(orderBy).limit(limit))).rows, toStaffAccount(ctx));
  }
  if (query.q.indexOf("@") > 0) {
    // Reads the index of addresses, because many addresses share words.
    const typed = normalizeEmail(findAddress(query.q) ?? query.q);
    const { after, orderBy, limit, toPage } = rowPage(users, [users.email], query);
    const isFound = and(after ?? gte(users.email, typed), lt(users.email, `${typed}\u{10FFFF}`));
    const own = build.select(accountColumns(ctx)).from(users).where(isFound);
    return toPage((await run(ctx, own.orderBy(orderBy).limit(limit))).rows, toStaffAccount(ctx));
  }
  const matches = accountSearch.match({ terms: parseSearch(query.q, ctx.now) });
  if (!matches) return EMPTY_PAGE;
  const { after, orderBy, limit, toPage } = searchPage(accountSearch, query);
  const { rows } = await run(
    ctx,
    build
      .select({ ...accountColumns(ctx), rowid: accountSearch.rowid })
      .from(users)
      .innerJoin(accountSearch.table, accountSearch.findsRow)
      .where(and(matches, after))
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, toStaffAccount(ctx));
}

export async function findAccounts(ctx: Ctx, emails: string[]): Promise<StaffAccount[]> {
  const rows = await primaryDb(ctx.db)
    .select(accountColumns(ctx))
    .from(users)
    .where(inArray(users.email, emails));
  return rows.map(toStaffAccount(ctx));
}

interface AccountRow {
  id: string;
  email: string;
  name: string | null;
  emailProvedAt: number | null;
  bannedUntil: number | null;
  lastSignInAt: number | null;
  createdAt: number;
  hasSecondFactor: number;
  role: Role | null;
  providers: string;
  sessions: number;
}

export function accountColumns(ctx: Ctx) {
  const role = build
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id));
  const open = build
    .select({ count: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isOpenSession(ctx)));
  const providers = build
    .select({ names: sql`json_group_array(DISTINCT ${identities.provider})` })
    .from(identities)
    .where(eq(identities.userId, users.id));
  const hasFactor = hasVerifiedFactor(sql`${users.id}`);
  return {
    id: users.id,
    email: users.email,
    name: ACCOUNT_NAME.as("name"),
    emailProvedAt: users.emailProvedAt,
    bannedUntil: users.bannedUntil,
    lastSignInAt: users.lastSignInAt,
    createdAt: users.createdAt,
    hasSecondFactor: sql<number>`${hasFactor}`.as("has_second_factor"),
    role: sql<Role | null>`(${role})`.as("held_role"),
    providers: sql<string>`(${providers})`.as("providers"),
    sessions: sql<number>`(${open})`.as("open_sessions"),
  };
}

export const toStaffAccount =
  ({ now }: Ctx) =>
  (row: AccountRow): StaffAccount => ({
    id: row.id,
    email: row.email,
    name: row.name === "" ? null : row.name,
    proved: row.emailProvedAt !== null,
    blocked_until:
      row.bannedUntil !== null && row.bannedUntil > now ? toIso(row.bannedUntil) : null,
    second_factor: row.hasSecondFactor === 1,
    role: row.role,
    providers: JSON.parse(row.providers) as string[],
    sessions: row.sessions,
    last_sign_in_at: toIsoOrNull(row.lastSignInAt),
    created_at: toIso(row.createdAt),
  });
