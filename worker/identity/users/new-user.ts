import type { Ctx } from "../../platform/context/context.ts";
import { refuseTaken } from "../../platform/db/insert-row.ts";
import { identities, type IdentityRow, type UserRow, users } from "../../tables/identity.ts";
import { uuidV7 } from "../../platform/crypto/random.ts";
import type { UserRecord } from "./users.ts";
import { build } from "../../platform/db/client.ts";
import type { Statement } from "../../platform/db/batch.ts";

interface NewIdentity {
  provider: string;
  /** The person's id at the provider. The provider "email" uses the user's id. */
  providerId?: string;
  /** True if the provider vouches for the address or its reader followed a link. */
  emailVerified: boolean;
}

interface NewUser {
  email: string;
  passwordHash: string | null;
  userMetadata: Record<string, unknown>;
  identity: NewIdentity;
}

type NewIdentityRow = Omit<NewUser, "passwordHash"> & { userId: string };

/** The address is confirmed at once; `emailVerified` proves it (docs/product/accounts.md). */
export function newUserRecord(
  { now }: Pick<Ctx, "now">,
  { email, passwordHash, userMetadata, identity }: NewUser,
): UserRecord {
  const id = uuidV7(now);
  const user: UserRow = {
    id,
    email,
    passwordHash,
    userMetadata,
    emailConfirmedAt: now,
    emailProvedAt: identity.emailVerified ? now : null,
    newEmail: null,
    emailChangeSentAt: null,
    recoverySentAt: null,
    lastSignInAt: now,
    bannedUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  return {
    user,
    identities: [newIdentityRow({ now }, { userId: id, email, userMetadata, identity })],
    factors: [],
  };
}

export function newIdentityRow(
  { now }: Pick<Ctx, "now">,
  {
    userId,
    email,
    userMetadata,
    identity: { provider, providerId = userId, emailVerified },
  }: NewIdentityRow,
): IdentityRow {
  return {
    id: uuidV7(now),
    userId,
    provider,
    providerId,
    email,
    identityData: {
      ...userMetadata,
      sub: providerId,
      email,
      email_verified: emailVerified,
      phone_verified: false,
    },
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

export function insertUserRecord(record: UserRecord): Statement[] {
  return [
    build.insert(users).values(record.user),
    ...record.identities.map((identity) => build.insert(identities).values(identity)),
  ];
}

/** A trigger also reserves addresses that an undo can give back (migrations/0000_first.sql). */
export const refuseTakenEmail = <Result>(
  write: PromiseLike<Result>,
  refusal: () => Error,
): Promise<Result> => refuseTaken(write, refusal, users.email);
