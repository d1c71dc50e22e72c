import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Role } from "#domain/accounts/role.ts";
import { users } from "./identity.ts";
import { createdAt, expiresAt } from "./columns.ts";

/** A staff user's named lists: the page with search and filters as in its address. */
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

/** The roles of users, at most one each (docs/product/staff.md). */
export const userRoles = sqliteTable(
  "user_roles",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role] }),
    uniqueIndex("user_roles_user").on(table.userId),
  ],
);

/**
 * Roles that a change of address took away until an admin gives them again (docs/decisions/0021).
 * Checks of roles read `user_roles` only.
 */
export const suspendedRoles = sqliteTable("suspended_roles", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id),
  role: text().$type<Role>().notNull(),
  createdAt,
  suspendedAt: integer("suspended_at").notNull(),
});

/**
 * Open invitations to the staff, one per address. Their links are in one_time_tokens; acceptance
 * deletes the row.
 */
export const invitations = sqliteTable("invitations", {
  id: text().primaryKey(),
  /** As src/domain/accounts/address.ts normalises it. */
  email: text().notNull().unique("invitations_email"),
  role: text().$type<Role>().notNull(),
  /** The inviting user. The invitation is void once they are no admin. */
  invitedBy: text("invited_by").notNull(),
  expiresAt,
  createdAt,
});
export type InvitationRow = typeof invitations.$inferSelect;
