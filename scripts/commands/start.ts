/** npm start: builds the product when its sources changed, prepares local data, and serves it until Ctrl-C. */
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { migrate } from "../db/local-d1.ts";
import { seedLocal } from "../db/seed.ts";
import { serveBuiltWorker } from "../serve/serve-built-worker.ts";
import { requireGoodVars, shellVars } from "../serve/shell-vars.ts";
import { welcome } from "../serve/welcome.ts";
import { BUILT_CONFIG, build } from "../steps/build.ts";
import { command, logPath, stopOnSignal } from "../steps/command.ts";
import { requireFreePort } from "../steps/free-port.ts";
import { port, stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("start", async () => {
  await requireFreePort(port());
  const state = stateDir();
  await build();
  const vars = shellVars();
  requireGoodVars(BUILT_CONFIG, vars);
  await migrate(state);
  // Before the product is served, so that no request sees half of the data.
  await step("Demo data", () => seedLocal(state));

  const log = logPath("server");
  mkdirSync(dirname(log), { recursive: true });
  const lines = createWriteStream(log);
  const onLog = ({ level, message }: { level: string; message: string }) => {
    lines.write(`${message}\n`);
    if (level === "error" || level === "warn") console.error(message);
  };
  const product = await serveBuiltWorker({ port: port(), stateDir: state, vars, onLog });
  stopOnSignal(product.dispose);
  console.log(await welcome(product, log));
});
