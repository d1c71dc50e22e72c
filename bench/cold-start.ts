import { join } from "node:path";
import { BUILT_CONFIG } from "../scripts/steps/build.ts";
import { type BareWorker, bareWorker } from "./bare-workerd.ts";
import { firstResponse } from "./first-response.ts";
import { atMost, type Result } from "./result.ts";
import { median, spread } from "./statistics.ts";

/** Process start to the first response of `/` on bare workerd, over the smallest worker's. */
export async function coldStart(rounds: number): Promise<Result[]> {
  const smallest = bareWorker(join(import.meta.dirname, "smallest-worker/wrangler.json"));
  const product = bareWorker(BUILT_CONFIG);
  const times: { smallest: number[]; product: number[] } = { smallest: [], product: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order = [
      () => once(smallest).then((ms) => times.smallest.push(ms)),
      () => once(product).then((ms) => times.product.push(ms)),
    ];
    for (const start of round % 2 === 0 ? order : order.toReversed()) await start();
  }
  smallest.remove();
  product.remove();
  const over = spread(times.product.map((ms, round) => ms - (times.smallest[round] ?? Number.NaN)));
  const detail = `${Math.round(median(times.product))} ms against ${Math.round(median(times.smallest))} ms; ${Math.round(over.low)}–${Math.round(over.high)} ms over, ${rounds} starts`;
  return [
    atMost("Cold start of / over the smallest worker", 60, "ms", Math.round(over.median), detail),
  ];
}

async function once(worker: BareWorker): Promise<number> {
  const start = performance.now();
  const running = await worker.start();
  try {
    await firstResponse(`${running.url}/`);
    return performance.now() - start;
  } finally {
    await running.stop();
  }
}
