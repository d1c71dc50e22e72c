/**
 * Cloudflare's prices for the Workers Paid plan in dollars, without tax: the amount that a month
 * includes, and the price of each further `per`. Read on 23 November 2026 at
 * developers.cloudflare.com: workers/platform/pricing, d1/platform/pricing,
 * queues/platform/pricing, workers/observability/logs/workers-logs, email-service/platform/pricing.
 */
const PRICES = {
  requests: { included: 10e6, per: 1e6, dollars: 0.3 },
  cpuMs: { included: 30e6, per: 1e6, dollars: 0.02 },
  rowsRead: { included: 25e9, per: 1e6, dollars: 0.001 },
  rowsWritten: { included: 50e6, per: 1e6, dollars: 1 },
  storedBytes: { included: 5e9, per: 1e9, dollars: 0.75 },
  queueOperations: { included: 1e6, per: 1e6, dollars: 0.4 },
  mails: { included: 3000, per: 1000, dollars: 0.35 },
  logLines: { included: 20e6, per: 1e6, dollars: 0.6 },
} as const;
type Counted = keyof typeof PRICES;
const PLAN_DOLLARS = 5;
/** Writing, reading and deleting a message. */
const OPERATIONS_A_MESSAGE = 3;

/**
 * One page view. Scripts, styles and pictures never reach the Worker and are free. The CPU time
 * includes all threads of a local workerd on a busy machine, so a bill has less.
 */
const PAGE = { requests: 1, cpuMs: 4, logLines: 1 };

/** A paid, viewed and used booking, as tests/worker/operations/cost.test.ts measures it. */
export const BOOKING = {
  requests: 7,
  cpuMs: 60,
  rowsRead: 220,
  rowsWritten: 95,
  storedBytes: 5000,
  messages: 3,
  mails: 2,
  logLines: 10,
};

/** Every ten minutes and every hour. */
const CRONS = { requests: 6 * 24 * 30 + 24 * 30, rowsRead: 500 };

export const USUAL = { pagesAVisit: 4, bookings: 2, monthsKept: 24 };
const SIZES = [1e4, 1e6, 1e8];

export interface Month {
  visits: number;
  pagesAVisit: number;
  /** Per 100 visits. */
  bookings: number;
  /** How many months of bookings the database holds. */
  monthsKept: number;
}

export function countMonth({ visits, pagesAVisit, bookings, monthsKept }: Month) {
  const pages = visits * pagesAVisit;
  const booked = (visits * bookings) / 100;
  const crons = CRONS.requests;
  return {
    requests: pages * PAGE.requests + booked * BOOKING.requests + crons,
    cpuMs: pages * PAGE.cpuMs + booked * BOOKING.cpuMs,
    rowsRead: booked * BOOKING.rowsRead + crons * CRONS.rowsRead,
    rowsWritten: booked * BOOKING.rowsWritten,
    storedBytes: booked * BOOKING.storedBytes * monthsKept,
    queueOperations: booked * BOOKING.messages * OPERATIONS_A_MESSAGE,
    mails: booked * BOOKING.mails,
    logLines: pages * PAGE.logLines + booked * BOOKING.logLines + crons,
  } satisfies Record<Counted, number>;
}

/** In dollars: the plan, and the usage beyond it. */
export function priceMonth(month: Month): Record<Counted | "plan" | "total", number> {
  const counted = countMonth(month);
  const beyond = Object.fromEntries(
    Object.entries(PRICES).map(([name, { included, per, dollars }]) => [
      name,
      (Math.max(0, counted[name as Counted] - included) / per) * dollars,
    ]),
  ) as Record<Counted, number>;
  const total = Object.values(beyond).reduce((sum, dollars) => sum + dollars, PLAN_DOLLARS);
  return { plan: PLAN_DOLLARS, ...beyond, total };
}

const LABELS: Record<Counted | "plan" | "total", string> = {
  plan: "Workers Paid plan",
  requests: "Requests",
  cpuMs: "CPU time",
  rowsRead: "Rows read",
  rowsWritten: "Rows written",
  storedBytes: "Database",
  queueOperations: "Queue",
  mails: "Mails",
  logLines: "Logs",
  total: "A month",
};

export function tellCosts({ visits, ...month }: Month): string {
  const sizes = [...new Set([...SIZES, visits])].toSorted((a, b) => a - b);
  const priced = sizes.map((size) => priceMonth({ ...month, visits: size }));
  const row = (label: string, cells: string[]) =>
    label.padEnd(20) + cells.map((cell) => cell.padStart(16)).join("");
  return [
    row(
      "Visits",
      sizes.map((size) => size.toLocaleString("en")),
    ),
    ...Object.entries(LABELS).map(([name, label]) =>
      row(
        label,
        priced.map((dollars) => `$${dollars[name as Counted].toFixed(2)}`),
      ),
    ),
  ].join("\n");
}
