/**
 * npm run restore -- file [--sql file]: restores a backup into a new STATE_DIR and compares, or
 * writes the statements for a new D1 database.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { readBackup, restoreBackup, writeRestore } from "../backup/backup.ts";
import { readKey } from "../backup/seal.ts";
import { localD1File, migrate } from "../db/local-d1.ts";
import { restoredMark } from "../db/seed-local.ts";
import { command, readArguments, shellLine, StepFailed } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";

await command("restore", async () => {
  const { values, positionals } = readArguments({
    options: { sql: { type: "string" } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) throw new StepFailed("Say which: npm run restore -- site-2026-11-23T08-00-00.backup");
  const backup = readBackup(readFileSync(path), readKey(process.env.BACKUP_KEY));
  if (values.sql) {
    writeFileSync(values.sql, writeRestore(backup), { mode: 0o600 });
    console.log(
      `✓ ${values.sql}: not encrypted, so delete it afterwards. In a new, migrated database: ${shellLine("npx", "wrangler", "d1", "execute", "NAME", "--remote", "--file", values.sql)}`,
    );
    return;
  }
  await migrate(stateDir(), backup.migrations);
  const db = new DatabaseSync(localD1File(stateDir()));
  try {
    restoreBackup(db, backup);
    writeFileSync(restoredMark(stateDir()), backup.made);
  } finally {
    db.close();
  }
  // The migrations that came after the backup change its rows too.
  await migrate(stateDir());
  console.log(
    `✓ As of ${backup.made}, compared, in ${stateDir()}. See it: STATE_DIR=${shellLine(stateDir())} npm start`,
  );
});
