import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The order that a repeated Idempotency-Key returns. Only hashes are stored, because the key and the request are personal. */
export const idempotencyKeys = sqliteTable("idempotency_keys", {
  /** SHA-256, base64url, of the scope and the key. */
  id: text().primaryKey(),
  /** SHA-256, base64url, of the parsed input. */
  requestHash: text("request_hash").notNull(),
  orderId: text("order_id").notNull(),
  createdAt: integer("created_at").notNull(),
});

/** What an admin has set for the product, by name. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: integer({ mode: "boolean" }).notNull(),
  updatedAt: integer("updated_at").notNull(),
});

/** Counts attempts at what can be guessed or flooded, by account, mailbox, booking or visitor. The id is a hash, so none is stored. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    id: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("auth_attempts_expires").on(table.expiresAt)],
);

/** The audit log (docs/product/staff.md). It holds ids only, so that it may be kept when the people are deleted. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text().primaryKey(),
    /** The user who did it; null for the product's owner at the command line. */
    actorId: text("actor_id"),
    /** Noun and verb, such as "role.granted". */
    action: text().notNull(),
    /** What it was done to. */
    subjectId: text("subject_id").notNull(),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("audit_log_created").on(table.createdAt, table.id),
    index("audit_log_action_created").on(table.action, table.createdAt, table.id),
  ],
);

/**
 * The number of rows of each kind and the sum of their amounts, so that the dashboard never counts. Only the triggers of
 * migrations/0000_first.sql write it, in the transaction of the change itself (docs/decisions/0014).
 */
export const totals = sqliteTable(
  "totals",
  {
    kind: text().$type<"customers" | "people" | "orders" | "messages" | "refunds">().notNull(),
    /** The status of orders and messages; empty for the rest. */
    status: text().notNull(),
    /** The currency of orders and refunds; empty for the rest. */
    currency: text().notNull(),
    count: integer().notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.status, table.currency] })],
);

/** Orders and revenue of each day, for the dashboard's chart. Only triggers write it, like `totals`. */
export const dailyTotals = sqliteTable("daily_totals", {
  /** The UTC day on which the orders were made, in days since 1970-01-01. */
  day: integer().primaryKey(),
  orders: integer().notNull(),
  /** The amounts of paid and completed orders, all currencies added (docs/product/staff.md). */
  revenueMinor: integer("revenue_minor").notNull(),
});

/**
 * One row that says how often each kind of thing has changed, so that an open page of the staff learns with one read whether it is still
 * true. Only the triggers of migrations/0000_first.sql write it.
 */
export const revisions = sqliteTable("revisions", {
  id: integer().primaryKey(),
  orders: integer().notNull(),
  messages: integer().notNull(),
  mails: integer().notNull(),
  problems: integer().notNull(),
});

/**
 * Every word of a name, under each of its spellings: whole, and with one letter missing. Two words that are one edit apart have a spelling
 * in common (docs/decisions/0019). Only the triggers of migrations/0000_first.sql write it; a word leaves with the last that is found by it.
 */
export const nameSpellings = sqliteTable(
  "name_spellings",
  {
    spelling: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** What each letter with an accent is without it, and each sign that parts words: `toPlainText` (src/domain/search), for the triggers. */
export const letters = sqliteTable("letters", {
  letter: text().primaryKey(),
  plain: text().notNull(),
});

/** What has a budget for each UTC day: generations of a model, which cost money, and stored configurations. */
export type DailyUsageKind = "wordings" | "site_configs";

/** How much of each budget is used on a UTC day. */
export const dailyUsage = sqliteTable(
  "daily_usage",
  {
    kind: text().$type<DailyUsageKind>().notNull(),
    /** Days since 1970-01-01. */
    day: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
