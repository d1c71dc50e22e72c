import { build } from "../scripts/steps/build.ts";
import { step } from "../scripts/steps/step.ts";
import { bookings } from "./bookings.ts";
import { coldStart } from "./cold-start.ts";
import { dashboard } from "./dashboard.ts";
import { pageBytes } from "./page-bytes.ts";
import { pageOverAsset, pageOverConstant } from "./pages.ts";
import { report, type Result } from "./result.ts";
import { wordings } from "./wordings.ts";

interface BenchOptions {
  quick: boolean;
  /** How the title of the one part to measure begins, in small letters. */
  only: string | undefined;
}

/** Measures everything in one run, and prints one table. It judges nothing: a noisy machine is no failure. */
export async function bench({ quick, only = "" }: BenchOptions): Promise<void> {
  await build();
  const pace = quick ? { rounds: 5, seconds: 0.5 } : { rounds: 25, seconds: 0.8 };
  const results: Result[] = [];
  const measure = async (title: string, work: () => Promise<Result[]>) => {
    if (title.toLowerCase().startsWith(only)) results.push(...(await step(title, work)));
  };

  await measure("Bookings", () => bookings({ ...pace, connections: 8 }));
  await measure("Dashboard", () => dashboard({ ...pace, connections: 8 }));
  await measure("Pages over a static asset", () => pageOverAsset({ ...pace, connections: 16 }));
  await measure("Pages over a constant, bare workerd", () =>
    pageOverConstant({ ...pace, connections: 16 }),
  );
  await measure("Wordings over the raw stream", () =>
    wordings(quick ? { rounds: 9, pacedRounds: 2 } : { rounds: 25, pacedRounds: 5 }),
  );
  await measure("Cold start", () => coldStart(quick ? 5 : 12));
  await measure("Bytes", pageBytes);
  console.log(`\n${report(results)}`);
}
