/** npm run admin:grant -- e-mail [--remote]: makes someone who has an account an admin, here or on the deployed product. */
import { parseArgs } from "node:util";
import { grantLocalAdmin, grantRemoteAdmin, readAddress } from "../db/grant-admin.ts";
import { migrate } from "../db/migrate.ts";
import { command } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";
import { step } from "../steps/step.ts";

await command("admin:grant", async () => {
  const { values, positionals } = parseArgs({ options: { remote: { type: "boolean" } }, allowPositionals: true });
  const email = readAddress(positionals[0]);
  if (!values.remote) await migrate(stateDir());
  await step(`Admin role for ${email}`, () => (values.remote ? grantRemoteAdmin(email) : grantLocalAdmin(stateDir(), email)));
});
