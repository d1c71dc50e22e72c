import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountMinor, createdAt, currency } from "./columns.ts";

/** One row per customer address, in lower case. Triggers of the migrations write the rows. */
export const people = sqliteTable(
  "people",
  {
    /** 128 random bits in hex. */
    id: text().primaryKey(),
    email: text().notNull().unique("people_email"),
    /** The person's main row. Null for a main row. */
    mergedInto: text("merged_into"),
    /** The id of the address whose name staff chose. Null if the rule chooses the name. */
    namedBy: text("named_by"),
    /** Counts customers. The rows of a person end with the last one. 0 for a joined address without bookings. */
    bookings: integer().notNull(),
    createdAt,
    /** The newest booking of all the person's addresses. Valid on main rows only. */
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

/** Each address's net income, or the sum of orders that staff marked as paid. Only triggers write this. */
export const peopleTotals = sqliteTable(
  "people_totals",
  {
    email: text().notNull(),
    currency,
    amountMinor,
  },
  (table) => [primaryKey({ columns: [table.email, table.currency] })],
);
