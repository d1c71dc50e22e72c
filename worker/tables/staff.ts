import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "#domain/accounts/role.ts";
import { users } from "./identity.ts";
import { createdAt, expiresAt } from "./columns.ts";

/** `query` holds search and filters as in the page's address. */
export const savedViews = sqliteTable(
  "saved_views",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    list: text().notNull(),
    name: text().notNull(),
    query: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    createdAt,
  },
  (table) => [uniqueIndex("saved_views_name").on(table.userId, table.list, table.name)],
);

/** The unique index allows one role per user (docs/product/staff.md). */
export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    /** Its holder opens the dashboard with a passkey only, while the account has one. */
    isPasskeyRequired: integer("passkey_required", { mode: "boolean" }).notNull().default(false),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex("user_roles_user").on(table.userId),
  ],
);

/** Checks of roles never read this table: a suspended role grants nothing (docs/decisions/0021). */
export const suspendedRoles = sqliteTable("suspended_roles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  role: text().$type<Role>().notNull(),
  createdAt,
  suspendedAt: integer("suspended_at").notNull(),
});

/** Links are in one_time_tokens. Accepting an invitation deletes its row. */
export const invitations = sqliteTable("invitations", {
  id: text().primaryKey(),
  /** src/domain/accounts/address.ts normalises it. */
  email: text().notNull().unique("invitations_email"),
  role: text().$type<Role>().notNull(),
  /** The invitation is void once this user is no admin. */
  invitedBy: text("invited_by").notNull(),
  expiresAt,
  createdAt,
});
export type InvitationRow = typeof invitations.$inferSelect;
