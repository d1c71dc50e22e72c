import { type SeededRandom, seededRandom } from "../../scripts/db/seeded-random.ts";

/**
 * How often each race is run. `RACE_TRIES=300` is the long run. By default each race runs once in
 * each of the four ways of `bothAtOnce`.
 */
export const RACE_TRIES = Number(process.env.RACE_TRIES ?? 4);

/** A race's time limit in ms: it takes as long as it is run often, also on a busy machine. */
export const RACE_MS = 600_000 + RACE_TRIES * 20_000;

/**
 * Sends both requests at once: in turn either one first, and either one late by less than `spread` ms, which is what a request
 * takes until it has read what the other one changes.
 */
export async function bothAtOnce<First, Second>(
  attempt: number,
  random: SeededRandom,
  first: () => Promise<First>,
  second: () => Promise<Second>,
  spread = 12,
): Promise<[First, Second]> {
  // Half of the attempts are as close as they can be.
  const late = async <Result>(call: () => Promise<Result>) => {
    await new Promise((done) => setTimeout(done, random.next() * spread));
    return call();
  };
  const late1 = attempt % 4 === 2 ? () => late(first) : first;
  const late2 = attempt % 4 === 3 ? () => late(second) : second;
  if (attempt % 2 === 0) return Promise.all([late1(), late2()]);
  const [b, a] = await Promise.all([late2(), late1()]);
  return [a, b];
}

/** Runs a race `tries` times and adds up what it gave away. */
export async function sumRaces(
  seed: number,
  tries: number,
  race: (attempt: number, random: SeededRandom) => Promise<Record<string, number>>,
): Promise<Record<string, number>> {
  const random = seededRandom(seed);
  const total: Record<string, number> = {};
  for (let attempt = 0; attempt < tries; attempt++) {
    for (const [name, count] of Object.entries(await race(attempt, random)))
      total[name] = (total[name] ?? 0) + count;
  }
  return total;
}
