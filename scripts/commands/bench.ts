/** npm run bench [-- soak] [--quick] [--only dashboard] [--minutes 60]: tools/bench/README.md. */
import { bench } from "../../tools/bench/bench.ts";
import { command, readArguments, StepFailed } from "../steps/command.ts";

await command("bench", () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string" },
      minutes: { type: "string", default: "5" },
      write: { type: "boolean", default: false },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes >= 3)) throw new StepFailed("A soak takes at least 3 minutes.");
  return bench({ ...values, only: (values.only ?? positionals[0])?.toLowerCase(), minutes });
});
