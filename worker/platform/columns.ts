import { integer } from "drizzle-orm/sqlite-core";

// Times of many tables, epoch ms.
export const createdAt = integer("created_at").notNull();
export const updatedAt = integer("updated_at").notNull();
export const expiresAt = integer("expires_at").notNull();
