/**
 * npm run backup [-- --local] [--to file]: makes an encrypted copy of the deployed or the local
 * database, restores it and compares the two.
 */
import { DatabaseSync } from "node:sqlite";
import { siteConfig } from "../../app.config.ts";
import { markSeen } from "#worker/platform/settings.ts";
import { keepBackup, nameBackup } from "../backup/backup-file.ts";
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
  // npm drops `--local` without a trace if no `--` stands before it.
  console.log(
    values.local
      ? "▸ Backup of the local database"
      : `▸ Backup of the deployed site, ${siteConfig.domains.main} (npm run backup -- --local: of the local database)`,
  );
  const key = readKey(process.env.BACKUP_KEY);
  const now = Date.now();
  const path = nameBackup(values.local ? "local" : "site", now, values.to);
  const deployed = values.local ? undefined : await openDeployed();
  const { file, counts } = deployed
    ? await takeRemote(deployed, key, now)
    : await takeLocal(key, now);
  keepBackup(path, file);
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
  console.log(
    `✓ ${path}: ${rows} rows of ${Object.keys(counts).length} tables, restored and compared`,
  );
  if (deployed) await markSeen({ db: deployed, now }, "backup");
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

async function takeRemote(db: D1Database, key: string, now: number) {
  const listed = await db.prepare(LIST_TABLES).all<{ name: string }>();
  const tables = listed.results.map(({ name }) => name);
  const count = async () => (await db.prepare(countAll(tables)).first<Counts>())!;
  const dump = () => exportTables(wranglerOf("production"), tables);
  const applied = await db.prepare(LIST_APPLIED).all<{ name: string }>();
  const migrations = applied.results.map(({ name }) => name);
  return makeBackup({ migrations, count, dump, now }, key);
}
