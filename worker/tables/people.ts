import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountMinor, createdAt, currency } from "./columns.ts";

/**
 * One row per customer address, in lower case. Triggers of migrations/0000_first.sql keep the rows;
 * staff join addresses to one person.
 */
export const people = sqliteTable(
  "people",
  {
    /** 128 random bits in hex. */
    id: text().primaryKey(),
    email: text().notNull().unique("people_email"),
    /** The main row of this further address's person; null for a main row. */
    mergedInto: text("merged_into"),
    /** The id of the address whose name staff chose for the person; null for the rule's name. */
    namedBy: text("named_by"),
    /** Counts customers; the last one ends the row. 0 for a joined address that never booked. */
    bookings: integer().notNull(),
    createdAt,
    /** The newest booking of any of the person's addresses; valid on main rows only. */
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
 * Each address's net income by currency, or the amount of an order that staff marked as paid. Only
 * triggers of migrations/0000_first.sql write it.
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
