import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StepFailed } from "../steps/command.ts";
import { seal, unseal } from "./seal.ts";
import { type Counts, countLocal, emptyDatabase, restoreLocal } from "./tables.ts";

interface Backup {
  /** UTC ISO 8601. */
  made: string;
  counts: Counts;
  inserts: string;
}

interface Source {
  count: () => Promise<Counts>;
  dump: () => Promise<string>;
  now: number;
}

/**
 * Takes a backup, restores it on this machine and compares the rows of every table. Rows written
 * during the backup may or may not be in it. Returns the encrypted file and its counts. Throws
 * StepFailed.
 */
export const makeBackup = (source: Source, key: string) =>
  takeBackup(source, key).catch(failWhenTooLong);

async function takeBackup({ count, dump, now }: Source, key: string) {
  const before = await count();
  const inserts = await dump();
  const after = await count();
  const counts = rehearse(inserts);
  const wrong = Object.keys(before).filter((table) => {
    const [least, most] = [before[table]!, after[table] ?? 0].toSorted((a, b) => a - b);
    return !(counts[table]! >= least! && counts[table]! <= most!);
  });
  if (wrong.length > 0)
    throw new StepFailed(
      `The backup lacks rows of ${wrong.join(", ")}, or has too many. Nothing was kept: run it again.`,
    );
  const made = new Date(now).toISOString();
  return { counts, file: seal(JSON.stringify({ made, counts, inserts }), key) };
}

/** A string in Node holds at most 512 MB, which is some 250,000 orders. */
function failWhenTooLong(error: unknown): never {
  if (!/string length|string longer/.test(String(error))) throw error;
  throw new StepFailed(
    "The rows are longer than the 512 MB that one text holds. Nothing was kept: encrypt what `npx wrangler d1 export DB --remote --env production --output FILE` writes.",
  );
}

function rehearse(inserts: string): Counts {
  const folder = mkdtempSync(join(tmpdir(), "envol-backup-"));
  try {
    const db = emptyDatabase(join(folder, "rehearsal.sqlite"));
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

/** Throws StepFailed. */
export const readBackup = (file: Buffer, key: string): Backup =>
  JSON.parse(unseal(file, key)) as Backup;

/** Restores into a local database without orders, and compares the counts. Throws StepFailed. */
export function restoreBackup(db: DatabaseSync, { inserts, counts }: Backup): void {
  if (db.prepare("SELECT 1 FROM orders LIMIT 1").get())
    throw new StepFailed("There are orders already: restore into a new STATE_DIR.");
  restoreLocal(db, inserts);
  const found = countLocal(db);
  // An older backup may have tables that no longer exist, or lack new ones.
  const wrong = Object.keys(found).filter((table) => (counts[table] ?? 0) !== found[table]);
  if (wrong.length > 0) throw new StepFailed(`Rows differ after the restore: ${wrong.join(", ")}.`);
}
