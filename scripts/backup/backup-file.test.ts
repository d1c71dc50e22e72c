import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepBackup, nameBackup } from "./backup-file.ts";

const MORNING = Date.parse("2026-11-23T08:00:00Z");

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "envol-backup-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("each backup of a day has its own name", () => {
  expect(nameBackup("site", MORNING)).toBe("site-2026-11-23T08-00-00.backup");
  expect(nameBackup("local", MORNING + 1000)).toBe("local-2026-11-23T08-00-01.backup");
});

test("a file that exists and a folder that does not are refused before anything is exported", () => {
  const folder = temporaryFolder();
  const path = join(folder, "site.backup");
  expect(nameBackup("site", MORNING, path)).toBe(path);
  writeFileSync(path, "earlier");
  expect(() => nameBackup("site", MORNING, path)).toThrow("exists: name another file");
  expect(() => nameBackup("site", MORNING, join(folder, "none/site.backup"))).toThrow(
    `There is no folder ${join(folder, "none")}`,
  );
});

test("a backup is written whole, or nothing of it is left", () => {
  const folder = temporaryFolder();
  const path = join(folder, "site.backup");
  symlinkSync(join(folder, "none/site"), `${path}.part`);
  expect(() => keepBackup(path, Buffer.from("new"))).toThrow("could not be written");
  expect([existsSync(path), readdirSync(folder)]).toEqual([false, []]);
  keepBackup(path, Buffer.from("new"));
  expect([readFileSync(path, "utf8"), readdirSync(folder)]).toEqual(["new", ["site.backup"]]);
});
