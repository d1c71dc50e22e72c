import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  GroupActName,
  GroupActOrderState,
  GroupActState,
} from "#domain/group-acts/group-act.ts";
import type { Language } from "#domain/language.ts";
import { amountMinor, createdAt, currency, updatedAt } from "./columns.ts";

/** What staff do to all orders of a flight day, or of an airport or flight on it. */
export const groupActs = sqliteTable(
  "group_acts",
  {
    id: text().primaryKey(),
    act: text().$type<GroupActName>().notNull(),
    status: text().$type<GroupActState>().notNull(),
    /** Empty for all airports, or for all flights. */
    airport: text().notNull(),
    flightDate: text("flight_date").notNull(),
    flightNumber: text("flight_number").notNull(),
    /** For the travellers; null if the act's mail says enough. */
    text: text({ mode: "json" }).$type<Record<Language, string>>(),
    /** The new day of a move. An empty flight number keeps each order's own. */
    toDate: text("to_date"),
    toFlightNumber: text("to_flight_number"),
    reason: text().notNull(),
    createdBy: text("created_by").notNull(),
    /** The admin who previewed it or granted it; null for an agent's request that waits. */
    approvedBy: text("approved_by"),
    /** Why an admin declined the request. */
    answer: text().notNull().default(""),
    /** Who started it first; null before. */
    startedBy: text("started_by"),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("group_acts_created").on(table.createdAt, table.id),
    index("group_acts_running")
      .on(table.id)
      .where(sql`status = 'running'`),
    index("group_acts_asked")
      .on(table.id)
      .where(sql`status = 'preview' AND approved_by IS NULL`),
  ],
);
export type GroupActRow = typeof groupActs.$inferSelect;

/** The orders as they were at the preview. Each is done once. */
export const groupActOrders = sqliteTable(
  "group_act_orders",
  {
    actId: text("act_id").notNull(),
    /** The order may be deleted later, so that no foreign key names it. */
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    status: text().$type<GroupActOrderState>().notNull(),
    travellers: integer().notNull(),
    amountMinor,
    currency,
    /** Why it failed, such as the provider's code. */
    failure: text(),
    /** Epoch ms. Until then a worker holds the order, or a refusal of the provider delays it. */
    nextAt: integer("next_at").notNull(),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.actId, table.orderId] }),
    index("group_act_orders_waiting")
      .on(table.actId, table.nextAt)
      .where(sql`status = 'waiting'`),
    index("group_act_orders_created").on(table.createdAt),
  ],
);
