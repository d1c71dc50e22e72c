import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PassRefusal } from "#domain/passes/pass.ts";
import { createdAt } from "./columns.ts";

/** A new pass voids the order's older one (docs/decisions/0032). */
export const passes = sqliteTable(
  "passes",
  {
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    /** SHA-256, base64url, of the code, which is never stored. */
    codeHash: text("code_hash").notNull().unique("passes_code"),
    /** The same hash of the short code, which works only at the lane of its airport and day. */
    shortHash: text("short_hash").notNull(),
    createdAt,
  },
  (table) => [
    index("passes_order").on(table.orderId),
    index("passes_short_code").on(table.shortHash),
  ],
);

/** One row per nonce, so that a repeated scan gets the same answer. */
export const redemptions = sqliteTable(
  "redemptions",
  {
    id: text().primaryKey(),
    /** SHA-256, base64url, of phone or session, code and nonce. */
    nonceHash: text("nonce_hash").notNull().unique("redemptions_nonce"),
    /** Null for an unknown code. */
    passId: text("pass_id"),
    orderId: text("order_id"),
    result: text().$type<"valid" | "refused">().notNull(),
    reason: text().$type<PassRefusal>(),
    /** Travellers admitted, and travellers left afterwards. 0 for a refusal. */
    travellers: integer().notNull().default(0),
    leftAfter: integer("left_after").notNull().default(0),
    /** Travellers an offline lane admitted beyond the pass. Staff reset it to 0. */
    beyond: integer().notNull().default(0),
    /** The airport and day that this scan gave to an open pass. */
    boundAirport: text("bound_airport"),
    boundDate: text("bound_date"),
    deviceId: text("device_id"),
    actorId: text("actor_id"),
    /** When an offline lane scanned the pass. Null for an online scan. */
    scannedAt: integer("scanned_at"),
    createdAt,
    /** When the same lane undid the scan. */
    undoneAt: integer("undone_at"),
  },
  (table) => [
    index("redemptions_pass")
      .on(table.passId)
      .where(sql`result = 'valid' AND undone_at IS NULL`),
    index("redemptions_order").on(table.orderId, table.createdAt),
    index("redemptions_device").on(table.deviceId, table.createdAt),
    index("redemptions_beyond")
      .on(table.orderId)
      .where(sql`beyond > 0 AND undone_at IS NULL`),
  ],
);

export const devices = sqliteTable("devices", {
  id: text().primaryKey(),
  name: text().notNull(),
  airport: text().notNull(),
  /** SHA-256, base64url, of the pairing code. Null once used. */
  pairingHash: text("pairing_hash").unique("devices_pairing"),
  pairingExpiresAt: integer("pairing_expires_at").notNull(),
  /** SHA-256, base64url, of the phone's cookie. Null until paired. */
  tokenHash: text("token_hash").unique("devices_token"),
  createdBy: text("created_by").notNull(),
  createdAt,
  pairedAt: integer("paired_at"),
  revokedAt: integer("revoked_at"),
});
export type DeviceRow = typeof devices.$inferSelect;
