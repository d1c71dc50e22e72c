/** npm run bench [-- --quick] [--only dashboard]: ratios measured in one run on this machine. See bench/README.md. */
import { parseArgs } from "node:util";
import { bench } from "../../bench/bench.ts";
import { command } from "../steps/command.ts";

await command("bench", () => {
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, only: { type: "string" } },
  });
  return bench({ quick: values.quick ?? false, only: values.only });
});
