import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../scripts/db/local-d1.ts";
import {
  type ServedWorker,
  type ServeOptions,
  serveBuiltWorker,
} from "../scripts/serve/serve-built-worker.ts";
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
 * POST /api/bookings against a worker that only batches the same two inserts into the same schema: once behind the same
 * static assets, whose local router in front of the Worker is Miniflare's, and once without any.
 */
export async function bookings(pace: Pace): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const served: ServedWorker[] = [];
  const serve = async (name: string, options: ServeOptions) => {
    const stateDir = join(folder, name);
    await migrate(stateDir);
    const worker = await serveBuiltWorker({ ...options, stateDir, onLog: () => undefined });
    served.push(worker);
    return worker.url;
  };
  try {
    const bare = await serve("bare", { config: BARE });
    const withAssets = await serve("behind-assets", { config: behindAssets(BARE, folder) });
    const product = await serve("product", { vars: { RATE_LIMITS: "off" } });
    const post = { method: "POST", headers: { apikey: ANON_KEY }, body: booking } as const;
    const targets: Target[] = [
      { name: "bare", url: `${bare}${PATH}`, ...post },
      { name: "bare, behind assets", url: `${withAssets}${PATH}`, ...post },
      { name: "product", url: `${product}${PATH}`, ...post },
    ];
    const [floor, equal, ours] = (await compareThroughput(targets, pace)) as [
      Throughput,
      Throughput,
      Throughput,
    ];
    return [
      atLeast(
        "POST /api/bookings over the bare batch, both with assets",
        0.85,
        ratioTo(equal, ours),
        comparison(equal, ours),
      ),
      atLeast(
        "POST /api/bookings over the bare batch without assets",
        0.85,
        ratioTo(floor, ours),
        comparison(floor, ours),
      ),
    ];
  } finally {
    await Promise.all(served.map(({ dispose }) => dispose()));
    rmSync(folder, { recursive: true, force: true });
  }
}
