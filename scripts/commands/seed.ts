/** npm run db:seed: demo data for the local database. It cannot reach a deployed one. */
import { withLocalD1 } from "../db/local-d1.ts";
import { migrate } from "../db/migrate.ts";
import { seed } from "../db/seed.ts";
import { command } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("db:seed", async () => {
  await migrate(stateDir());
  const added = await step("Demo data", () => withLocalD1(stateDir(), seed));
  console.log(`  ${added} bookings added`);
});
