import { writeFileSync } from "node:fs";
import { serveBuiltWorker } from "../scripts/serve/serve-built-worker.ts";
import { DAY_MS, utcDate } from "#domain/time.ts";
import { asAdmin } from "./seeded-state.ts";
import { atMost, type Result } from "./result.ts";
import { findWorkerds, readMemory } from "./workerd-process.ts";

interface Export {
  lines: number;
  megabytes: number;
  seconds: number;
  /** The most memory that workerd held meanwhile, MB. */
  peak: number;
}

/** An export of 10^5 and one of 10^6 orders as CSV, and the memory of workerd meanwhile: its heap keeps some slack, far less than the text that passes. */
export async function exportMemory(stateDir: string): Promise<Result[]> {
  const others = new Set(findWorkerds());
  const served = await serveBuiltWorker({ stateDir, onLog: () => undefined });
  try {
    const pid = findWorkerds().find((process) => !others.has(process));
    const headers = await asAdmin(served.url);
    const take = (query: string) =>
      exported(`${served.url}/api/admin/orders.csv${query}`, headers, pid);
    // A tenth of three years.
    const tenth = `?from=${utcDate(Date.now() - 109 * DAY_MS)}`;
    const [few, many] = [await take(tenth), await take("")];
    const told = ({ lines, megabytes, seconds, peak }: Export) =>
      `${lines} orders, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s, peak ${Math.round(peak)} MB`;
    return [
      atMost(
        "Memory of a CSV for ten times the orders",
        64,
        "MB more",
        Math.round(many.peak - few.peak),
        `${told(few)}; ${told(many)}`,
      ),
    ];
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
