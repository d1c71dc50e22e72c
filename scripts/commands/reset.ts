/** npm run db:reset: removes the local data (D1, KV, rate limits, mails) and creates it again. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../db/local-d1.ts";
import { seedLocal } from "../db/seed-local.ts";
import { command, readArguments } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("db:reset", async () => {
  readArguments({});
  // Removes only folders that the product made, because STATE_DIR can be any folder.
  for (const folder of ["v3", "mail", "mailbox", "restored"])
    rmSync(join(stateDir(), folder), { recursive: true, force: true });
  await migrate(stateDir());
  await step("Demo data", () => seedLocal(stateDir()));
});
