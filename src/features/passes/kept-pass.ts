import { isDayOver } from "#domain/airports/airport-time.ts";
import { isAccepted } from "#domain/passes/pass.ts";
import type { Pass, SeenPass } from "#domain/passes/pass.schema.ts";
import { DAY_MS } from "#domain/time.ts";
import {
  findKept,
  forgetPage,
  KEPT_PASS,
  type Kept,
  keepPage,
  keptPages,
} from "#lib/storage/kept-page.ts";

const toKey = (code: string) => KEPT_PASS + code;
const DATELESS_MS = 30 * DAY_MS;

/** Stores a valid or open pass without its holder, and forgets any other. True if stored. */
export async function keepPass(code: string, path: string, pass: SeenPass): Promise<boolean> {
  if (isAccepted(pass.state))
    return keepPage(toKey(code), {
      path,
      scope: toScope(path),
      content: { ...pass, order: undefined },
    });
  await forgetPass(code);
  return false;
}

export async function findKeptPass(code: string): Promise<Kept<Pass> | undefined> {
  const kept = await findKept<Pass>(toKey(code));
  return kept && !isOver(kept, Date.now()) ? kept : undefined;
}

export const forgetPass = (code: string): Promise<void> => forgetPage(toKey(code));

/** Every pass page calls this, because a browser has no scheduled jobs. */
export async function forgetPassesThatAreOver(now: number): Promise<void> {
  for (const name of await keptPages()) {
    if (!name.startsWith(KEPT_PASS)) continue;
    const kept = await findKept<Pass>(name);
    if (!kept || isOver(kept, now)) await forgetPage(name);
  }
}

/** A pass without a day is over 30 days after loading. `now` is epoch ms. */
export function isOver(
  { content: { airport, flight_date }, keptAt }: Kept<Pass>,
  now: number,
): boolean {
  return flight_date === null
    ? Date.parse(keptAt) + DATELESS_MS < now
    : isDayOver({ airport, flightDate: flight_date }, now);
}

/** Each language has its own scope: `/pass/` or `/fr/pass/`. */
const toScope = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
