/** Builds, migrates and seeds for `npm start`, in a separate process that returns its memory. */
import { migrate } from "../db/local-d1.ts";
import { seedLocal } from "../db/seed-local.ts";
import { build } from "../steps/build.ts";
import { command } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

async function prepareData(state: string): Promise<void> {
  await migrate(state);
  await step("Demo data", () => seedLocal(state));
}

process.on("disconnect", () => process.exit(1));
await command("prepare", async () => {
  await Promise.all([build(), prepareData(stateDir())]);
});
