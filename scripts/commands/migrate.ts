/** npm run db:migrate: applies new migrations to the local database. */
import { migrate } from "../db/local-d1.ts";
import { command, readArguments } from "../steps/command.ts";
import { stateDir } from "../steps/settings.ts";

await command("db:migrate", () => {
  readArguments({});
  return migrate(stateDir());
});
