import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach } from "vitest";
import { airportDate } from "#domain/airports/airport-time.ts";
import { operatorDate, utcDate } from "#domain/time.ts";

/** A test is over in that time, also on a busy machine. */
const NEEDED_MS = 120_000;

/** The dates that tests call today: in UTC, in London and in Paris. */
const datesAt = (at: number) => [utcDate(at), operatorDate(at), airportDate("CDG", at)].join();

// A test asks for today's date more than once, so it must not begin just before a midnight.
beforeEach(async () => {
  while (datesAt(Date.now()) !== datesAt(Date.now() + NEEDED_MS)) await sleep(1000);
});
