import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { FactorStatus, FactorType } from "#domain/accounts/factor.ts";
import { createdAt, expiresAt, updatedAt } from "./columns.ts";

/** A newer code or link replaces the older one of its purpose and subject. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    purpose: text().notNull(),
    /** HMAC of the subject that asked, so that redeeming needs no other look-up. */
    subjectHash: text("subject_hash").notNull(),
    /** The id of the object that the token opens. */
    subjectId: text("subject_id").notNull(),
    /** An account's token was mailed to this address; null for other tokens. */
    email: text(),
    tokenHash: text("token_hash").notNull(),
    attemptsLeft: integer("tries_left").notNull(),
    expiresAt,
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subjectHash] }),
    index("one_time_tokens_subject").on(table.subjectId),
    index("one_time_tokens_email")
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

/** The unique index allows one account per address, also in a race. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** src/domain/accounts/address.ts normalises it. */
    email: text().notNull().unique("users_email"),
    /** PHC string; null for an account with providers only. */
    passwordHash: text("password_hash"),
    userMetadata: text("user_metadata", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    /** Set at once, because signing up needs no confirmation. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** When a mailed link or a provider proved the address; null before. */
    emailProvedAt: integer("email_proved_at"),
    /** The requested address, until its mail is followed. */
    newEmail: text("new_email"),
    emailChangeSentAt: integer("email_change_sent_at"),
    recoverySentAt: integer("recovery_sent_at"),
    lastSignInAt: integer("last_sign_in_at"),
    bannedUntil: integer("banned_until"),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("users_new_email")
      .on(table.newEmail)
      .where(sql`new_email IS NOT NULL`),
    index("users_created").on(table.createdAt, table.id),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** A provider's own id identifies a person, because addresses change owners. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The person's id at the provider; for "email", the user's id. */
    providerId: text("provider_id").notNull(),
    email: text().notNull(),
    identityData: text("identity_data", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    lastSignInAt: integer("last_sign_in_at").notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex("identities_provider").on(table.provider, table.providerId),
    index("identities_user").on(table.userId),
  ],
);
export type IdentityRow = typeof identities.$inferSelect;

/** Deleting a row ends its session. The counter is that of the newest refresh token. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    counter: integer().notNull(),
    /** password, oauth, recovery, otp or passkey. */
    method: text().notNull(),
    userAgent: text("user_agent").notNull(),
    refreshedAt: integer("refreshed_at").notNull(),
    createdAt,
    /** The shown second factor, its kind (totp, mfa/recovery_code) and time; null at `aal1`. */
    factorId: text("factor_id"),
    factorMethod: text("factor_method"),
    factorAt: integer("factor_at"),
    /** The first counter since then. Earlier refresh tokens get no aal2. */
    factorCounter: integer("factor_counter"),
    /** The passkey that opened it. If it verified its user, only `factorAt` is set besides. */
    passkeyId: text("passkey_id"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_refreshed").on(table.refreshedAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

export const factors = sqliteTable(
  "factors",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    friendlyName: text("friendly_name").notNull(),
    factorType: text("factor_type").$type<FactorType>().notNull(),
    /** A factor counts once its owner has shown one of its codes. */
    status: text().$type<FactorStatus>().notNull(),
    /** The authenticator's key, encrypted under SIGNING_SECRET; null for recovery codes. */
    secret: text(),
    /** Undoing a change of address keeps factors that were verified before the change. */
    verifiedAt: integer("verified_at"),
    /** The time step of the newest used code. Older codes fail. */
    lastStep: integer("last_step"),
    lastChallengedAt: integer("last_challenged_at"),
    createdAt,
    updatedAt,
  },
  (table) => [uniqueIndex("factors_user_name").on(table.userId, table.friendlyName)],
);
export type FactorRow = typeof factors.$inferSelect;

/** A challenge belongs to one session and is deleted when used. */
export const factorChallenges = sqliteTable(
  "factor_challenges",
  {
    id: text().primaryKey(),
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    sessionId: text("session_id").notNull(),
    expiresAt,
  },
  (table) => [
    index("factor_challenges_factor").on(table.factorId),
    index("factor_challenges_expires").on(table.expiresAt),
  ],
);

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    /** HMAC of the factor and the code. A used code's row is deleted. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

/** A passkey opens the account by itself. Only accounts with a proved address have one. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The authenticator's own id of it, in base64url. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential"),
    /** A JSON Web Key. */
    publicKey: text("public_key", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The newest signature counter; synced passkeys always send 0. */
    counter: integer().notNull(),
    /** True for a passkey that its maker may copy to other devices. It never changes. */
    isSyncable: integer("backup_eligible", { mode: "boolean" }).notNull(),
    isSynced: integer("backed_up", { mode: "boolean" }).notNull(),
    friendlyName: text("friendly_name").notNull(),
    /**
     * The host that it was made for. Null for a passkey from before this column, until its next
     * sign-in.
     */
    rpId: text("rp_id"),
    lastUsedAt: integer("last_used_at"),
    createdAt,
    updatedAt,
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** A challenge is deleted when used. A session's own adds a passkey; the others sign in. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    id: text().primaryKey(),
    /** SHA-256 of the bytes that the authenticator signs. */
    challengeHash: text("challenge_hash").notNull(),
    sessionId: text("session_id"),
    expiresAt,
  },
  (table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);

export const flowStates = sqliteTable(
  "flow_states",
  {
    /** SHA-256 of the state that the provider returns. */
    id: text().primaryKey(),
    provider: text().notNull(),
    redirectTo: text("redirect_to").notNull(),
    /** The browser's PKCE challenge: only this browser can finish. */
    codeChallenge: text("code_challenge").notNull(),
    /** Our PKCE verifier towards the provider. */
    providerVerifier: text("provider_verifier").notNull(),
    nonce: text().notNull(),
    /** SHA-256 of /callback's code; null before. */
    authCodeHash: text("auth_code_hash"),
    userId: text("user_id"),
    /** From the provider's response. If this identity is removed, the code opens nothing. */
    identityId: text("identity_id"),
    /** When the provider responded. A second response is refused. */
    answeredAt: integer("answered_at"),
    expiresAt,
    createdAt,
  },
  (table) => [
    uniqueIndex("flow_states_code").on(table.authCodeHash),
    index("flow_states_expires").on(table.expiresAt),
  ],
);
