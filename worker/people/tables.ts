import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";

/**
 * The people who booked: one row for each address that a customer has, in lower case. Only triggers of migrations/0000_first.sql
 * add and remove rows, in the transaction of the booking itself; staff say which addresses are one person's.
 */
export const people = sqliteTable(
  "people",
  {
    /** 128 random bits in hex, since a trigger makes it: a customer who takes another address leaves the row to who still has it. */
    id: text().primaryKey(),
    email: text().notNull().unique("people_email"),
    /** The person whose other address this is; null for a person of the list. */
    mergedInto: text("merged_into"),
    /** How many customers have this address; the row goes with the last one. 0 for one that staff joined to a person, and that never booked. */
    bookings: integer().notNull(),
    createdAt: integer("created_at").notNull(),
    /** Of a person of the list, with any of their addresses. */
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
 * What each address has brought, by currency: what payments brought less what they gave back, or the amount of an order that staff
 * marked as paid. Only triggers of migrations/0000_first.sql write it, like `totals`; it goes with the address's row of `people`.
 */
export const peopleTotals = sqliteTable(
  "people_totals",
  {
    email: text().notNull(),
    currency: text().$type<CurrencyCode>().notNull(),
    amountMinor: integer("amount_minor").notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.currency] })],
);
