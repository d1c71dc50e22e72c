import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { migrationFiles, readApplied } from "../db/local-d1.ts";
import { StepFailed } from "../steps/command.ts";
import { seal, unseal } from "./seal.ts";
import { assembleRestore, type Counts, countLocal, emptyDatabase, restoreLocal } from "./tables.ts";

interface Backup {
  /** UTC ISO 8601. */
  made: string;
  /** The migrations of the database. Its rows fit no other schema. */
  migrations: string[];
  counts: Counts;
  inserts: string;
}

interface Source {
  migrations: string[];
  count: () => Promise<Counts>;
  dump: () => Promise<string>;
  now: number;
}

/**
 * Takes a backup, restores it on this machine and compares the rows of every table. Rows written
 * during the backup may or may not be in it. Returns the encrypted file and its counts. Throws
 * StepFailed.
 */
export async function makeBackup(source: Source, key: string) {
  requireKnown(source.migrations);
  const before = await source.count();
  return takeBackup(source, before, key).catch((error: unknown) =>
    failWhenTooLong(error, Object.keys(before)),
  );
}

async function takeBackup({ migrations, count, dump, now }: Source, before: Counts, key: string) {
  const inserts = await dump();
  const after = await count();
  const counts = rehearse(inserts, migrations);
  const wrong = Object.keys(before).filter((table) => {
    const [least, most] = [before[table]!, after[table] ?? 0].toSorted((a, b) => a - b);
    return !(counts[table]! >= least! && counts[table]! <= most!);
  });
  if (wrong.length > 0)
    throw new StepFailed(
      `The backup lacks rows of ${wrong.join(", ")}, or has too many. Nothing was kept: run it again.`,
    );
  const made = new Date(now).toISOString();
  return { counts, file: seal(JSON.stringify({ made, migrations, counts, inserts }), key) };
}

/**
 * A string in Node holds at most 512 MB, which is some 250,000 orders. D1 refuses to export the
 * whole database, because of its search tables.
 */
function failWhenTooLong(error: unknown, tables: readonly string[]): never {
  if (!/string length|string longer/.test(String(error))) throw error;
  throw new StepFailed(
    `The rows are longer than the 512 MB that one text holds. Nothing was kept: encrypt what this writes: npx wrangler d1 export DB --remote --env production --no-schema --output FILE ${tables.map((table) => `--table ${table}`).join(" ")}`,
  );
}

function rehearse(inserts: string, migrations: string[]): Counts {
  const folder = mkdtempSync(join(tmpdir(), "envol-backup-"));
  try {
    const db = emptyDatabase(join(folder, "rehearsal.sqlite"), migrations);
    restoreLocal(db, inserts, { searches: false });
    const counts = countLocal(db);
    db.close();
    return counts;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StepFailed(`The backup does not restore: ${reason}. Nothing was kept: run it again.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws StepFailed for a database that is newer than this clone. */
function requireKnown(migrations: readonly string[]): void {
  const known = migrationFiles();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StepFailed(
      `This clone is too old: it lacks ${unknown.join(", ")}. Check out the commit that is deployed, or a newer one.`,
    );
}

/** @throws StepFailed also for a backup whose migrations this clone does not know. */
export function readBackup(file: Buffer, key: string): Backup {
  const backup = JSON.parse(unseal(file, key)) as Partial<Backup> & Omit<Backup, "migrations">;
  const { made, migrations } = backup;
  if (!migrations)
    throw new StepFailed(
      `This backup is of ${made} and does not say which migrations it needs. Restore it with the clone of that day: git checkout $(git rev-list -1 --before=${made} HEAD)`,
    );
  requireKnown(migrations);
  return { ...backup, migrations };
}

/**
 * The statements that restore a backup into a new database with all migrations of this clone.
 * @throws StepFailed for a backup of an older schema, which later migrations have to change.
 */
export function writeRestore({ inserts, migrations }: Backup): string {
  const missing = migrationFiles().filter((name) => !migrations.includes(name));
  if (missing.length > 0)
    throw new StepFailed(
      `The backup is older than ${missing.join(", ")}. Check out the commit before the one that git log -- migrations/${missing[0]} shows, migrate the new database and restore there, then apply the migrations of this commit.`,
    );
  return assembleRestore(inserts, migrations);
}

/**
 * Restores into a local database without orders that has the backup's migrations, and compares the
 * counts. Throws StepFailed.
 */
export function restoreBackup(db: DatabaseSync, { inserts, counts, migrations }: Backup): void {
  if (db.prepare("SELECT 1 FROM orders LIMIT 1").get())
    throw new StepFailed("There are orders already: restore into a new STATE_DIR.");
  if (readApplied(db).join() !== migrations.join())
    throw new StepFailed("The database has other migrations: restore into a new STATE_DIR.");
  restoreLocal(db, inserts);
  const found = countLocal(db);
  const wrong = Object.keys(found).filter((table) => counts[table] !== found[table]);
  if (wrong.length > 0) throw new StepFailed(`Rows differ after the restore: ${wrong.join(", ")}.`);
}
