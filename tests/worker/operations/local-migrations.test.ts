import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import {
  isMigrated,
  localD1File,
  migrate,
  migrationFiles,
  withLocalD1,
  withLocalFile,
} from "../../../scripts/db/local-d1.ts";
import { applyMigrations } from "../../database.ts";

const folder = mkdtempSync(join(tmpdir(), "envol-migrate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCHEMA = `SELECT type, name, sql FROM sqlite_schema
  WHERE name NOT LIKE '%d1_migrations%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
    AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY type, name`;

const readRows = (stateDir: string, sql: string) =>
  withLocalFile(stateDir, { readOnly: true }, (db) => db.prepare(sql).all());

/** In one line each: D1 keeps none of a statement's comments and breaks. */
const readSchema = (stateDir: string) =>
  readRows(stateDir, SCHEMA).map(({ type, name, sql }) => [
    type,
    name,
    sql && String(sql).replaceAll(/--.*$/gm, "").replaceAll(/\s+/g, " "),
  ]);

test("local D1 is migrated by its file as D1 itself would, once, and D1 then writes to it", async () => {
  const [ours, d1s] = [join(folder, "ours"), join(folder, "d1")];
  await withLocalD1(d1s, applyMigrations);
  await migrate(ours);
  await migrate(ours);
  const schema = readSchema(ours);
  expect(schema.length).toBeGreaterThan(20);
  expect(schema).toEqual(readSchema(d1s));
  expect(readRows(ours, "SELECT name FROM d1_migrations ORDER BY id")).toEqual(
    migrationFiles().map((name) => ({ name })),
  );
  await withLocalD1(ours, (db) =>
    db.prepare("INSERT INTO daily_usage (kind, day, count) VALUES ('wordings', 1, 2)").run(),
  );
  expect(readRows(ours, "SELECT day, count FROM daily_usage")).toEqual([{ day: 1, count: 2 }]);
});

test("another environment's database beside the local one changes nothing", async () => {
  const stateDir = join(folder, "beside");
  await migrate(stateDir);
  const other = `${"0".repeat(64)}.sqlite`;
  writeFileSync(join(dirname(localD1File(stateDir)), other), "");
  expect(isMigrated(stateDir)).toBe(true);
  await withLocalD1(stateDir, (db) =>
    db.prepare("INSERT INTO daily_usage (kind, day, count) VALUES ('wordings', 1, 2)").run(),
  );
  expect(readRows(stateDir, "SELECT day, count FROM daily_usage")).toEqual([{ day: 1, count: 2 }]);
});

test("a start that was interrupted before the database was there is made up for", async () => {
  const stateDir = join(folder, "interrupted");
  mkdirSync(join(stateDir, "v3/d1/miniflare-D1DatabaseObject"), { recursive: true });
  writeFileSync(join(stateDir, "v3/d1/miniflare-D1DatabaseObject/metadata.sqlite"), "");
  expect(isMigrated(stateDir)).toBe(false);
  expect(() => localD1File(stateDir)).toThrow("npm run db:migrate");
  await migrate(stateDir);
  expect(isMigrated(stateDir)).toBe(true);
});

test("a database that a migration does not fit stays as it was", async () => {
  const stateDir = join(folder, "taken");
  await withLocalD1(stateDir, (db) => db.exec("CREATE TABLE orders (id TEXT)"));
  const before = readRows(stateDir, SCHEMA);
  await expect(migrate(stateDir)).rejects.toThrow("orders");
  expect(readRows(stateDir, SCHEMA)).toEqual(before);
  expect(readRows(stateDir, "SELECT name FROM d1_migrations")).toEqual([]);
});
