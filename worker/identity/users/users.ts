import { eq, type SQL, sql } from "drizzle-orm";
import type { AuthUser } from "#domain/accounts/auth.schema.ts";
import type { AssuranceLevel } from "#domain/accounts/factor.ts";
import type { AuthFactor } from "#domain/accounts/factor.schema.ts";
import { normalizeEmail } from "#domain/accounts/address.ts";
import { emailAddress } from "#domain/validation.schema.ts";
import { toIso } from "#domain/time.ts";
import { AuthError } from "../../platform/errors/auth-errors.ts";
import type { Ctx } from "../../platform/context/context.ts";
import { primaryDb } from "../../platform/db/client.ts";
import type { Exported } from "../../tables/personal.ts";
import {
  type FactorRow,
  factors,
  type IdentityRow,
  identities,
  type UserRow,
  users,
} from "../../tables/identity.ts";

export type UserFactor = Omit<FactorRow, "userId" | "secret" | "lastStep" | "verifiedAt">;

export interface UserRecord {
  user: UserRow;
  identities: IdentityRow[];
  factors: UserFactor[];
}

/** A column of `users`, so that one statement reads an account with its factors. */
export const userFactors = sql<
  UserFactor[]
>`(SELECT json_group_array(json_object('id', ${factors.id}, 'friendlyName', ${factors.friendlyName},
  'factorType', ${factors.factorType}, 'status', ${factors.status}, 'lastChallengedAt',
  ${factors.lastChallengedAt},
  'createdAt', ${factors.createdAt}, 'updatedAt', ${factors.updatedAt})) FROM ${factors}
  WHERE ${factors.userId} = ${users.id})`.mapWith(
  (json: string) => JSON.parse(json) as UserFactor[],
);

export function findUser(ctx: Pick<Ctx, "db">, userId: string): Promise<UserRecord | undefined> {
  return findRecord(ctx, eq(users.id, userId));
}

/** `email` must be normalised. */
export function findUserByEmail(
  ctx: Pick<Ctx, "db">,
  email: string,
): Promise<UserRecord | undefined> {
  return findRecord(ctx, eq(users.email, email));
}

async function findRecord(
  { db }: Pick<Ctx, "db">,
  condition: SQL,
): Promise<UserRecord | undefined> {
  const rows = await primaryDb(db)
    .select({ user: users, identity: identities, factors: userFactors })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(condition)
    .orderBy(identities.createdAt);
  return toUserRecord(rows);
}

export function toUserRecord(
  rows: { user: UserRow; identity: IdentityRow | null; factors: UserFactor[] }[],
): UserRecord | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const oldestFirst = first.factors.toSorted((a, b) => a.createdAt - b.createdAt);
  return {
    user: first.user,
    identities: rows.flatMap(({ identity }) => identity ?? []),
    factors: oldestFirst,
  };
}

/** GoTrue's status differs between sign-ins and sessions, so callers pass the reason. */
export function assertNotBanned(
  { now }: Pick<Ctx, "now">,
  { bannedUntil }: Pick<UserRow, "bannedUntil">,
  reason: "user_banned" | "banned_from_signing_in" = "user_banned",
): void {
  if (bannedUntil !== null && bannedUntil > now) throw new AuthError(reason, "User is banned");
}

export const accountChanged = () =>
  new AuthError("conflict", "The account was changed at the same moment. Please try again.");

const emailRule = emailAddress();

export function parseEmail(typed: string): string | undefined {
  const { success, data } = emailRule.safeParse(typed);
  return success ? normalizeEmail(data) : undefined;
}

export function requireEmail(typed: string): string {
  const email = parseEmail(typed);
  if (!email)
    throw new AuthError("validation_failed", "Unable to validate email address: invalid format");
  return email;
}

const toIsoOrNone = (epochMs: number | null) => (epochMs === null ? undefined : toIso(epochMs));

export function hasSecondFactor({ factors }: Pick<UserRecord, "factors">): boolean {
  return factors.some(({ status }) => status === "verified");
}

/** Before the second factor, GoTrue returns only the fields needed to verify it. */
export function toAuthUser(record: UserRecord, aal: AssuranceLevel): AuthUser {
  const { user, identities, factors } = record;
  if (aal !== "aal2" && hasSecondFactor(record))
    return {
      id: user.id,
      aud: "authenticated",
      role: "authenticated",
      phone: "",
      app_metadata: {},
      user_metadata: {},
      identities: [],
      factors: factors.map(toAuthFactor),
      created_at: toIso(user.createdAt),
      updated_at: toIso(user.updatedAt),
      is_anonymous: false,
    };
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    email_confirmed_at: toIsoOrNone(user.emailConfirmedAt),
    phone: "",
    confirmed_at: toIsoOrNone(user.emailConfirmedAt),
    recovery_sent_at: toIsoOrNone(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: toIsoOrNone(user.emailChangeSentAt),
    last_sign_in_at: toIsoOrNone(user.lastSignInAt),
    app_metadata: {
      provider: providers[0] ?? "email",
      providers,
      email_proved: user.emailProvedAt !== null,
      has_password: user.passwordHash !== null,
    },
    user_metadata: user.userMetadata,
    identities: identities.map(toAuthIdentity),
    factors: factors.length > 0 ? factors.map(toAuthFactor) : undefined,
    created_at: toIso(user.createdAt),
    updated_at: toIso(user.updatedAt),
    banned_until: toIsoOrNone(user.bannedUntil),
    is_anonymous: false,
  } satisfies AuthUser & Exported<"users">;
}

/** GoTrue's `id` is the person's id at the provider. */
const toAuthIdentity = (identity: IdentityRow) =>
  ({
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    last_sign_in_at: toIso(identity.lastSignInAt),
    created_at: toIso(identity.createdAt),
    updated_at: toIso(identity.updatedAt),
    email: identity.email,
  }) satisfies Exported<"identities", "providerId">;

const toAuthFactor = (factor: UserFactor): AuthFactor =>
  ({
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.factorType,
    status: factor.status,
    created_at: toIso(factor.createdAt),
    updated_at: toIso(factor.updatedAt),
    last_challenged_at: toIsoOrNone(factor.lastChallengedAt),
  }) satisfies Exported<"factors">;
