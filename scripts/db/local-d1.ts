import { createHash, createHmac } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { ROOT, StepFailed } from "../steps/command.ts";
import { persistencePath } from "../serve/serve-built-worker.ts";
import { patientDb } from "#worker/platform/context/patient-db.ts";
import { step } from "../steps/step.ts";

const MIGRATIONS = join(ROOT, "migrations");
/** How long another process may lock the file, in ms. */
const PATIENCE_MS = 30_000;
/** The same table as wrangler's, so that wrangler finds nothing to apply. */
const APPLIED_TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/**
 * Each migration applies completely or not at all. This is faster than wrangler, which starts
 * workerd for every file and check. It cannot reach a remote database, so no mistake can migrate a
 * deployment.
 */
export async function migrate(stateDir: string, names = migrationFiles()): Promise<void> {
  const missing = readMissing(stateDir, names);
  if (missing.length === 0) return;
  await step("Database migrations", async () => {
    // Workerd creates the file. Its folder alone is there when an earlier start was interrupted.
    if (!existsSync(localD1Path(stateDir)))
      await withLocalD1(stateDir, (db) => db.prepare("SELECT 1").run());
    withLocalFile(stateDir, {}, (db) => applyMigrations(db, missing));
  });
}

export const isMigrated = (stateDir: string): boolean =>
  readMissing(stateDir, migrationFiles()).length === 0;

export function applyMigrations(db: DatabaseSync, names: readonly string[]): void {
  db.exec(APPLIED_TABLE);
  for (const name of names) applyMigration(db, name);
}

function applyMigration(db: DatabaseSync, name: string): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    db.exec(readFileSync(join(MIGRATIONS, name), "utf8"));
    db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").run(name);
    db.exec("COMMIT");
  } catch (error) {
    db.exec("ROLLBACK");
    throw new StepFailed(`The migration ${name} failed: ${String(error)}`);
  }
}

export const migrationFiles = (): string[] =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith(".sql"))
    .toSorted();

/** Opens the database read-only, because another process may be serving it. */
function readMissing(stateDir: string, names: readonly string[]): string[] {
  if (!existsSync(localD1Path(stateDir))) return [...names];
  return withLocalFile(stateDir, { readOnly: true }, (db) => {
    const applied = readApplied(db);
    return names.filter((name) => !applied.includes(name));
  });
}

export const LIST_APPLIED = "SELECT name FROM d1_migrations ORDER BY name";

/** The names of the migrations that the database has. */
export function readApplied(db: DatabaseSync): string[] {
  const [table] = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'd1_migrations'").all();
  const applied = table ? db.prepare(LIST_APPLIED).all() : [];
  return applied.map(({ name }) => String(name));
}

/** Starts no workerd. */
export function withLocalFile<Result>(
  stateDir: string,
  { readOnly = false },
  work: (db: DatabaseSync) => Result,
): Result {
  const db = new DatabaseSync(localD1File(stateDir), { readOnly, timeout: PATIENCE_MS });
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** @throws StepFailed before the first migration. */
export function localD1File(stateDir: string): string {
  const file = localD1Path(stateDir);
  if (!existsSync(file))
    throw new StepFailed(`There is no local database in ${stateDir}. Run: npm run db:migrate`);
  return file;
}

const D1_OBJECT = "miniflare-D1DatabaseObject";

/**
 * Wrangler without `--remote` keeps the databases of other environments in the same folder, so the
 * file is found by its name. Workerd makes this name of the database's id.
 */
function localD1Path(stateDir: string): string {
  const key = createHash("sha256").update(D1_OBJECT).digest();
  const sign = (data: string | Buffer) =>
    createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const name = sign(localD1Id());
  const id = Buffer.concat([name, sign(name)]).toString("hex");
  return join(persistencePath(stateDir), "d1", D1_OBJECT, `${id}.sqlite`);
}

function localD1Id(): string {
  const [database] = unstable_readConfig({ config: `${ROOT}/wrangler.toml` }).d1_databases;
  return database?.database_id ?? "local";
}

/** Opens the local database for the time of `work`. Another process may be serving it. */
export async function withLocalD1<Result>(
  stateDir: string,
  work: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      resourcePersistencePath: persistencePath(stateDir),
      modules: true,
      script: "export default {};",
      d1Databases: { DB: localD1Id() },
    }),
  );
  try {
    return await work(patientDb((await miniflare.getD1Database("DB")) as unknown as D1Database));
  } finally {
    await miniflare.dispose();
  }
}
