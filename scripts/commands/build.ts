/** npm run build: builds dist/, even if nothing has changed. */
import { build } from "../steps/build.ts";
import { command } from "../steps/command.ts";

await command("build", () => build("", { force: true }));
