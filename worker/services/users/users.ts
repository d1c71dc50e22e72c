import { eq } from "drizzle-orm";
import type { AuthUser } from "../../../src/domain/accounts/auth.schema.ts";
import { createDb } from "../../db/client.ts";
import { type IdentityRow, identities, type UserRow, users } from "../../db/schema.ts";

/** An account as it is stored: its row and its identities. */
export interface UserRecord {
  user: UserRow;
  identities: IdentityRow[];
}

/** The account with this id, from the primary. */
export function findUser(db: D1Database, userId: string): Promise<UserRecord | undefined> {
  return findRecord(db, eq(users.id, userId));
}

/** The account with this address, which has to be normalised already. */
export function findUserByEmail(db: D1Database, email: string): Promise<UserRecord | undefined> {
  return findRecord(db, eq(users.email, email));
}

async function findRecord(db: D1Database, condition: ReturnType<typeof eq>): Promise<UserRecord | undefined> {
  const rows = await createDb(db)
    .select({ user: users, identity: identities })
    .from(users)
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(condition)
    .orderBy(identities.createdAt);
  return recordOf(rows);
}

/** One account from the rows of a join with its identities. */
export function recordOf(rows: { user: UserRow; identity: IdentityRow | null }[]): UserRecord | undefined {
  const [first] = rows;
  return first && { user: first.user, identities: rows.flatMap(({ identity }) => identity ?? []) };
}

const time = (epochMs: number | null) => (epochMs === null ? undefined : new Date(epochMs).toISOString());

/** An account in GoTrue's shape: times ISO 8601, absent keys left out, nothing secret. */
export function authUserOf({ user, identities }: UserRecord): AuthUser {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    email_confirmed_at: time(user.emailConfirmedAt),
    phone: "",
    confirmed_at: time(user.emailConfirmedAt),
    recovery_sent_at: time(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: time(user.emailChangeSentAt),
    last_sign_in_at: time(user.lastSignInAt),
    app_metadata: { provider: providers[0] ?? "email", providers },
    user_metadata: user.userMetadata,
    identities: identities.map((identity) => ({
      identity_id: identity.id,
      id: identity.providerId,
      user_id: identity.userId,
      identity_data: identity.identityData,
      provider: identity.provider,
      last_sign_in_at: new Date(identity.lastSignInAt).toISOString(),
      created_at: new Date(identity.createdAt).toISOString(),
      updated_at: new Date(identity.updatedAt).toISOString(),
      email: identity.email,
    })),
    created_at: new Date(user.createdAt).toISOString(),
    updated_at: new Date(user.updatedAt).toISOString(),
    banned_until: time(user.bannedUntil),
    is_anonymous: false,
  };
}
