import { type LoadResult, load, type Target } from "./load.ts";
import { median, quantile, type Spread, spread } from "./statistics.ts";

export interface Pace {
  rounds: number;
  seconds: number;
  connections: number;
}

export interface Throughput {
  name: string;
  /** Successful responses per second, by round. */
  rounds: number[];
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

/**
 * Short rounds in alternating order, so that other load on the machine affects all targets alike.
 */
export async function compareThroughput(
  targets: readonly Target[],
  { rounds, seconds, connections }: Pace,
): Promise<Throughput[]> {
  for (const target of targets) await load(target, connections, 1.5);
  const results = targets.map((): LoadResult[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...targets.keys()];
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await load(targets[index] as Target, connections, seconds));
    }
  }
  return results.map((runs, index) => ({
    name: targets[index]?.name ?? "",
    rounds: runs.map((run) => run.perSecond),
    perSecond: median(runs.map((run) => run.perSecond)),
    p50: median(runs.map((run) => quantile(run.milliseconds, 0.5))),
    p99: median(runs.map((run) => quantile(run.milliseconds, 0.99))),
    failed: runs.reduce((sum, run) => sum + run.failed, 0),
  }));
}

/** The throughput relative to the same round of `anchor`. */
export function ratioTo(anchor: Throughput, ours: Throughput): Spread {
  return spread(
    ours.rounds.map((perSecond, round) => perSecond / (anchor.rounds[round] ?? Number.NaN)),
  );
}

/** Describes both sides of a ratio, with any failures. */
export function comparison(anchor: Throughput, ours: Throughput): string {
  const failed = ours.failed + anchor.failed;
  const speed = `${Math.round(ours.perSecond)} against ${Math.round(anchor.perSecond)} a second`;
  const times = `p50 ${ours.p50.toFixed(1)} against ${anchor.p50.toFixed(1)} ms, p99 ${ours.p99.toFixed(0)} against ${anchor.p99.toFixed(0)} ms`;
  return [speed, times, ...(failed > 0 ? [`${failed} FAILED`] : [])].join("; ");
}
