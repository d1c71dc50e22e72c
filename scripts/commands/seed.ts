/**
 * npm run db:seed: adds demo data to the local database; it cannot reach a deployed one.
 * npm run db:seed -- --orders 100000: adds that many generated orders.
 */
import { migrate } from "../db/local-d1.ts";
import { generatedOrders } from "../db/generated-orders.ts";
import { seedLocal } from "../db/seed-local.ts";
import { storeOrdersGently } from "../db/store-orders.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("db:seed", async () => {
  const { values } = readArguments({ options: { orders: { type: "string" } } });
  const count = Number(values.orders ?? 0);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new StepFailed(`--orders must be a whole number, not "${values.orders}".`);
  await migrate(stateDir());
  const added = await step("Demo data", () => seedLocal(stateDir()));
  console.log(`  ${added} bookings added`);
  if (count === 0) return;
  const told = (stored: number) => stored % 100_000 === 0 && console.log(`  … ${stored} orders`);
  await step(`${count} orders`, async () =>
    storeOrdersGently({ stateDir: stateDir(), orders: generatedOrders(count, Date.now()) }, told),
  );
});
