import { defineConfig } from "drizzle-kit";

/** `drizzle-kit generate` writes the next file of migrations/ from the schema; wrangler applies it. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./worker/tables/schema.ts",
  out: "./migrations",
});
