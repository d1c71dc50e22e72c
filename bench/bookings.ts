import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "../scripts/db/migrate.ts";
import { serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { compareThroughput, type Pace, type Throughput } from "./compare-throughput.ts";
import type { Target } from "./load.ts";
import { atLeast, type Result } from "./result.ts";

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

/** POST /api/bookings against a worker that only batches the same two inserts into the same schema. */
export async function bookings(pace: Pace): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const stateOf = (name: string) => join(folder, name);
  for (const name of ["product", "bare"]) await migrate(stateOf(name));
  const bare = await serveBuiltWorker({ config: join(import.meta.dirname, "bare-worker/wrangler.json"), stateDir: stateOf("bare") });
  const product = await serveBuiltWorker({ stateDir: stateOf("product"), vars: { RATE_LIMITS: "off" }, onLog: () => undefined });
  try {
    const headers = { apikey: ANON_KEY };
    const url = `${product.url}/api/bookings`;
    const targets: Target[] = [
      { name: "bare batch", url: bare.url, method: "POST", body: booking },
      { name: "POST /api/bookings", url, method: "POST", headers, body: booking },
    ];
    const [floor, plain] = (await compareThroughput(targets, pace)) as [Throughput, Throughput];
    return [atLeast("POST /api/bookings over the bare batch", 0.85, plain.ratio, detailOf(plain, floor))];
  } finally {
    await Promise.all([bare.dispose(), product.dispose()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function detailOf(ours: Throughput, floor: Throughput): string {
  const failed = ours.failed + floor.failed;
  const speed = `${Math.round(ours.perSecond)} against ${Math.round(floor.perSecond)} a second; p50 ${ours.p50.toFixed(1)} against ${floor.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(0)} against ${floor.p99.toFixed(0)} ms`;
  return failed > 0 ? `${speed}; ${failed} FAILED` : speed;
}
