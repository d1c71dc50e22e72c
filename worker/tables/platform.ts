import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountMinor, createdAt, expiresAt, updatedAt } from "./columns.ts";

export const settings = sqliteTable("settings", {
  name: text().primaryKey(),
  value: integer({ mode: "boolean" }).notNull(),
  updatedAt,
});

/** Counts attempts by account, mailbox, booking or visitor. The id is their hash. */
export const authAttempts = sqliteTable(
  "auth_attempts",
  {
    id: text().primaryKey(),
    count: integer().notNull(),
    expiresAt,
  },
  (table) => [index("auth_attempts_expires").on(table.expiresAt)],
);

/** Ids may outlive the people that they name (docs/product/staff.md). */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: text().primaryKey(),
    /** Null for the owner at the command line. */
    actorId: text("actor_id"),
    /** Noun and verb, such as "role.granted". */
    action: text().notNull(),
    subjectId: text("subject_id").notNull(),
    detail: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt,
  },
  (table) => [
    index("audit_log_created").on(table.createdAt, table.id),
    index("audit_log_actor_created").on(table.actorId, table.createdAt, table.id),
    index("audit_log_action_created").on(table.action, table.createdAt, table.id),
  ],
);

/** Only triggers write these, so that the dashboard never counts rows (docs/decisions/0014). */
export const totals = sqliteTable(
  "totals",
  {
    kind: text().$type<"customers" | "people" | "orders" | "messages" | "refunds">().notNull(),
    /** Set only for orders and messages. */
    status: text().notNull(),
    /** Set only for orders and refunds. */
    currency: text().notNull(),
    count: integer().notNull(),
    amountMinor,
  },
  (table) => [primaryKey({ columns: [table.kind, table.status, table.currency] })],
);

/** By the hour, because a local day has 23 to 25 hours and SQL knows no time zones. Only triggers write this. */
export const hourlyTotals = sqliteTable("hourly_totals", {
  /** Hours since 1970-01-01 UTC. */
  hour: integer().primaryKey(),
  orders: integer().notNull(),
  /** Paid and completed orders, with all currencies added (docs/product/staff.md). */
  revenueMinor: integer("revenue_minor").notNull(),
});

/** Staff pages read this one row to see whether they are outdated. Only triggers write it. */
export const revisions = sqliteTable("revisions", {
  id: integer().primaryKey(),
  orders: integer().notNull(),
  messages: integer().notNull(),
  mails: integer().notNull(),
  problems: integer().notNull(),
});

/** Words of names, whole and with one letter missing, to find typos (docs/decisions/0019). Only triggers write this. */
export const nameSpellings = sqliteTable(
  "name_spellings",
  {
    spelling: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.spelling, table.word] })],
);

/** Triggers read this copy of the letters of `toPlainText` (src/domain/search). */
export const letters = sqliteTable("letters", {
  letter: text().primaryKey(),
  plain: text().notNull(),
});

/** `wordings` are generations by a model, which cost money. */
export type DailyUsageKind = "wordings" | "site_configs";

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
