import { assert, asyncProperty } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_GROWTH, WorkCounter } from "../../tools/growth/count-work.ts";
import { anyShape, SHAPES, SOME_SHAPES } from "../../tools/growth/hostile-texts.ts";
import { HEADER_READERS, MAIL_READERS, OTHER_READERS } from "./readers.ts";

const LENGTH = 300;
/** Long enough for as many groups within groups as are read, also where few of many words open one. */
const LENGTH_OF_HEADERS = 2400;
const LENGTH_OF_RANDOM_HEADERS = 6000;
/** How many random shapes each reader gets in the long run. */
const LONG_RUN = process.env["SHAPES"];
const NAMED_SHAPES = LONG_RUN ? SHAPES : SOME_SHAPES;

const work = new WorkCounter();
beforeAll(() => work.start());
afterAll(() => work.stop());

const READERS = [
  ...Object.entries({ ...MAIL_READERS, ...OTHER_READERS }).map(
    ([name, read]) => [name, read, LENGTH, LENGTH] as const,
  ),
  ...Object.entries(HEADER_READERS).map(
    ([name, read]) => [name, read, LENGTH_OF_HEADERS, LENGTH_OF_RANDOM_HEADERS] as const,
  ),
];

test.each(READERS)(
  // Proves V1.3.
  "four times a hostile text is at most six times the work: %s",
  async (_, read, length, lengthOfRandom) => {
    // What is loaded and compiled at first is no work of the text.
    await work.count(() => read("a"));
    const grown: [shape: string, growth: number][] = [];
    for (const [name, shape] of NAMED_SHAPES) {
      const growth = await work.growthOf(read, shape, length);
      if (growth > MAX_GROWTH) grown.push([name, growth]);
    }
    expect(grown).toEqual([]);
    if (!LONG_RUN) return;
    await assert(
      asyncProperty(anyShape, async (shape) => {
        expect(await work.growthOf(read, shape, lengthOfRandom)).toBeLessThanOrEqual(MAX_GROWTH);
      }),
      { numRuns: Number(LONG_RUN) },
    );
  },
  LONG_RUN ? 1_200_000 : undefined,
);
