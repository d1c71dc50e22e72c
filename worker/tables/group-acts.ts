import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type {
  GroupActName,
  GroupActOrderState,
  GroupActState,
} from "#domain/group-acts/group-act.ts";
import type { Language } from "#domain/language.ts";
import { amountMinor, createdAt, currency, updatedAt } from "./columns.ts";

/** An act of staff on all orders of a flight day, or of one airport or flight on that day. */
export const groupActs = sqliteTable(
  "group_acts",
  {
    id: text().primaryKey(),
    act: text().$type<GroupActName>().notNull(),
    status: text().$type<GroupActState>().notNull(),
    /** Empty for all airports or all flights. */
    airport: text().notNull(),
    flightDate: text("flight_date").notNull(),
    flightNumber: text("flight_number").notNull(),
    /** For the travellers. Null if the act's mail needs no further text. */
    text: text({ mode: "json" }).$type<Record<Language, string>>(),
    /** For a move. An empty flight number keeps each order's own. */
    toDate: text("to_date"),
    toFlightNumber: text("to_flight_number"),
    reason: text().notNull(),
    createdBy: text("created_by").notNull(),
    /** The creator, or for an agent's request the admin who approved it. Null while the request waits. */
    approvedBy: text("approved_by"),
    answer: text().notNull().default(""),
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
      .where(sql`status = 'preview' AND approved_by IS NOT created_by`),
  ],
);
export type GroupActRow = typeof groupActs.$inferSelect;

/** The orders at the time of the preview. The act changes each order once. */
export const groupActOrders = sqliteTable(
  "group_act_orders",
  {
    actId: text("act_id").notNull(),
    /** Without a foreign key, because the order may be deleted later. */
    orderId: text("order_id").notNull(),
    orderNumber: text("order_number").notNull(),
    status: text().$type<GroupActOrderState>().notNull(),
    travellers: integer().notNull(),
    amountMinor,
    currency,
    failure: text(),
    /** Until then (epoch ms), a worker has the order, or the provider's refusal delays it. */
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
