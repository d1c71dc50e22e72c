import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../steps/command.ts";
import type { Outcome } from "./outcome.ts";
import { countTests, type VitestReport } from "./vitest-report.ts";

/** Runs one project of vitest.config.ts, showing its progress, and counts its tests. */
export async function runVitest(project: "unit" | "worker" | "browser" | "brands", env: Record<string, string> = {}): Promise<Outcome> {
  const file = join(ROOT, ".cache/test", `${project}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  console.log(`▸ Tests: ${project}`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn("vitest", args, { cwd: ROOT, env: { ...process.env, CI: "1", ...env }, stdio: ["ignore", "inherit", "inherit"] });
  const code = await new Promise<number>((done) => {
    child.on("error", () => done(1));
    child.on("close", (status) => done(status ?? 1));
  });
  return { name: `Tests: ${project}`, ...countTests(readReport(file), code) };
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  } catch {
    return undefined;
  }
}
