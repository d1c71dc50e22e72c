import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { combineFilters } from "../../tests/filter-combinations.ts";
import { wrappedWorker, WRAPPERS } from "../../tests/wrapped-workers/wrapped-worker.ts";
import { atMost, type Result } from "./result.ts";
import { asAdmin, seededState } from "./seeded-state.ts";

/** A shown row may be read in an index, its table and a sort, and joined to as many others. */
const ROWS_PER_SHOWN = 16;
/** For bounds within an hour and for the ends of reads. */
const SLACK = 60;

interface Cost {
  rows: number;
  shown: number;
}

/** Compares the rows that every combination of filters reads, with 10^5 and with 10^4 orders. */
export async function filters(): Promise<Result[]> {
  const now = Date.now();
  const few = await costsWith(10_000, now);
  const many = await costsWith(100_000, now);
  const mayRead = (before: Cost, after: Cost) =>
    1.5 * before.rows + ROWS_PER_SHOWN * Math.max(0, after.shown - before.shown) + SLACK;
  const grown = [...many]
    .filter(([path, cost]) => cost.rows > mayRead(few.get(path)!, cost))
    .toSorted(([, a], [, b]) => b.rows - a.rows);
  const told = grown
    .slice(0, 5)
    .map(([path, { rows }]) => `${path}: ${few.get(path)!.rows} → ${rows}`);
  const most = Math.max(...[...many.values()].map(({ rows }) => rows));
  const detail = [`of ${many.size}, at most ${most} rows`, ...told].join("; ");
  return [atMost("Combinations of filters that grow", 0, "", grown.length, detail)];
}

async function costsWith(orders: number, now: number): Promise<Map<string, Cost>> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const { config, remove } = wrappedWorker(BUILT_CONFIG, WRAPPERS.metered);
  try {
    await seededState(orders, folder);
    const vars = { RATE_LIMITS: "off" };
    const served = await serveBuiltWorker({ config, stateDir: folder, vars, onLog: () => {} });
    try {
      const headers = await asAdmin(served.url);
      const costs = new Map<string, Cost>();
      for (const path of combineFilters(now)) {
        const response = await fetch(`${served.url}/api/admin/${path}`, { headers });
        if (!response.ok) throw new Error(`${path} answered ${response.status}`);
        const { items } = (await response.json()) as { items: unknown[] };
        costs.set(path, { rows: Number(response.headers.get("x-rows")), shown: items.length });
      }
      return costs;
    } finally {
      await served.dispose();
    }
  } finally {
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
