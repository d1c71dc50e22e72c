import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServeOptions, serveBuiltWorker } from "../../scripts/serve/serve-built-worker.ts";
import { DAY_MS, utcDate } from "../../src/domain/time.ts";
import { asAdmin } from "./seeded-state.ts";
import { atMost, type Result } from "./result.ts";
import { findWorkerds, readMemory } from "./workerd-process.ts";

const BARE = join(import.meta.dirname, "bare-dashboard/wrangler.json");
/** The first tenth of the orders of three years. */
const TENTH_DAYS = 109;

interface Export {
  lines: number;
  megabytes: number;
  seconds: number;
  /** The peak memory of workerd during the export, in MB. */
  peak: number;
}

/**
 * Exports 10^5 and 10^6 orders as CSV, and compares the memory. workerd's heap grows with the text
 * that it sends, so a bare Worker that reads the same pages grows as well.
 */
export async function exportMemory(stateDir: string): Promise<Result[]> {
  const csv = "/api/admin/orders.csv";
  const tenth = utcDate(Date.now() - TENTH_DAYS * DAY_MS);
  const lines = (count: number) => `/api/export?lines=${count}`;
  const bare = await exportBoth({ stateDir, config: BARE }, [lines(100_000), lines(1_000_000)]);
  const ours = await exportBoth({ stateDir }, [`${csv}?from=${tenth}`, csv], asAdmin);
  const grown = ([few, many]: [Export, Export]) => many.peak - few.peak;
  const told = ([few, many]: [Export, Export]) => `${tell(few)}; ${tell(many)}`;
  return [
    atMost(
      "Memory that ten times the orders add to a CSV, over a bare Worker's",
      1.2,
      "times",
      Math.round((grown(ours) / grown(bare)) * 100) / 100,
      `${told(ours)}; bare: ${told(bare)}`,
    ),
  ];
}

const tell = ({ lines, megabytes, seconds, peak }: Export) =>
  `${lines} orders, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s, peak ${Math.round(peak)} MB`;

async function exportBoth(
  options: ServeOptions,
  [few, many]: [few: string, many: string],
  signIn: (url: string) => Promise<Record<string, string>> = async () => ({}),
): Promise<[Export, Export]> {
  const others = new Set(findWorkerds());
  const served = await serveBuiltWorker({ ...options, onLog: () => undefined });
  try {
    const pid = findWorkerds().find((process) => !others.has(process));
    const headers = await signIn(served.url);
    const take = (path: string) => exported(served.url + path, headers, pid);
    return [await take(few), await take(many)];
  } finally {
    await served.dispose();
  }
}

async function exported(
  url: string,
  headers: Record<string, string>,
  pid: string | undefined,
): Promise<Export> {
  if (pid) writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const start = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`);
  let [bytes, lines] = [0, 0];
  for await (const piece of response.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 0x0a) lines += 1;
  }
  return {
    lines: lines - 1,
    megabytes: bytes / 1e6,
    seconds: (performance.now() - start) / 1000,
    peak: readMemory(pid, "VmHWM"),
  };
}
