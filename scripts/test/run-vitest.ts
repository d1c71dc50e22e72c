import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../steps/command.ts";
import type { Outcome } from "./outcome.ts";
import { countTests, type Project, type VitestReport } from "./vitest-report.ts";

/** Contains the report and the pictures of failed browser tests. */
const FOLDER = join(ROOT, ".cache/test");
const REPORT = join(FOLDER, "report.json");

export async function runVitest(
  projects: readonly Project[],
  env: Record<string, string> = {},
  isChanged = false,
): Promise<Outcome[]> {
  if (projects.length === 0) return [];
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  console.log(`▸ Tests: ${projects.join(", ")}`);
  const args = [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
  ];
  if (isChanged) args.push(`--changed=${changedSince()}`, "--passWithNoTests");
  if (process.env.SHARD) args.push(`--shard=${process.env.SHARD}`);
  const child = spawn("vitest", [...args, `--outputFile.json=${REPORT}`], {
    cwd: ROOT,
    env: { ...process.env, CI: "1", ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1));
    child.on("close", (status) => done(status ?? 1));
  });
  return countTests(readReport(), projects, code, isChanged);
}

/** The main branch, or without one the last commit. */
const changedSince = (): string => ["origin/main", "main"].find(isCommit) ?? "HEAD";

const isCommit = (name: string): boolean =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", name], { cwd: ROOT }).status === 0;

function readReport(): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(REPORT, "utf8")) as VitestReport;
  } catch {
    return undefined;
  }
}
