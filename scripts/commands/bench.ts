/** npm run bench [-- --quick]: ratios measured in one run on this machine. See bench/README.md. */
import { bench } from "../../bench/bench.ts";
import { command } from "../steps/command.ts";

await command("bench", () => bench({ quick: process.argv.includes("--quick") }));
