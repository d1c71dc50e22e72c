import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MIGRATIONS = join(import.meta.dirname, "../migrations");

/** Applies every migration of the product to an empty database. */
export async function applyMigrations(db: D1Database): Promise<void> {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  const statements = files.toSorted().flatMap((name) => readFileSync(join(MIGRATIONS, name), "utf8").split("--> statement-breakpoint"));
  await db.batch(statements.map((statement) => db.prepare(statement)));
}
