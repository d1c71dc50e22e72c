import { DAY_MS } from "../../src/domain/time.ts";
import { type GeneratedOrder, generatedOrder } from "./generated-order.ts";
import { seededRandom } from "./seeded-random.ts";

const SEED = 5;
const THREE_YEARS_MS = 3 * 365 * DAY_MS;

/** `count` orders spread evenly over the `spanMs` before `now` (epoch ms), the oldest first: the same ones each time. */
export function* generatedOrders(count: number, now: number, spanMs: number = THREE_YEARS_MS): Generator<GeneratedOrder> {
  const random = seededRandom(SEED);
  const step = spanMs / count;
  for (let left = count - 1; left >= 0; left -= 1) yield generatedOrder(random, Math.floor(now - left * step));
}
