/** npm run dev: serves the product with hot reload, on the same local data as npm start. */
import { spawn } from "node:child_process";
import { migrate } from "../db/local-d1.ts";
import { seedLocal } from "../db/seed-local.ts";
import { command, readArguments, ROOT, stopOnSignal } from "../steps/command.ts";
import { requireFreePort } from "../steps/free-port.ts";
import { port, stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("dev", async () => {
  readArguments({});
  await requireFreePort(port());
  await migrate(stateDir());
  await step("Demo data", () => seedLocal(stateDir()));
  const vite = spawn("vite", ["dev", "--port", String(port()), "--strictPort"], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const ended = new Promise<number>((done) => vite.on("exit", (code) => done(code ?? 0)));
  stopOnSignal(async () => {
    vite.kill("SIGTERM");
    await ended;
  });
  process.exitCode = await ended;
});
