import { serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import type { DepartureList } from "../../src/domain/departures/departure.schema.ts";
import { firstOrderNumber } from "../../src/domain/orders/order-number.ts";
import { DAY_MS, utcDate } from "../../src/domain/time.ts";
import {
  type MeteredStatement,
  wrappedWorker,
  WRAPPERS,
} from "../../tests/wrapped-workers/wrapped-worker.ts";
import { asAdmin } from "./seeded-state.ts";
import { atMost, type Result } from "./result.ts";

const VIEWS: Record<string, string> = {
  summary: "summary",
  "chart of 90 days": "daily-totals",
  "orders, first page": "orders",
  "orders, 2 years deep": `orders?cursor=${firstOrderNumber(Date.now() - 2 * 365 * DAY_MS)}`,
  "orders of one status": "orders?status=paid",
  "orders of some days": "orders?from=2024-06-01&to=2026-06-01",
  "orders by number": "orders?q=FT-",
  "orders of one airport": "orders?airport=CDG",
  "orders by words": "orders?q=camille%20mar",
  "search of everything, with a typo": "search?q=camile",
  "customers, first page": "customers",
  "customers by words": "customers?q=camille%20mar",
  "people, first page": "people",
  "people by words": "people?q=camille",
  accounts: "accounts",
  "messages, first page": "messages",
  "messages, 2 years deep": `messages?cursor=${Date.now() - 2 * 365 * DAY_MS}_zzz`,
  "messages by words": "messages?q=camille%20mar",
  "messages by words of their replies": "messages?q=corrig",
};

/** A day has more departures if there are more orders, so the figure is rows per departure. */
const DEPARTURES = `departures?date=${utcDate(Date.now())}&limit=100`;
/** Four for the page, one for the totals, and two more if a lane has accepted the pass. */
const ROWS_PER_DEPARTURE = 7;
/** The caller's account, session and role, and the two rows at which the reads of a day end. */
const CALLER_ROWS = 5;

/** D1 reports these rows, which include the caller's session and role. */
export async function rowsRead(...stateDirs: string[]): Promise<Result[]> {
  const { config, remove } = wrappedWorker(BUILT_CONFIG, WRAPPERS.metered);
  const counts: Record<string, number>[] = [];
  const departures: { orders: number; rows: number }[] = [];
  try {
    for (const stateDir of stateDirs) {
      const served = await serveBuiltWorker({
        config,
        stateDir,
        vars: { RATE_LIMITS: "off" },
        onLog: () => undefined,
      });
      try {
        const headers = await asAdmin(served.url);
        counts.push(await countsOf(served.url, headers));
        departures.push(await departuresOf(served.url, headers));
      } finally {
        await served.dispose();
      }
    }
  } finally {
    remove();
  }
  return [viewsResult(counts), departuresResult(departures)];
}

/** Allows a small difference, because each page shows other people, who have more or fewer rows. */
function viewsResult(counts: readonly Record<string, number>[]): Result {
  const [before, last] = counts.slice(-2) as [Record<string, number>, Record<string, number>];
  const differ = Object.keys(VIEWS).filter(
    (name) => Math.abs(last[name]! - before[name]!) > 0.05 * before[name]! + 2,
  );
  const told = Object.keys(VIEWS).map(
    (name) => `${name} ${counts.map((count) => count[name]).join(" / ")}`,
  );
  return atMost(
    "Views that read other rows of 10^6 than of 10^5",
    0,
    "",
    differ.length,
    [...differ, "of:", ...told].join("; "),
  );
}

function departuresResult(departures: { orders: number; rows: number }[]): Result {
  return {
    what: "Rows for a departure of today",
    target: `≤ ${ROWS_PER_DEPARTURE}`,
    measured: departures.map(({ orders, rows }) => `${rows} of ${orders}`).join(", "),
    detail: "of orders that leave; 10, 10^5, 10^6 orders",
    pass: departures.every(({ orders, rows }) => rows <= ROWS_PER_DEPARTURE * orders + CALLER_ROWS),
  };
}

async function countsOf(url: string, headers: HeadersInit): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, path] of Object.entries(VIEWS))
    counts[name] = (await meter(url, path, headers)).rows;
  return counts;
}

async function departuresOf(
  url: string,
  headers: HeadersInit,
): Promise<{ orders: number; rows: number }> {
  const { body, rows } = await meter(url, DEPARTURES, headers);
  return {
    orders: (body as DepartureList).totals.reduce((sum, { orders }) => sum + orders, 0),
    rows,
  };
}

/** Returns the body too, so that a refusal, which reads few rows, is noticed. */
async function meter(
  url: string,
  path: string,
  headers: HeadersInit,
): Promise<{ body: unknown; rows: number }> {
  await fetch(`${url}/api/metered`);
  const response = await fetch(`${url}/api/admin/${path}`, { headers });
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const statements = (await (await fetch(`${url}/api/metered`)).json()) as MeteredStatement[];
  return { body, rows: statements.reduce((sum, { rows_read }) => sum + rows_read, 0) };
}
