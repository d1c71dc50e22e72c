import { StepFailed } from "../../scripts/steps/command.ts";
import { build } from "../../scripts/steps/build.ts";
import { step } from "../../scripts/steps/step.ts";
import { utcDate } from "../../src/domain/time.ts";
import { bookings } from "./bookings.ts";
import { coldStart } from "./cold-start.ts";
import { dashboard } from "./dashboard.ts";
import { writeFigures } from "./figures.ts";
import { filters } from "./filters.ts";
import { keptObjects } from "./kept-objects.ts";
import { pageBytes } from "./page-bytes.ts";
import { pageOverAsset, pageOverConstant } from "./pages.ts";
import { broken, report, type Result, shortfalls } from "./result.ts";
import { signedInPages } from "./signed-in-pages.ts";
import { soak } from "./soak.ts";
import { wordings } from "./wordings.ts";

interface BenchOptions {
  quick: boolean;
  /** The start of the titles of the parts to measure, in lower case. */
  only: string | undefined;
  /** The duration of the soak test, which runs alone. */
  minutes: number;
  /** Writes the figures into tools/bench/README.md. */
  write: boolean;
}

/**
 * Measures all parts and prints one table. If a part fails, the others still run.
 * @throws StepFailed if a figure misses its goal or a part produced none.
 */
export async function bench({ quick, only = "", minutes, write }: BenchOptions): Promise<void> {
  const pace = quick ? { rounds: 5, seconds: 0.5 } : { rounds: 25, seconds: 0.8 };
  const parts: [title: string, work: () => Promise<Result[]>][] = [
    ["Cold start", () => coldStart(quick ? 5 : 12)],
    // Single rounds vary from 0.5 to 1.1, and the median of 25 rounds varied by 0.03 between runs.
    ["Bookings", () => bookings({ ...pace, rounds: quick ? 5 : 75, connections: 8 })],
    ["Filters", filters],
    ["Dashboard", () => dashboard({ ...pace, connections: 8 })],
    ["Pages over a static asset", () => pageOverAsset({ ...pace, connections: 16 })],
    ["Pages over a constant", () => pageOverConstant({ ...pace, connections: 16 })],
    [
      "Wordings over the raw stream",
      () => wordings(quick ? { rounds: 9, pacedRounds: 2 } : { rounds: 25, pacedRounds: 15 }),
    ],
    ["Bytes", pageBytes],
    ["Signed-in pages", signedInPages],
    ["Kept objects", () => keptObjects()],
    ["Soak", () => soak(minutes)],
  ];
  const wanted = parts.filter(([title]) => title.toLowerCase().startsWith(only));
  if (wanted.length === 0)
    throw new StepFailed(
      `There is no part "${only}" to measure: choose of ${parts.map(([title]) => title.toLowerCase()).join(", ")}.`,
    );
  await build();
  const results: Result[] = [];
  for (const [title, work] of wanted)
    results.push(...(await step(title, work).catch((error: unknown) => [broken(title, error)])));
  console.log(`\n${report(results)}`);
  if (write) writeFigures(results, utcDate(Date.now()));
  const short = shortfalls(results);
  if (short) throw new StepFailed(short);
}
