import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountMinor, createdAt, currency } from "./columns.ts";

/**
 * The people who booked: one row per customer address, in lower case. Only the triggers of
 * migrations/0000_first.sql add and remove rows; staff join addresses to one person.
 */
export const people = sqliteTable(
  "people",
  {
    /**
     * 128 random bits in hex, of a trigger; a changed address leaves the row to its others.
     */
    id: text().primaryKey(),
    email: text().notNull().unique("people_email"),
    /** The person of this further address; null for a main row. */
    mergedInto: text("merged_into"),
    /**
     * The customers with this address; the row goes with the last one. 0 for a joined address that
     * never booked.
     */
    bookings: integer().notNull(),
    createdAt,
    /** The newest booking with any of the person's addresses; counts on main rows. */
    lastBookedAt: integer("last_booked_at").notNull(),
  },
  (table) => [
    index("people_booked")
      .on(table.lastBookedAt, table.id)
      .where(sql`merged_into IS NULL`),
    index("people_merged")
      .on(table.mergedInto)
      .where(sql`merged_into IS NOT NULL`),
  ],
);
export type PersonRow = typeof people.$inferSelect;

/**
 * The net income of each address by currency, or the amount of an order that staff marked as paid.
 * Only the triggers of migrations/0000_first.sql write it, like `totals`.
 */
export const peopleTotals = sqliteTable(
  "people_totals",
  {
    email: text().notNull(),
    currency,
    amountMinor,
  },
  (table) => [primaryKey({ columns: [table.email, table.currency] })],
);
