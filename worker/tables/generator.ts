import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SiteConfig } from "#domain/site-config.ts";
import { createdAt, expiresAt } from "./columns.ts";

/** A preview is available until it expires or is revoked (docs/decisions/0016). */
export const siteConfigs = sqliteTable(
  "site_configs",
  {
    /** 128 random bits in hex, because the id opens the preview. */
    id: text().primaryKey(),
    config: text({ mode: "json" }).$type<SiteConfig>().notNull(),
    /** Null for a visitor. */
    userId: text("user_id"),
    expiresAt,
    createdAt,
  },
  (table) => [
    index("site_configs_created").on(table.createdAt, table.id),
    index("site_configs_expires").on(table.expiresAt),
    index("site_configs_user").on(table.userId),
  ],
);
