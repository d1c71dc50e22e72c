import { serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../scripts/steps/build.ts";
import { DAY_MS } from "../src/domain/time.ts";
import { type MeteredStatement, meteredWorker } from "../tests/metered-worker/metered-worker.ts";
import { asAdmin } from "./as-admin.ts";
import type { Result } from "./result.ts";

const VIEWS: Record<string, string> = {
  summary: "summary",
  "chart of 90 days": "daily-totals",
  "orders, first page": "orders",
  "orders, 2 years deep": `orders?cursor=${Date.now() - 2 * 365 * DAY_MS}_zzz`,
  "orders of one status": "orders?status=paid",
  "orders of some days": "orders?from=2024-06-01&to=2026-06-01",
  "orders by number": "orders?q=FT-",
  "orders by words": "orders?q=camille%20mar",
  "customers, first page": "customers",
  "customers by words": "customers?q=camille%20mar",
};

/** The rows that D1 itself says each view read, with the caller's session and role, over databases of more and more orders. */
export async function rowsRead(...stateDirs: string[]): Promise<Result[]> {
  const { config, remove } = meteredWorker(BUILT_CONFIG);
  const counts: Record<string, number>[] = [];
  try {
    for (const stateDir of stateDirs) {
      const served = await serveBuiltWorker({ config, stateDir, vars: { RATE_LIMITS: "off" }, onLog: () => undefined });
      counts.push(await countsOf(served.url).finally(served.dispose));
    }
  } finally {
    remove();
  }
  return Object.keys(VIEWS).map((name): Result => {
    const rows = counts.map((count) => count[name] ?? Number.NaN);
    const [before = Number.NaN, last = Number.NaN] = rows.slice(-2);
    return {
      what: `Rows read: ${name}`,
      target: "the same ± 2",
      measured: rows.join(" / "),
      detail: "10 / 10^5 / 10^6 orders",
      pass: Math.abs(last - before) <= 2,
    };
  });
}

async function countsOf(url: string): Promise<Record<string, number>> {
  const headers = await asAdmin(url);
  const counts: Record<string, number> = {};
  for (const [name, path] of Object.entries(VIEWS)) {
    await fetch(`${url}/api/metered`);
    await (await fetch(`${url}/api/admin/${path}`, { headers })).arrayBuffer();
    const statements = (await (await fetch(`${url}/api/metered`)).json()) as MeteredStatement[];
    counts[name] = statements.reduce((sum, { rows_read }) => sum + rows_read, 0);
  }
  return counts;
}
