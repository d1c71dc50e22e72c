import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PassRefusal } from "../../src/domain/passes/pass.ts";

/** The passes of orders. Only the one that its order names is good: a new one voids the one before (docs/decisions/0032). */
export const passes = sqliteTable(
  "passes",
  {
    id: text().primaryKey(),
    orderId: text("order_id").notNull(),
    /** SHA-256, base64url, of the code, which is made from the id and never stored. */
    codeHash: text("code_hash").notNull().unique("passes_code"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("passes_order").on(table.orderId)],
);

/** What lanes were shown, and what they answered: one row for each nonce, so that a repeat gets the same answer. */
export const redemptions = sqliteTable(
  "redemptions",
  {
    id: text().primaryKey(),
    /** SHA-256, base64url, of the phone or the session, the code it was shown and the nonce. */
    nonceHash: text("nonce_hash").notNull().unique("redemptions_nonce"),
    /** Null for a code that opens nothing. */
    passId: text("pass_id"),
    orderId: text("order_id"),
    result: text().$type<"valid" | "refused">().notNull(),
    /** Null for a pass that was valid. */
    reason: text().$type<PassRefusal>(),
    /** Who was shown it: a lane's device, or a user of the staff. */
    deviceId: text("device_id"),
    actorId: text("actor_id"),
    /** When a device that had no network was shown it; null when it was asked at once. */
    scannedAt: integer("scanned_at"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    // A pass is used once, whatever happens.
    uniqueIndex("redemptions_pass")
      .on(table.passId)
      .where(sql`result = 'valid'`),
    index("redemptions_order").on(table.orderId, table.createdAt),
    index("redemptions_device").on(table.deviceId, table.createdAt),
  ],
);

/** The phones of lanes. Each may redeem passes at its one airport, and nothing else. */
export const devices = sqliteTable("devices", {
  id: text().primaryKey(),
  name: text().notNull(),
  airport: text().notNull(),
  /** SHA-256, base64url, of the code that pairs it; null once it was used. */
  pairingHash: text("pairing_hash").unique("devices_pairing"),
  pairingExpiresAt: integer("pairing_expires_at").notNull(),
  /** SHA-256, base64url, of its cookie; null until it is paired. */
  tokenHash: text("token_hash").unique("devices_token"),
  createdBy: text("created_by").notNull(),
  createdAt: integer("created_at").notNull(),
  pairedAt: integer("paired_at"),
  revokedAt: integer("revoked_at"),
});
export type DeviceRow = typeof devices.$inferSelect;
