import { DatabaseSync } from "node:sqlite";
import { applyMigrations, migrationFiles, readApplied } from "../db/local-d1.ts";

export type Counts = Record<string, number>;

/**
 * Search tables are filled again at a restore. Previews can exceed a statement that D1 restores.
 */
export const LIST_TABLES =
  "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'sqlite_*' AND name NOT IN ('d1_migrations', 'site_configs') ORDER BY name";

/** One row with a column for every table: D1 allows 100 columns, but joins at most five SELECTs. */
export const countAll = (tables: readonly string[]): string =>
  `SELECT ${tables.map((name) => `(SELECT COUNT(*) FROM "${name}") AS "${name}"`).join(", ")}`;

const namesIn = (db: DatabaseSync): string[] =>
  db
    .prepare(LIST_TABLES)
    .all()
    .map(({ name }) => String(name));

export function countLocal(db: DatabaseSync): Counts {
  return { ...(db.prepare(countAll(namesIn(db))).get() as Counts) };
}

export function emptyDatabase(
  file = ":memory:",
  migrations: readonly string[] = migrationFiles(),
): DatabaseSync {
  const db = new DatabaseSync(file);
  // This database is still empty, so a power cut could lose nothing.
  db.exec("PRAGMA synchronous = OFF");
  applyMigrations(db, migrations);
  return db;
}

/** One transaction reads all rows as of one moment. */
export function dumpLocal(db: DatabaseSync, tables = namesIn(db)): string {
  db.exec("BEGIN");
  try {
    return tables.flatMap((table) => dumpTable(db, table)).join("\n");
  } finally {
    db.exec("ROLLBACK");
  }
}

function dumpTable(db: DatabaseSync, table: string): string[] {
  const columns = db
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(table)
    .map(({ name }) => `"${String(name)}"`);
  const values = columns.map((column) => `quote(${column})`).join(" || ',' || ");
  const { wr: hasNoRowid } = db
    .prepare("SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?")
    .get(table)!;
  return db
    .prepare(`SELECT ${values} AS line FROM "${table}" ORDER BY ${hasNoRowid ? 1 : "rowid"}`)
    .all()
    .map(({ line }) => `INSERT INTO "${table}" (${columns.join(",")}) VALUES(${String(line)});`);
}

const SEARCHES = [
  ["order_search", "order_rowid", "words", "order_words"],
  ["message_search", "message_rowid", "words", "message_words"],
  ["reply_search", "search_rowid", "words", "reply_words"],
  ["account_search", "user_rowid", "words", "account_words"],
] as const;

/**
 * Replaces existing rows of a database that has exactly these migrations. A restore drops the
 * triggers, because the backup contains their rows. A rehearsal skips the searches.
 */
export function assembleRestore(
  inserts: string,
  migrations: readonly string[],
  { searches = true } = {},
): string {
  const schema = emptyDatabase(":memory:", migrations);
  const triggers = schema
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  const tables = namesIn(schema);
  schema.close();
  return [
    "PRAGMA defer_foreign_keys = on;",
    ...triggers.map(({ name }) => `DROP TRIGGER "${String(name)}";`),
    ...[...tables, "site_configs"].map((name) => `DELETE FROM "${name}";`),
    inserts,
    ...(searches ? SEARCHES : []).flatMap(([search, rowid, words, view]) => [
      `INSERT INTO ${search} (${search}) VALUES ('delete-all');`,
      `INSERT INTO ${search} (rowid, words) SELECT ${rowid}, ${words} FROM ${view};`,
    ]),
    ...triggers.map(({ sql }) => `${String(sql)};`),
  ].join("\n");
}

/** Restores all rows or none. */
export function restoreLocal(
  db: DatabaseSync,
  inserts: string,
  parts: { searches?: boolean } = {},
): void {
  const statements = assembleRestore(inserts, readApplied(db), parts);
  db.exec("BEGIN IMMEDIATE");
  try {
    db.exec(statements);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw error;
  }
}
