/** npm run check: types, lint, format and unit tests, in seconds. */
import { command } from "../steps/command.ts";
import { runChecks } from "../test/checks.ts";
import { summary } from "../test/outcome.ts";
import { runVitest } from "../test/run-vitest.ts";

await command("check", async () => {
  const [checks, unit] = await Promise.all([runChecks(), runVitest("unit")]);
  const outcomes = [...checks, unit];
  console.log(summary(outcomes));
  if (outcomes.some(({ failed }) => failed > 0)) process.exit(1);
});
