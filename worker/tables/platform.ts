import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountMinor, createdAt, expiresAt, updatedAt } from "./columns.ts";

/** The admins' settings, by name. */
export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: integer({ mode: "boolean" }).notNull(),
  updatedAt,
});

/** Counters of attempts by account, mailbox, booking or visitor. The id is a hash of it. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    id: text().primaryKey(),
    count: integer().notNull(),
    expiresAt,
  },
  (table) => [index("auth_attempts_expires").on(table.expiresAt)],
);

/** The audit log (docs/product/staff.md). Its ids may outlive the people. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text().primaryKey(),
    /** The acting user; null for the owner at the command line. */
    actorId: text("actor_id"),
    /** Noun and verb, such as "role.granted". */
    action: text().notNull(),
    subjectId: text("subject_id").notNull(),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt,
  },
  (table) => [
    index("audit_log_created").on(table.createdAt, table.id),
    index("audit_log_action_created").on(table.action, table.createdAt, table.id),
  ],
);

/**
 * Counts and sums by kind, so that the dashboard never counts. Only triggers of
 * migrations/0000_first.sql write it, in the change's transaction (docs/decisions/0014).
 */
export const totals = sqliteTable(
  "totals",
  {
    kind: text().$type<"customers" | "people" | "orders" | "messages" | "refunds">().notNull(),
    /** For orders and messages; else empty. */
    status: text().notNull(),
    /** For orders and refunds; else empty. */
    currency: text().notNull(),
    count: integer().notNull(),
    amountMinor,
  },
  (table) => [primaryKey({ columns: [table.kind, table.status, table.currency] })],
);

/**
 * Orders and revenue per hour, for the dashboard: SQL knows no time zones, and a local day is 23
 * to 25 whole hours. Only triggers write it.
 */
export const hourlyTotals = sqliteTable("hourly_totals", {
  /** The hour of booking, in hours since 1970-01-01 UTC. */
  hour: integer().primaryKey(),
  orders: integer().notNull(),
  /** Paid and completed orders, all currencies added (docs/product/staff.md). */
  revenueMinor: integer("revenue_minor").notNull(),
});

/**
 * One row that counts changes by kind: an open staff page learns with one read that it is outdated.
 * Only triggers of migrations/0000_first.sql write it.
 */
export const revisions = sqliteTable("revisions", {
  id: integer().primaryKey(),
  orders: integer().notNull(),
  messages: integer().notNull(),
  mails: integer().notNull(),
  problems: integer().notNull(),
});

/**
 * The words of names, whole and with one letter missing: words one edit apart share a spelling
 * (docs/decisions/0019). Only triggers write it.
 */
export const nameSpellings = sqliteTable(
  "name_spellings",
  {
    spelling: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** The letters of `toPlainText` (src/domain/search) for the triggers. */
export const letters = sqliteTable("letters", {
  letter: text().primaryKey(),
  plain: text().notNull(),
});

/** Generations of a model, which cost money, and stored configurations. */
export type DailyUsageKind = "wordings" | "site_configs";

/** The used part of each daily budget. */
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
