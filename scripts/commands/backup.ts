/**
 * npm run backup [-- --local] [--to file]: makes an encrypted copy of the deployed or the local
 * database, restores it and compares the two.
 */
import { writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { markSeen } from "#worker/platform/settings.ts";
import { makeBackup } from "../backup/backup.ts";
import { exportTables } from "../backup/export-tables.ts";
import { readKey } from "../backup/seal.ts";
import { countAll, type Counts, countLocal, dumpLocal, LIST_TABLES } from "../backup/tables.ts";
import { LIST_APPLIED, localD1File, readApplied } from "../db/local-d1.ts";
import { openDeployed, wranglerOf } from "../setup/owner-tools.ts";
import { command, readArguments } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";

await command("backup", async () => {
  const { values } = readArguments({
    options: { local: { type: "boolean" }, to: { type: "string" } },
  });
  const key = readKey(process.env.BACKUP_KEY);
  const now = Date.now();
  const { file, counts } = values.local ? await takeLocal(key, now) : await takeRemote(key, now);
  const path =
    values.to ??
    `${values.local ? "local" : "site"}-${new Date(now).toISOString().slice(0, 10)}.backup`;
  writeFileSync(path, file, { mode: 0o600 });
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `✓ ${path}: ${rows} rows of ${Object.keys(counts).length} tables, restored and compared`,
  );
});

async function takeLocal(key: string, now: number) {
  const db = new DatabaseSync(localD1File(stateDir()), { readOnly: true });
  const source = {
    migrations: readApplied(db),
    count: async () => countLocal(db),
    dump: async () => dumpLocal(db),
    now,
  };
  return makeBackup(source, key).finally(() => db.close());
}

async function takeRemote(key: string, now: number) {
  const db = await openDeployed();
  const listed = await db.prepare(LIST_TABLES).all<{ name: string }>();
  const tables = listed.results.map(({ name }) => name);
  const count = async () => (await db.prepare(countAll(tables)).first<Counts>())!;
  const dump = () => exportTables(wranglerOf("production"), tables);
  const applied = await db.prepare(LIST_APPLIED).all<{ name: string }>();
  const migrations = applied.results.map(({ name }) => name);
  const made = await makeBackup({ migrations, count, dump, now }, key);
  await markSeen({ db, now }, "backup");
  return made;
}
