import { join } from "node:path";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { type BareWorker, bareWorker } from "./bare-workerd.ts";
import { type Door, firstResponse } from "./first-response.ts";
import { atMost, type Result } from "./result.ts";
import { median, spread } from "./statistics.ts";

interface MeasuredDoor extends Door {
  name: string;
  /** The limit for the CPU time above the smallest Worker's, in ms. */
  atMost: number;
}

const json = { "content-type": "application/json" };

/** One for each kind of first response. Without a database the API refuses, by the same code. */
const DOORS: MeasuredDoor[] = [
  { name: "/", path: "/", atMost: 110 },
  { name: "/?utm_source=x", path: "/?utm_source=x", atMost: 110 },
  { name: "/ in EUR", path: "/", headers: { cookie: "currency=EUR" }, atMost: 110 },
  { name: "/auth", path: "/auth", atMost: 180 },
  {
    name: "POST /api/bookings",
    path: "/api/bookings",
    method: "POST",
    headers: json,
    body: JSON.stringify({
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.org",
      adults: 1,
      children: 0,
      infants: 0,
      currency: "EUR",
      language: "en",
    }),
    atMost: 180,
  },
  { name: "GET /api/admin/summary", path: "/api/admin/summary", atMost: 180 },
];

/**
 * Measures the CPU time of all threads of bare workerd from its start to the first response, above
 * the smallest Worker's. The runs alternate. Wall time would depend on the machine's load.
 */
export async function coldStart(rounds: number): Promise<Result[]> {
  const smallest = bareWorker(join(import.meta.dirname, "smallest-worker/wrangler.json"));
  const product = bareWorker(BUILT_CONFIG);
  const starts = [
    { name: "smallest", measure: () => measureStart(smallest, { path: "/" }) },
    ...DOORS.map((door) => ({ name: door.name, measure: () => measureStart(product, door) })),
  ];
  const times: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, measure } of round % 2 === 0 ? starts : starts.toReversed())
      (times[name] ??= []).push(await measure());
  }
  smallest.remove();
  product.remove();
  const floor = times["smallest"]!;
  return DOORS.map(({ name, atMost: bound }) => {
    const over = spread(times[name]!.map((ms, round) => ms - floor[round]!));
    const whole = `${Math.round(median(times[name]!))} ms against ${Math.round(median(floor))} ms`;
    const detail = `${whole}; ${Math.round(over.low)} to ${Math.round(over.high)} ms over, ${rounds} starts`;
    return atMost(`Cold ${name}`, bound, "ms", Math.round(over.median), detail);
  });
}

async function measureStart(worker: BareWorker, door: Door): Promise<number> {
  const running = await worker.start();
  try {
    await Promise.race([firstResponse(running.url, door), running.died]);
    return running.cpuMs();
  } finally {
    await running.stop();
  }
}
