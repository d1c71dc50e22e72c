import { sql } from "drizzle-orm";
import { integer, text } from "drizzle-orm/sqlite-core";
import type { CurrencyCode } from "#domain/money/currency.ts";

// Times are in epoch ms, amounts in minor units of their currency.
export const createdAt = integer("created_at").notNull();
export const updatedAt = integer("updated_at").notNull();
export const expiresAt = integer("expires_at").notNull();
export const amountMinor = integer("amount_minor").notNull();
export const currency = text().$type<CurrencyCode>().notNull();

/** A customer who is not anonymous, or the erased buyer of a paid order. Literals, because of the partial index. */
export const IS_KNOWN = sql`(email <> '' OR vat_number IS NOT NULL OR company_name <> 'Deleted')`;
