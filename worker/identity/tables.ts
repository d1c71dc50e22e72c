import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { FactorStatus, FactorType } from "../../src/domain/accounts/factor.ts";

/** Codes and links sent by mail. One is valid for a purpose and a subject; a newer one replaces it. */
export const oneTimeTokens = sqliteTable(
  "one_time_tokens",
  {
    purpose: text().notNull(),
    /** HMAC of the subject that asked, so that redeeming a token needs no other look-up. */
    subjectHash: text("subject_hash").notNull(),
    /** The id of what the token opens. */
    subjectId: text("subject_id").notNull(),
    /** The address that an account's link or code was mailed to, and speaks for; null for tokens of other things. */
    email: text(),
    tokenHash: text("token_hash").notNull(),
    attemptsLeft: integer("tries_left").notNull(),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.subjectHash] }),
    index("one_time_tokens_subject").on(table.subjectId),
    index("one_time_tokens_email")
      .on(table.email)
      .where(sql`email IS NOT NULL`),
  ],
);

/** Accounts. The unique index allows one account per address, also when two people sign up at once. */
export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** As src/domain/accounts/address.ts normalises it. */
    email: text().notNull().unique("users_email"),
    /** PHC string; null for an account that only signs in with a provider. */
    passwordHash: text("password_hash"),
    /** What the person said about themselves, such as full_name. */
    userMetadata: text("user_metadata", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    /** When the account could first be used: at once, as signing up asks for no confirmation. */
    emailConfirmedAt: integer("email_confirmed_at"),
    /** When the person proved that the address is theirs, by a mailed link or a provider's word; null until then. */
    emailProvedAt: integer("email_proved_at"),
    /** The address that the person asked for, until its mail is followed. */
    newEmail: text("new_email"),
    emailChangeSentAt: integer("email_change_sent_at"),
    recoverySentAt: integer("recovery_sent_at"),
    lastSignInAt: integer("last_sign_in_at"),
    bannedUntil: integer("banned_until"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [index("users_created").on(table.createdAt, table.id)],
);
export type UserRow = typeof users.$inferSelect;

/** The ways in which a user signs in: "email", or a provider, whose own id of the person is the key, since an address may change owners. */
export const identities = sqliteTable(
  "identities",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    provider: text().notNull(),
    /** The provider's own id of the person; for "email", the user's id. */
    providerId: text("provider_id").notNull(),
    email: text().notNull(),
    identityData: text("identity_data", { mode: "json" })
      .$type<Record<string, unknown>>()
      .notNull(),
    lastSignInAt: integer("last_sign_in_at").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("identities_provider").on(table.provider, table.providerId),
    index("identities_user").on(table.userId),
  ],
);
export type IdentityRow = typeof identities.$inferSelect;

/** Sessions. A session ends when its row is deleted. Its refresh tokens carry a counter; the row holds the newest one. */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    counter: integer().notNull(),
    /** How it was opened: password, oauth or recovery. */
    method: text().notNull(),
    userAgent: text("user_agent").notNull(),
    refreshedAt: integer("refreshed_at").notNull(),
    createdAt: integer("created_at").notNull(),
    /** The second factor that was shown in it, how (totp, mfa/recovery_code) and when; null before that (`aal1`). */
    factorId: text("factor_id"),
    factorMethod: text("factor_method"),
    factorAt: integer("factor_at"),
    /** The first counter since then: refresh tokens from before do not get what it opened. */
    factorCounter: integer("factor_counter"),
  },
  (table) => [
    index("sessions_user").on(table.userId),
    index("sessions_refreshed").on(table.refreshedAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Second factors: authenticator apps, and a set of recovery codes (docs/decisions/0028). */
export const factors = sqliteTable(
  "factors",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    friendlyName: text("friendly_name").notNull(),
    factorType: text("factor_type").$type<FactorType>().notNull(),
    /** Only a verified factor counts: its owner has shown a code of it. */
    status: text().$type<FactorStatus>().notNull(),
    /** An authenticator's key, encrypted under SIGNING_SECRET; null for recovery codes. */
    secret: text(),
    /** Since when it counts: undoing a change of address keeps what counted before it. */
    verifiedAt: integer("verified_at"),
    /** The time step of the newest code that was used: it and older ones work no more. */
    lastStep: integer("last_step"),
    lastChallengedAt: integer("last_challenged_at"),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("factors_user_name").on(table.userId, table.friendlyName)],
);
export type FactorRow = typeof factors.$inferSelect;

/** Challenges that a code has to be sent with, each for one session. A used one is deleted. */
export const factorChallenges = sqliteTable(
  "factor_challenges",
  {
    id: text().primaryKey(),
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    sessionId: text("session_id").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    index("factor_challenges_factor").on(table.factorId),
    index("factor_challenges_expires").on(table.expiresAt),
  ],
);

/** Recovery codes that have not been used. Hashes, so that the table opens nothing. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    factorId: text("factor_id")
      .notNull()
      .references(() => factors.id),
    /** HMAC of the factor and the code. */
    codeHash: text("code_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.factorId, table.codeHash] })],
);

/** Sign-ins with a provider that have begun at /authorize and are not yet finished at /token. */
export const flowStates = sqliteTable(
  "flow_states",
  {
    /** SHA-256 of the state that the provider gives back. */
    id: text().primaryKey(),
    provider: text().notNull(),
    redirectTo: text("redirect_to").notNull(),
    /** The browser's PKCE challenge, so that only the browser that began can finish. */
    codeChallenge: text("code_challenge").notNull(),
    /** Our own PKCE verifier towards the provider. */
    providerVerifier: text("provider_verifier").notNull(),
    nonce: text().notNull(),
    /** SHA-256 of the code that /callback hands to the browser; null before. */
    authCodeHash: text("auth_code_hash"),
    userId: text("user_id"),
    /** The identity that the provider's response was about. Once it is removed, the code opens nothing. */
    identityId: text("identity_id"),
    /** When the provider's response came; a second one is refused. */
    answeredAt: integer("answered_at"),
    expiresAt: integer("expires_at").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("flow_states_code").on(table.authCodeHash),
    index("flow_states_expires").on(table.expiresAt),
  ],
);
