import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteConfig } from "../../app.config.ts";
import { DEMO_ACCOUNTS } from "../../scripts/db/demo-accounts.ts";
import { type ServedWorker, serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { BUILT_CONFIG } from "../../scripts/steps/build.ts";
import { MINUTE_MS } from "../../src/domain/time.ts";
import { wrappedWorker } from "../../tests/wrapped-workers/wrapped-worker.ts";
import { atMost, type Result } from "./result.ts";
import { seededState, signIn } from "./seeded-state.ts";
import { median, quantile } from "./statistics.ts";
import { findWorkerds, readMemory } from "./workerd-process.ts";

const INSTANT = join(import.meta.dirname, "instant-mail/worker.mjs");
const VISITORS = 4;
/** In ms between requests of a visitor. Hours are comparable only at a constant pace. */
const PACE_MS = 80;
/** The time before the first measured minute, so that code and caches are warm. */
const WARM_MS = 20_000;
/** A killed workerd must respond within this time. */
const RECOVERY_S = 10;

interface Visit {
  path: string;
  method?: "POST";
  body?: object;
  headers?: Record<string, string>;
}

/** Returns the n-th request. Two in three are pages. */
type Traffic = (n: number) => Visit;

interface Sample {
  at: number;
  ms: number;
  /** Absent for a correct response. */
  problem?: string;
}

/** Kills workerd in the middle, and compares the last minute with the first. */
export async function soak(minutes: number): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), "envol-bench-"));
  const instant = wrappedWorker(BUILT_CONFIG, INSTANT);
  try {
    const stateDir = join(folder, "product");
    await seededState(10_000, stateDir);
    const vars = {
      RATE_LIMITS: "off",
      WORDINGS_PACE_MS: "0",
      // Hours of traffic exceed the daily budget of stored sites.
      SITE_CONFIGS_DAILY_BUDGET: "1000000",
    };
    const quiet = { onLog: () => undefined };
    const ours = await run(minutes, {
      serve: () => serveBuiltWorker({ ...quiet, config: instant.config, stateDir, vars }),
      trafficOf: async (url) => {
        const { access_token: token } = await signIn(url, "admin");
        return mixedTraffic(token);
      },
    });
    const told = ({ answers, memory, p99 }: Soaked) =>
      `${answers} answers; p99 ${p99.map(Math.round).join(" → ")} ms; ${memory.map(Math.round).join(" → ")} MB`;
    const growth = ([first, last]: [number, number]) => Math.round((last / first) * 100) / 100;
    const problems = [...new Set(ours.problems)].slice(0, 5).join("; ");
    return [
      atMost("Soak: errors", 0, "", ours.problems.length, `${told(ours)}; ${problems}`),
      atMost("Soak: p99, last minute over first", 1.2, "times", growth(ours.p99), told(ours)),
      atMost("Soak: memory, last minute over first", 1.2, "times", growth(ours.memory), told(ours)),
      atMost("Soak: back after a kill", RECOVERY_S, "s", ours.recovery, ""),
    ];
  } finally {
    instant.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Soaked {
  answers: number;
  problems: string[];
  /** In the first minute and in the last. */
  p99: [number, number];
  memory: [number, number];
  /** Seconds from the kill to the first response. */
  recovery: number;
}

interface Side {
  serve: () => Promise<ServedWorker>;
  trafficOf: (url: string) => Promise<Traffic>;
}

async function run(minutes: number, { serve, trafficOf }: Side): Promise<Soaked> {
  const others = new Set(findWorkerds());
  const start = async () => {
    const served = await serve();
    const pid = findWorkerds().find((one) => !others.has(one));
    return { served, pid, traffic: await trafficOf(served.url) };
  };
  let now = await start();
  const samples: Sample[] = [];
  const memory: { at: number; mb: number }[] = [];
  let isDown = false;
  const begun = performance.now() + WARM_MS;
  const end = begun + minutes * MINUTE_MS;
  const watch = setInterval(() => {
    if (!isDown) memory.push({ at: performance.now(), mb: readMemory(now.pid, "VmRSS") });
  }, 2_000);
  let acts = 0;
  const visitor = async () => {
    for (let next = performance.now(); performance.now() < end; next += PACE_MS) {
      const at = performance.now();
      if (!isDown) {
        const { url } = now.served;
        const visit = now.traffic((acts += 1));
        const problem = await ask(url, visit);
        // Requests that were open when workerd was killed do not count.
        if (!isDown && url === now.served.url)
          samples.push({ at, ms: performance.now() - at, ...(problem && { problem }) });
      }
      await new Promise((done) => setTimeout(done, Math.max(1, next - performance.now())));
    }
  };
  const killed = async () => {
    await new Promise((done) => setTimeout(done, WARM_MS + (minutes * MINUTE_MS) / 2));
    isDown = true;
    const at = performance.now();
    if (now.pid) process.kill(Number(now.pid), "SIGKILL");
    await now.served.dispose();
    now = await start();
    isDown = false;
    return (performance.now() - at) / 1000;
  };
  try {
    const [recovery] = await Promise.all([killed(), ...Array.from({ length: VISITORS }, visitor)]);
    const within = <Item extends { at: number }>(items: Item[], from: number) =>
      items.filter(({ at }) => at >= from && at < from + MINUTE_MS);
    const bothEnds = (read: (from: number) => number): [number, number] => [
      read(begun),
      read(end - MINUTE_MS),
    ];
    return {
      answers: samples.length,
      problems: samples.flatMap(({ problem }) => problem ?? []),
      p99: bothEnds((from) =>
        quantile(
          within(samples, from).map(({ ms }) => ms),
          0.99,
        ),
      ),
      memory: bothEnds((from) => median(within(memory, from).map(({ mb }) => mb))),
      recovery: Math.round(recovery * 10) / 10,
    };
  } finally {
    clearInterval(watch);
    await now.served.dispose();
  }
}

/** Returns what is wrong with the response, or undefined. */
async function ask(origin: string, { path, method, body, headers }: Visit) {
  try {
    const response = await fetch(`${origin}${path}`, {
      method: method ?? "GET",
      headers: {
        apikey: "envol-public-anon-key",
        ...(body && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });
    await response.arrayBuffer();
    return response.ok ? undefined : `${method ?? "GET"} ${path} answered ${response.status}`;
  } catch (error) {
    return `${method ?? "GET"} ${path}: ${String(error)}`;
  }
}

const PAGES = [
  "/",
  "/fr",
  "/services",
  "/fr/faq",
  "/?utm_source=x",
  "/fast-track-form",
  "/account",
];
const LISTS = ["orders", "summary", "orders?status=paid", "messages", "departures", "people?q=cam"];

/** Two pages, then one of these: a booking, a list, a sign-in, generated texts, a stored site. */
function mixedTraffic(token: string): Traffic {
  const run = `${process.pid}-${Date.now()}`;
  const staff = { authorization: `Bearer ${token}` };
  const member = DEMO_ACCOUNTS.find(({ email }) => email.startsWith("member@"))!;
  const others: ((n: number) => Visit)[] = [
    (n) => ({
      path: "/api/bookings",
      method: "POST",
      headers: { "idempotency-key": `soak-${run}-${n}` },
      body: {
        firstName: "Ada",
        lastName: "Example",
        email: `ada${n % 500}@traveller.example`,
        airport: "CDG",
        adults: 2,
        children: 1,
        infants: 0,
        currency: "EUR",
      },
    }),
    (n) => ({ path: `/api/admin/${LISTS[n % LISTS.length]}`, headers: staff }),
    () => ({ path: "/api/auth/token?grant_type=password", method: "POST", body: member }),
    (n) => ({ path: `/api/admin/${LISTS[(n + 1) % LISTS.length]}`, headers: staff }),
    (n) => ({
      path: "/api/wordings",
      method: "POST",
      body: {
        currentContent: siteConfig.content,
        brandInfo: { companyName: `Soak ${n % 5_000}` },
      },
    }),
    () => ({ path: "/api/site-configs", method: "POST", headers: staff, body: siteConfig }),
  ];
  return (n) => {
    const turn = Math.floor(n / 3);
    if (n % 3 === 0) return others[turn % others.length]!(turn);
    return {
      path: PAGES[(turn + n) % PAGES.length]!,
      headers: { cookie: `currency=${["GBP", "EUR", "USD"][turn % 3]}` },
    };
  };
}
