/** npm start: builds the product if needed, prepares local data, and serves until Ctrl-C. */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMigrated } from "../db/local-d1.ts";
import { isSeeded } from "../db/seed-local.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { requireGoodVars, shellVars } from "../serve/shell-vars.ts";
import { welcome } from "../serve/welcome.ts";
import { BUILT_CONFIG, isBuilt } from "../steps/build.ts";
import { command, logPath, readArguments, stopOnSignal } from "../steps/command.ts";
import { requireFreePort } from "../steps/free-port.ts";
import { port, stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

/** The cron that sends what the queue missed, and reminds and settles. */
const TEN_MINUTES = { cron: "*/10 * * * *", ms: 10 * 60_000 };

async function isPrepared(state: string): Promise<boolean> {
  return isBuilt() && isMigrated(state) && isSeeded(state);
}

/** Finishes before the product is served, so that no request sees partial data. */
async function prepare(): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "prepare.ts")], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  const code = await new Promise((done) => child.on("close", done));
  // The child has already printed the reason.
  if (code !== 0) process.exit(1);
}

await command("start", async () => {
  readArguments({});
  await requireFreePort(port());
  const state = stateDir();
  if (!(await step("Changes", () => isPrepared(state)))) await prepare();
  const vars = shellVars();
  requireGoodVars(BUILT_CONFIG, vars);

  const log = logPath("server");
  mkdirSync(dirname(log), { recursive: true });
  const lines = createWriteStream(log);
  const onLog = ({ level, message }: { level: string; message: string }) => {
    lines.write(`${message}\n`);
    if (level === "error" || level === "warn") console.error(message);
  };
  const product = await step("Server", () =>
    serveBuiltWorker({ port: port(), stateDir: state, vars, onLog }),
  );
  // Local workerd runs no crons. What deletes old data waits for `npm run retention`.
  setInterval(() => {
    product.scheduled(TEN_MINUTES.cron, Date.now()).catch((error: unknown) => {
      lines.write(`${String(error)}\n`);
      console.error(error);
    });
  }, TEN_MINUTES.ms);
  stopOnSignal(product.dispose);
  console.log(await welcome(product, log));
});
