import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { localD1File } from "../scripts/db/local-d1.ts";

const MIGRATIONS = join(import.meta.dirname, "../migrations");

/** The migrations' texts, in their order. */
export function migrations(): string[] {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
  return files.toSorted().map((name) => readFileSync(join(MIGRATIONS, name), "utf8"));
}

/** A migrated database in memory, without the product and without D1 around it. */
export function migratedSqlite(): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  apply(db, migrations());
  return db;
}

/** A database as it was before the first migration with this text. `migrate` applies that migration and all later ones. */
export function sqliteBefore(text: string) {
  const all = migrations();
  const at = all.findIndex((migration) => migration.includes(text));
  if (at === -1) throw new Error(`No migration has this text: ${text}`);
  const db = new DatabaseSync(":memory:");
  apply(db, all.slice(0, at));
  return { db, migrate: () => apply(db, all.slice(at)) };
}

function apply(db: DatabaseSync, texts: readonly string[]): void {
  for (const text of texts) db.exec(text);
}

/** Every statement of the migrations on a line of its own, without comments: as D1's `exec` takes them, all in one call. */
function migrationLines(): string {
  const statements = migrations().flatMap((text) => text.split("--> statement-breakpoint"));
  return statements
    .map((statement) =>
      statement
        .replaceAll(/^--.*$/gm, "")
        .replaceAll(/\s*\n\s*/g, " ")
        .trim(),
    )
    .join("\n");
}

/** Applies every migration of the product to an empty database. */
export async function applyMigrations(db: D1Database): Promise<void> {
  await db.exec(migrationLines());
}

/**
 * Deletes every row but those of `letters` and `revisions`, which migrations put there for the product to rely on. What triggers and
 * full-text search keep of the rows goes with them.
 */
export async function emptyTables(db: D1Database): Promise<void> {
  const { results } = await db
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT IN ('letters', 'revisions')",
    )
    .all<{ name: string }>();
  // The tables that triggers count in come last, with what they counted on the way.
  const names = results
    .map(({ name }) => name)
    .toSorted((a, b) => Number(a.endsWith("totals")) - Number(b.endsWith("totals")));
  const searches = ["order_search", "message_search", "reply_search"].map(
    (name) => `INSERT INTO ${name} (${name}) VALUES ('delete-all');`,
  );
  // The journal refuses deletions, so its guard is away meanwhile.
  const guard = await db
    .prepare("SELECT sql FROM sqlite_schema WHERE name = 'journal_undeleted'")
    .first<string>("sql");
  await db.exec(
    [
      "PRAGMA defer_foreign_keys = on;",
      "DROP TRIGGER journal_undeleted;",
      ...names.map((name) => `DELETE FROM "${name}";`),
      ...searches,
      `${guard!.replaceAll(/\s*\n\s*/g, " ")};`,
    ].join("\n"),
  );
}

/** How long a statement waits while workerd writes. */
const PATIENCE_MS = 10_000;

export type DatabaseFile = ReturnType<typeof openDatabaseFile>;

/**
 * The database of a state directory that is served meanwhile, read and written in its file, as
 * seeding does: the way through Miniflare takes ten milliseconds of both cores for a statement.
 */
export function openDatabaseFile(stateDir: string) {
  const db = new DatabaseSync(localD1File(stateDir), { timeout: PATIENCE_MS });
  return {
    async rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
      const found = db.prepare(sql).all(...(values as SQLInputValue[]));
      return found.map((row) => ({ ...row }) as Row);
    },
    close: () => db.close(),
  };
}
