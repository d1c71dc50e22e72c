import { type LoadResult, load, type Target } from "./load.ts";
import { type Spread, median, quantile, spread } from "./statistics.ts";

export interface Pace {
  rounds: number;
  seconds: number;
  connections: number;
}

export interface Throughput {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** Throughput over the first target's, round by round. */
  ratio: Spread;
  failed: number;
}

/** Loads the targets in turn, the order reversed every second round, so that a slow minute hits all of them alike. */
export async function compareThroughput(targets: readonly Target[], { rounds, seconds, connections }: Pace): Promise<Throughput[]> {
  for (const target of targets) await load(target, connections, Math.min(seconds, 1.5));
  const results = targets.map((): LoadResult[] => []);
  for (let round = 0; round < rounds; round += 1) {
    const order = [...targets.keys()];
    for (const index of round % 2 === 0 ? order : order.toReversed()) {
      results[index]?.push(await load(targets[index] as Target, connections, seconds));
    }
  }
  const anchor = results[0] ?? [];
  return targets.map(({ name }, index) => {
    const runs = results[index] ?? [];
    return {
      name,
      perSecond: median(runs.map((run) => run.perSecond)),
      p50: median(runs.map((run) => quantile(run.milliseconds, 0.5))),
      p99: median(runs.map((run) => quantile(run.milliseconds, 0.99))),
      ratio: spread(runs.map((run, round) => run.perSecond / (anchor[round]?.perSecond ?? Number.NaN))),
      failed: runs.reduce((sum, run) => sum + run.failed, 0),
    };
  });
}
