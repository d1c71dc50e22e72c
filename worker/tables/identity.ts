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

/** One code or link per purpose and subject. A new one replaces it. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    purpose: text().notNull(),
    /** HMAC of the requesting subject, so that redeeming needs no other query. */
    subjectHash: text("subject_hash").notNull(),
    /** The id of the object that the token opens. */
    subjectId: text("subject_id").notNull(),
    /** The address that got an account's token. Null for other tokens. */
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

/** The unique index allows one account per address, even in a race. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Normalised by src/domain/accounts/address.ts. */
    email: text().notNull().unique("users_email"),
    /** PHC string. Null for an account with providers only. */
    passwordHash: text("password_hash"),
    userMetadata: text("user_metadata", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    /** Set at once, because signing up needs no confirmation. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** When a mailed link or a provider proved the address. */
    emailProvedAt: integer("email_proved_at"),
    /** The requested address, until its reader follows the mailed link. */
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

/** The provider's id identifies a person, because addresses change owners. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The person's id at the provider. For "email", the user's id. */
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

/** Deleting the row ends the session. `counter` is that of the newest refresh token. */
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
    /** The used second factor, its kind (totp, mfa/recovery_code) and the time. Null at `aal1`. */
    factorId: text("factor_id"),
    factorMethod: text("factor_method"),
    factorAt: integer("factor_at"),
    /** The counter at that time. Earlier refresh tokens get no `aal2`. */
    factorCounter: integer("factor_counter"),
    /** The passkey that opened the session. If it verified its user, only `factorAt` of these four is set. */
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
    /** "verified" once the owner has entered a first code. */
    status: text().$type<FactorStatus>().notNull(),
    /** The authenticator's key, encrypted with SIGNING_SECRET. Null for recovery codes. */
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

/** A challenge belongs to one session. Using it deletes it. */
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
    /** HMAC of factor and code. Using a code deletes its row. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

/** A passkey opens the account without a password. Only accounts with a proved address have one. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    /** The authenticator's id for this passkey, in base64url. */
    credentialId: text("credential_id").notNull().unique("passkeys_credential"),
    /** A JSON Web Key. */
    publicKey: text("public_key", { mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The newest signature counter. Synced passkeys always send 0. */
    counter: integer().notNull(),
    /** True if the passkey's maker may copy it to other devices. Never changes. */
    isSyncable: integer("backup_eligible", { mode: "boolean" }).notNull(),
    isSynced: integer("backed_up", { mode: "boolean" }).notNull(),
    friendlyName: text("friendly_name").notNull(),
    /** The host that the passkey is for. A passkey older than this column has null until its next sign-in. */
    rpId: text("rp_id"),
    lastUsedAt: integer("last_used_at"),
    createdAt,
    updatedAt,
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Using a challenge deletes it. With a session it adds a passkey, and without one it signs in. */
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
    /** The browser's PKCE challenge, so that only this browser can finish. */
    codeChallenge: text("code_challenge").notNull(),
    /** Our PKCE verifier towards the provider. */
    providerVerifier: text("provider_verifier").notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the code from /callback. Null before. */
    authCodeHash: text("auth_code_hash"),
    userId: text("user_id"),
    /** From the provider's response. The code is void if this identity is removed. */
    identityId: text("identity_id"),
    /** When the provider responded. We refuse a second response. */
    answeredAt: integer("answered_at"),
    expiresAt,
    createdAt,
  },
  (table) => [
    uniqueIndex("flow_states_code").on(table.authCodeHash),
    index("flow_states_expires").on(table.expiresAt),
  ],
);
