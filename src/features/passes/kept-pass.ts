import { isDayOver } from "../../domain/airports/airport-time.ts";
import type { Pass, SeenPass } from "../../domain/passes/pass.schema.ts";
import { DAY_MS } from "../../domain/time.ts";
import {
  findKept,
  forgetPage,
  type Kept,
  keepPage,
  keptPages,
} from "../../lib/storage/kept-page.ts";

const PREFIX = "pass:";
const toKey = (code: string) => PREFIX + code;
/** How long a pass without a day is kept after it was last read. */
const DATELESS_MS = 30 * DAY_MS;

/**
 * Keeps the page of a pass that is valid, without whose it is, until its day is over at the airport; forgets that of any other. True when it
 * is kept.
 */
export async function keepPass(code: string, pass: SeenPass): Promise<boolean> {
  if (pass.state === "valid")
    return keepPage(toKey(code), toScope(location.pathname), { ...pass, order: undefined });
  await forgetPass(code);
  return false;
}

/** A pass as it was when its page was kept, unless its time is over. */
export async function findKeptPass(code: string): Promise<Kept<Pass> | undefined> {
  const kept = await findKept<Pass>(toKey(code));
  return kept && !isOver(kept, Date.now()) ? kept : undefined;
}

export const forgetPass = (code: string): Promise<void> => forgetPage(toKey(code));

/** Forgets the passes whose time is over. Nothing runs by itself in a browser: it is done whenever the page of any pass is opened. */
export async function forgetPassesThatAreOver(now: number): Promise<void> {
  for (const name of await keptPages()) {
    if (!name.startsWith(PREFIX)) continue;
    const kept = await findKept<Pass>(name);
    if (!kept || isOver(kept, now)) await forgetPage(name);
  }
}

/** Whether a pass is kept no longer at a time (epoch ms): its day is over at the airport or, without a day, 30 days after it was read. */
export function isOver(
  { content: { airport, flight_date }, keptAt }: Kept<Pass>,
  now: number,
): boolean {
  return flight_date === null
    ? Date.parse(keptAt) + DATELESS_MS < now
    : isDayOver({ airport, flightDate: flight_date }, now);
}

/** `/pass/` or `/fr/pass/`: the pages of passes in one language, and no others. */
const toScope = (pathname: string) => pathname.slice(0, pathname.lastIndexOf("/") + 1);
