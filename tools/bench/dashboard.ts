import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type ServedWorker,
  type ServeOptions,
  serveBuiltWorker,
} from "../../scripts/serve/serve-built-worker.ts";
import { firstOrderNumber } from "../../src/domain/orders/order-number.ts";
import { DAY_MS } from "../../src/domain/time.ts";
import { behindAssets } from "./behind-assets.ts";
import {
  compareThroughput,
  comparison,
  type Pace,
  ratioTo,
  type Throughput,
} from "./compare-throughput.ts";
import { asAdmin, seededState } from "./seeded-state.ts";
import { exportMemory } from "./export-memory.ts";
import type { Target } from "./load.ts";
import { atLeast, type Result } from "./result.ts";
import { rowsRead } from "./rows-read.ts";

const BARE = join(import.meta.dirname, "bare-dashboard/wrangler.json");
const HUNDRED_THOUSAND = 100_000;
const MILLION = 1_000_000;
const YEAR_MS = 365 * DAY_MS;

/** Measures rows read, throughput, and the memory of an export, with 10^5 and 10^6 orders. */
export async function dashboard(pace: Pace): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const state = async (name: string, count: number) => {
    await seededState(count, join(folder, name));
    return join(folder, name);
  };
  try {
    const results = await rowsRead(
      await state("few", 10),
      await state("many", HUNDRED_THOUSAND),
      await state("most", MILLION),
    );
    results.push(...(await throughput(folder, state, pace)));
    results.push(...(await exportMemory(join(folder, "most"))));
    return results;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function throughput(
  folder: string,
  state: (name: string, count: number) => Promise<string>,
  pace: Pace,
): Promise<Result[]> {
  const served: ServedWorker[] = [];
  const serve = async (stateDir: string, options: ServeOptions) => {
    const worker = await serveBuiltWorker({ ...options, stateDir, onLog: () => undefined });
    served.push(worker);
    return worker.url;
  };
  try {
    const withAssets = await serve(await state("behind-assets", MILLION), {
      config: behindAssets(BARE, folder),
    });
    const many = await serve(join(folder, "many"), { vars: { RATE_LIMITS: "off" } });
    const most = await serve(join(folder, "most"), { vars: { RATE_LIMITS: "off" } });
    const [ofMany, ofMost] = [await asAdmin(many), await asAdmin(most)];
    const old = Date.now() - 2.5 * YEAR_MS;
    const views = {
      first: "admin/orders",
      deep: `admin/orders?cursor=${firstOrderNumber(old)}`,
      oneStatus: "admin/orders?status=refunded",
      search: "admin/orders?q=camille%20mar",
      summary: "admin/summary",
    };
    const names = Object.keys(views) as (keyof typeof views)[];
    const targets: Target[] = [
      { name: "bare, behind assets", url: `${withAssets}/api/` },
      ...names.map((name) => ({ name, url: `${many}/api/${views[name]}`, headers: ofMany })),
      ...names.map((name) => ({ name, url: `${most}/api/${views[name]}`, headers: ofMost })),
    ];
    const [equal, ...ours] = (await compareThroughput(targets, pace)) as [
      Throughput,
      ...Throughput[],
    ];
    const at = (count: number, name: keyof typeof views) =>
      ours[names.indexOf(name) + (count === MILLION ? names.length : 0)]!;
    const compared = (what: string, target: number, anchor: Throughput, measured: Throughput) =>
      atLeast(what, target, ratioTo(anchor, measured), comparison(anchor, measured));
    const first = at(MILLION, "first");
    return [
      compared("Orders, 10^6 over 10^5", 0.9, at(HUNDRED_THOUSAND, "first"), first),
      compared("Orders over the bare two queries", 0.8, equal, first),
      compared("A page 2.5 years deep over the first", 0.95, first, at(MILLION, "deep")),
      compared(
        "One status, 10^6 over 10^5",
        0.9,
        at(HUNDRED_THOUSAND, "oneStatus"),
        at(MILLION, "oneStatus"),
      ),
      compared(
        "A search of two words, 10^6 over 10^5",
        0.9,
        at(HUNDRED_THOUSAND, "search"),
        at(MILLION, "search"),
      ),
      compared(
        "Summary, 10^6 over 10^5",
        0.9,
        at(HUNDRED_THOUSAND, "summary"),
        at(MILLION, "summary"),
      ),
    ];
  } finally {
    await Promise.all(served.map(({ dispose }) => dispose()));
  }
}
