/**
 * npm run factor:remove -- email [--remote]: removes the second factor of an account that lost it,
 * on this machine or on the deployed product.
 */
import { withLocalD1, migrate } from "../db/local-d1.ts";
import { readLoser, removeFactorByCommand } from "../db/remove-factor.ts";
import { openDeployed } from "../setup/owner-tools.ts";
import { command, readArguments } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("factor:remove", async () => {
  const { values, positionals } = readArguments({
    options: { remote: { type: "boolean" } },
    allowPositionals: true,
  });
  const email = readLoser(positionals[0]);
  if (!values.remote) await migrate(stateDir());
  await step(`No second factor for ${email}`, async () =>
    values.remote
      ? removeFactorByCommand(await openDeployed(), email)
      : withLocalD1(stateDir(), (db) => removeFactorByCommand(db, email)),
  );
});
