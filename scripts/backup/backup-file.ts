import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { StepFailed } from "../steps/command.ts";

/**
 * Names the file of a backup before it is made: `given`, or one by its moment (epoch ms). A backup
 * never replaces an earlier one, which may have another key.
 * @throws StepFailed if the file exists or its folder does not.
 */
export function nameBackup(of: "site" | "local", now: number, given?: string): string {
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const path = given ?? `${of}-${moment}.backup`;
  if (existsSync(path)) throw new StepFailed(`${path} exists: name another file.`);
  if (!statSync(dirname(path), { throwIfNoEntry: false })?.isDirectory())
    throw new StepFailed(`There is no folder ${dirname(path)}.`);
  return path;
}

/** Only a whole file gets the name, also when the disk is full. */
export function keepBackup(path: string, file: Buffer): void {
  const part = `${path}.part`;
  try {
    writeFileSync(part, file, { mode: 0o600 });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw new StepFailed(`The backup could not be written: ${String(error)}`);
  }
}
