import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "#domain/accounts/role.ts";
import { users } from "./identity.ts";
import { createdAt, expiresAt } from "./columns.ts";

/** `query` contains search and filters as in the page's address. */
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
    /** The holder opens the dashboard only with a passkey, while the account has one. */
    isPasskeyRequired: integer("passkey_required", { mode: "boolean" }).notNull().default(false),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex("user_roles_user").on(table.userId),
  ],
);

/** No role check reads this table, so a suspended role grants nothing (docs/decisions/0021). */
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
  /** Normalised by src/domain/accounts/address.ts. */
  email: text().notNull().unique("invitations_email"),
  role: text().$type<Role>().notNull(),
  /** The invitation is void once this user is no longer an admin. */
  invitedBy: text("invited_by").notNull(),
  expiresAt,
  createdAt,
});
export type InvitationRow = typeof invitations.$inferSelect;
