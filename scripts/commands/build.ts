/** npm run build: builds dist/, even if nothing has changed. */
import { build } from "../steps/build.ts";
import { command, readArguments } from "../steps/command.ts";

await command("build", () => {
  readArguments({});
  return build("", { force: true });
});
