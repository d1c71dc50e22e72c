import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { logPath, ROOT, StepFailed } from "./command.ts";

/** A tool that takes longer is hanging: on a busy machine lint alone has taken five minutes. */
const TIMEOUT_MS = 30 * 60_000;

export interface ToolRun {
  code: number;
  output: string;
  seconds: number;
  log: string;
}

/**
 * Runs a tool of node_modules/.bin or the system, and writes its output to the log `name`, which
 * only this user reads: wrangler prints a link to the file of an export.
 */
export async function runTool(
  name: string,
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<ToolRun> {
  const log = logPath(name);
  mkdirSync(dirname(log), { recursive: true });
  // An earlier version let everybody read the log, and a file keeps its mode.
  rmSync(log, { force: true });
  const file = createWriteStream(log, { mode: 0o600 });
  const started = performance.now();
  // With CI set, wrangler and drizzle-kit choose the safe default instead of asking.
  const child = spawn(tool, args, {
    cwd: ROOT,
    env: { ...process.env, CI: "1", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: TIMEOUT_MS,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      file.write(chunk);
    });
  const code = await new Promise<number>((done, refuse) => {
    child.on("error", (error) =>
      refuse(new StepFailed(`${tool} could not be started: ${error.message}`)),
    );
    child.on("close", (status, signal) => {
      if (signal)
        refuse(
          new StepFailed(
            `${tool} was stopped by ${signal} after ${Math.round((performance.now() - started) / 1000)} s.`,
            log,
          ),
        );
      else done(status ?? 1);
    });
  });
  // Whoever reads the log next finds it whole.
  await new Promise<void>((written) => file.end(written));
  return {
    code,
    output: Buffer.concat(chunks).toString("utf8"),
    seconds: (performance.now() - started) / 1000,
    log,
  };
}
