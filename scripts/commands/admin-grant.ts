/**
 * npm run admin:grant -- email [--role agent] [--unproved] [--remote]: gives a role to an account,
 * on this machine or on the deployed product.
 */
import { grantByCommand, readAddress, readRole } from "../db/grant-role.ts";
import { withLocalD1, migrate } from "../db/local-d1.ts";
import { openDeployed } from "../setup/owner-tools.ts";
import { command, readArguments } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("admin:grant", async () => {
  const { values, positionals } = readArguments({
    options: {
      remote: { type: "boolean" },
      unproved: { type: "boolean" },
      role: { type: "string" },
    },
    allowPositionals: true,
  });
  const grant = {
    email: readAddress(positionals[0]),
    role: readRole(values.role),
    allowUnproved: values.unproved ?? false,
  };
  if (!values.remote) await migrate(stateDir());
  await step(`Role ${grant.role} for ${grant.email}`, async () =>
    values.remote
      ? grantByCommand(await openDeployed(), grant)
      : withLocalD1(stateDir(), (db) => grantByCommand(db, grant)),
  );
});
