import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../../scripts/db/local-d1.ts";
import {
  type ServedWorker,
  type ServeOptions,
  serveBuiltWorker,
} from "../../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { wrappedWorker } from "../../tests/wrapped-workers/wrapped-worker.ts";
import { behindAssets } from "./behind-assets.ts";
import {
  compareThroughput,
  comparison,
  type Pace,
  ratioTo,
  type Throughput,
} from "./compare-throughput.ts";
import type { Target } from "./load.ts";
import { atLeast, type Result } from "./result.ts";

const BARE = join(import.meta.dirname, "bare-worker/wrangler.json");
const INSTANT = join(import.meta.dirname, "instant-mail/worker.mjs");
const PATH = "/api/bookings";
const ANON_KEY = "envol-public-anon-key";

const booking = (n: number) =>
  JSON.stringify({
    firstName: "Ada",
    lastName: "Example",
    email: `ada${n}@traveller.example`,
    airport: "London Heathrow (LHR)",
    adults: 2,
    children: 1,
    infants: 1,
    currency: "GBP",
  });

/**
 * Compares POST /api/bookings, with an idempotency key, to a Worker that only batches the same two
 * inserts into the same schema. Both are behind the same static assets. The mail sender answers at
 * once, and the queue runs in the same workerd.
 */
export async function bookings(pace: Pace): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const instant = wrappedWorker(BUILT_CONFIG, INSTANT);
  const served: ServedWorker[] = [];
  const serve = async (name: string, options: ServeOptions) => {
    const stateDir = join(folder, name);
    await migrate(stateDir);
    const worker = await serveBuiltWorker({ ...options, stateDir, onLog: () => undefined });
    served.push(worker);
    return worker.url;
  };
  try {
    const bare = await serve("bare", { config: behindAssets(BARE, folder) });
    const product = await serve("product", {
      config: instant.config,
      vars: { RATE_LIMITS: "off" },
    });
    const post = { method: "POST", headers: { apikey: ANON_KEY }, body: booking } as const;
    const targets: Target[] = [
      { name: "bare", url: `${bare}${PATH}`, ...post },
      { name: "product", url: `${product}${PATH}`, ...post, keyed: true },
    ];
    const [floor, ours] = (await compareThroughput(targets, pace)) as [Throughput, Throughput];
    const told = comparison(floor, ours);
    return [atLeast("Bookings over the bare pair", 0.7, ratioTo(floor, ours), told)];
  } finally {
    await Promise.all(served.map(({ dispose }) => dispose()));
    instant.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
