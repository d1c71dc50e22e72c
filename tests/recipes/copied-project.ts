import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/steps/command.ts";

/**
 * Leaves out NODE_ENV, because visitors never get a build that is made for tests, and TESTED_CONFIG,
 * because the copy's tests read the copy's own build.
 */
const { NODE_ENV: _mode, TESTED_CONFIG: _build, ...env } = process.env;

/** Copies the files that git knows, and links the packages of this project. */
export function copyProject(name: string) {
  const root = mkdtempSync(join(tmpdir(), `envol-${name}-`));
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" });
  for (const file of files.split("\0").filter(Boolean))
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));

  /** Runs a command in the copy. Returns what it printed when it failed, else "". */
  const failureOf = (command: string): string => {
    const [tool = "", ...args] = command.split(" ");
    const { status, stdout, stderr } = spawnSync(tool, args, { cwd: root, env, encoding: "utf8" });
    return status === 0 ? "" : `${command} fails in the copy:\n${stdout}\n${stderr}`;
  };
  return { root, failureOf, remove: () => rmSync(root, { recursive: true, force: true }) };
}
