/** npm run build: builds dist/, always. */
import { build } from "../steps/build.ts";
import { command } from "../steps/command.ts";

await command("build", () => build("", { force: true }));
