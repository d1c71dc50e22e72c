import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { applyMigrations } from "../../database.ts";
import { cloudflareServer } from "../../fakes/cloudflare-server.ts";
import { generatedOrders } from "../../../scripts/db/generated-orders.ts";
import {
  applyMigrations as migrate,
  localD1File,
  migrationFiles,
  withLocalD1,
} from "../../../scripts/db/local-d1.ts";
import { seed } from "../../../scripts/db/seed.ts";
import { storeOrders } from "../../../scripts/db/store-orders.ts";
import {
  makeBackup,
  readBackup,
  restoreBackup,
  writeRestore,
} from "../../../scripts/backup/backup.ts";
import { readKey, seal } from "../../../scripts/backup/seal.ts";
import { readTargetConfig } from "../../../scripts/setup/owner-tools.ts";
import { siteConfig } from "../../../app.config.ts";
import { runTool } from "../../../scripts/steps/run-tool.ts";
import { countLocal, dumpLocal, emptyDatabase } from "../../../scripts/backup/tables.ts";

const KEY = "a-key-that-is-long-enough-for-this";
const NOW = Date.parse("2026-11-23T12:00:00Z");
const ORDERS = 500;
const stateDir = mkdtempSync(join(tmpdir(), "envol-backup-test-"));
let db: DatabaseSync;

beforeAll(async () => {
  await withLocalD1(stateDir, async (d1) => {
    await applyMigrations(d1);
    await seed(d1);
  });
  storeOrders({ stateDir, orders: generatedOrders(ORDERS, NOW) });
  db = new DatabaseSync(localD1File(stateDir));
});
afterAll(() => {
  db.close();
  rmSync(stateDir, { recursive: true });
});

const source = (of: DatabaseSync) => ({
  migrations: migrationFiles(),
  count: async () => countLocal(of),
  dump: async () => dumpLocal(of),
  now: NOW,
});
const search = (of: DatabaseSync, words: string) =>
  of.prepare("SELECT COUNT(*) AS found FROM order_search WHERE order_search MATCH ?").get(words);
const schema = (of: DatabaseSync) =>
  of
    .prepare(
      "SELECT type, name FROM sqlite_schema WHERE name NOT GLOB '_cf_*' AND type = 'trigger' ORDER BY name",
    )
    .all();

test("orders with messages, passes and payments are backed up, restored, and equal in every row", async () => {
  const { file, counts } = await makeBackup(source(db), KEY);
  expect(counts.orders).toBeGreaterThanOrEqual(ORDERS);
  for (const table of ["messages", "passes", "payments", "refunds", "users", "people"])
    expect(counts[table]).toBeGreaterThan(0);
  // A backup leaves previews out, because one can be longer than a statement that D1 restores.
  expect(counts).not.toHaveProperty("site_configs");

  const restored = emptyDatabase();
  const backup = readBackup(file, KEY);
  expect(backup.made).toBe("2026-11-23T12:00:00.000Z");
  restoreBackup(restored, backup);
  const [was, is] = [dumpLocal(db), dumpLocal(restored)];
  expect(is.length).toBe(was.length);
  expect(is === was).toBe(true);
  expect(search(restored, "bernard")).toEqual(search(db, "bernard"));
  expect(schema(restored)).toEqual(schema(db));
  // The triggers work again: deleting a booking removes it from the search.
  restored.exec("PRAGMA foreign_keys = off; DELETE FROM orders");
  expect(search(restored, "bernard")).toEqual({ found: 0 });
});

test("a backup cannot be read without its key, nor changed", async () => {
  const { file } = await makeBackup(source(emptyDatabase()), KEY);
  expect(file.includes("INSERT")).toBe(false);
  expect(() => readBackup(file, `${KEY}r`)).toThrow("BACKUP_KEY is another one");
  const changed = Buffer.from(file);
  changed[changed.length - 1]! ^= 1;
  expect(() => readBackup(changed, KEY)).toThrow("the file was changed");
  expect(() => readBackup(Buffer.from("SQLite"), KEY)).toThrow("no backup");
  expect(() => readKey("short")).toThrow("openssl rand");
});

test("a backup with a row too few is not kept, and nothing is restored over orders", async () => {
  const small = emptyDatabase();
  small.exec("INSERT INTO settings VALUES ('a', 1, 1), ('b', 1, 1)");
  const dump = async () => dumpLocal(small).replace(/^INSERT INTO "settings".*\n/m, "");
  await expect(makeBackup({ ...source(small), dump }, KEY)).rejects.toThrow("rows of settings");
  const torn = async () => "INSERT INTO settings VALUES ('a', 1";
  await expect(makeBackup({ ...source(small), dump: torn }, KEY)).rejects.toThrow("not restore");
  const { file } = await makeBackup(source(small), KEY);
  expect(() => restoreBackup(db, readBackup(file, KEY))).toThrow("There are orders already");
});

test("rows that no text holds are no backup, and the way out is named", async () => {
  const dump = async () =>
    Array(2)
      .fill("x".repeat(2 ** 28))
      .join("\n");
  await expect(makeBackup({ ...source(db), dump }, KEY)).rejects.toThrow(
    /512 MB.+wrangler d1 export DB --remote .*--no-schema .*--table orders .*--table users/,
  );
});

/** A backup of a database before the journal, with a payment that the journal's migration copies. */
async function backUpOld() {
  const level = migrationFiles().filter((name) => name < "0005");
  const old = emptyDatabase(":memory:", level);
  old.exec(`INSERT INTO payments VALUES
    ('p', 'o', 'FT-1-1', 'stripe', 'pi', '', 'paid', 3300, 'EUR', 3300, 5, 5, 5, 5)`);
  const { file, counts } = await makeBackup({ ...source(old), migrations: level }, KEY);
  return { old, level, file, counts };
}

test("a backup from before a migration is restored as it was, and then migrated", async () => {
  const { old, level, file, counts } = await backUpOld();
  expect([counts.payments, "journal" in counts]).toEqual([1, false]);
  const folder = mkdtempSync(join(tmpdir(), "envol-restore-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "old.backup");
  writeFileSync(path, file);
  const env = { BACKUP_KEY: KEY, STATE_DIR: join(folder, "state") };
  const { code } = await runTool("restore-old", "node", ["scripts/commands/restore.ts", path], env);
  expect(code).toBe(0);
  const restored = new DatabaseSync(localD1File(env.STATE_DIR));
  onTestFinished(() => restored.close());
  const later = migrationFiles().filter((name) => !level.includes(name));
  migrate(old, later);
  expect(dumpLocal(restored)).toContain("payment:p");
  expect(dumpLocal(restored)).toBe(dumpLocal(old));
});

test("a backup of the site counts as made once its file is there", async () => {
  const cloud = await cloudflareServer();
  onTestFinished(cloud.close);
  const { account } = cloud;
  // The command reads the project's own wrangler.toml.
  const { account_id, d1_databases } = readTargetConfig();
  account.id = account_id ?? account.id;
  const database = account.addDatabase(d1_databases[0]!.database_id!);
  database.sqlite = emptyDatabase();
  const folder = mkdtempSync(join(tmpdir(), "envol-site-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "site.backup");
  const backUp = () =>
    runTool("backup-site", "node", ["scripts/commands/backup.ts", "--to", path], {
      BACKUP_KEY: KEY,
      CLOUDFLARE_API_BASE_URL: cloud.url,
      CLOUDFLARE_API_TOKEN: account.token,
      CLOUDFLARE_ACCOUNT_ID: account.id,
    });
  const readSeen = () =>
    database.sqlite.prepare("SELECT name FROM settings WHERE name = 'seen_backup'").all();

  symlinkSync(join(folder, "none/site"), `${path}.part`);
  const { code, output } = await backUp();
  expect(output).toContain("could not be written");
  // npm drops a flag without `--` before it, so the owner reads first what is copied.
  expect(output).toContain(`▸ Backup of the deployed site, ${siteConfig.domains.main} `);
  expect([code, readSeen().length]).toEqual([1, 0]);
  expect((await backUp()).code).toBe(0);
  expect(readSeen()).toHaveLength(1);
});

test("a backup is refused where its rows do not fit, with what to do", async () => {
  const { file, level } = await backUpOld();
  const backup = readBackup(file, KEY);
  expect(backup.migrations).toEqual(level);
  expect(() => restoreBackup(emptyDatabase(), backup)).toThrow("into a new STATE_DIR");
  expect(() => writeRestore(backup)).toThrow("git log -- migrations/0005_journal.sql");
  const newer = { ...source(emptyDatabase()), migrations: [...migrationFiles(), "9999_later.sql"] };
  await expect(makeBackup(newer, KEY)).rejects.toThrow("it lacks 9999_later.sql");
  const { migrations: _, ...nameless } = backup;
  expect(() => readBackup(seal(JSON.stringify(nameless), KEY), KEY)).toThrow(
    "git rev-list -1 --before=2026-11-23T12:00:00.000Z",
  );
});
