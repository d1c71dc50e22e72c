import { isDayOver } from "#domain/airports/airport-time.ts";
import { type ClockReading, serverTimeAt } from "#domain/clock.ts";
import { isAccepted } from "#domain/passes/pass.ts";
import type { Pass, SeenPass } from "#domain/passes/pass.schema.ts";
import { DAY_MS } from "#domain/time.ts";
import { newestReading } from "#lib/api/server-clock.ts";
import {
  findKept,
  forgetPage,
  KEPT_PASS,
  type Kept,
  keepPage,
  keptPages,
} from "#lib/storage/kept-page.ts";

type KeptPass = Pass & { clock?: ClockReading | undefined };

const toKey = (code: string) => KEPT_PASS + code;
const DATELESS_MS = 30 * DAY_MS;

/** Stores a valid or open pass without its holder, and forgets any other. True if stored. */
export async function keepPass(code: string, path: string, pass: SeenPass): Promise<boolean> {
  if (isAccepted(pass.state))
    return keepPage(toKey(code), {
      path,
      scope: toScope(path),
      content: { ...pass, order: undefined, clock: newestReading() },
    });
  await forgetPass(code);
  return false;
}

export async function findKeptPass(code: string): Promise<Kept<Pass> | undefined> {
  const kept = await findKept<KeptPass>(toKey(code));
  return kept && !isOver(kept, Date.now()) ? kept : undefined;
}

export const forgetPass = (code: string): Promise<void> => forgetPage(toKey(code));

/** Every pass page calls this, because a browser has no scheduled jobs. */
export async function forgetPassesThatAreOver(): Promise<void> {
  for (const name of await keptPages()) {
    if (!name.startsWith(KEPT_PASS)) continue;
    const kept = await findKept<KeptPass>(name);
    if (!kept || isOver(kept, Date.now())) await forgetPage(name);
  }
}

/**
 * A pass without a day is over 30 days after loading. A device's clock that is ahead (epoch ms) must
 * not delete the only copy of a pass.
 */
export function isOver(
  { content: { airport, flight_date, clock }, keptAt }: Kept<KeptPass>,
  deviceTime: number,
): boolean {
  const now = Math.min(deviceTime, serverTimeAt(deviceTime, clock));
  return flight_date === null
    ? Date.parse(keptAt) + DATELESS_MS < now
    : isDayOver({ airport, flightDate: flight_date }, now);
}

/** Each language has its own scope: `/pass/` or `/fr/pass/`. */
const toScope = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
