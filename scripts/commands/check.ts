/** npm run check: runs types, lint, format and unit tests in seconds. */
import { command, readArguments } from "../steps/command.ts";
import { runChecks } from "../test/checks.ts";
import { summary } from "../test/outcome.ts";
import { runVitest } from "../test/run-vitest.ts";

await command("check", async () => {
  readArguments({});
  const outcomes = (await Promise.all([runChecks({ cached: true }), runVitest(["unit"])])).flat();
  console.log(summary(outcomes));
  if (outcomes.some(({ failed }) => failed > 0)) process.exit(1);
});
