import { assert, asyncProperty } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_GROWTH, WorkCounter } from "./count-work.ts";
import { anyShape, SHAPES } from "./hostile-texts.ts";
import { HEADER_READERS, MAIL_READERS, OTHER_READERS, type Reader } from "./readers.ts";

const LENGTH = 300;
/** Long enough for as many groups within groups as are read, also where few of many words open one. */
const LENGTH_OF_HEADERS = 2400;
const LENGTH_OF_RANDOM_HEADERS = 6000;
/** How many random shapes each reader gets. */
const RUNS = Number(process.env["SHAPES"] ?? 5);

const SOME_SHAPES = SHAPES.filter(([name], index) => index % 4 === 0 || name.startsWith("spaces"));
const work = new WorkCounter();
beforeAll(() => work.start());
afterAll(() => work.stop());

const READERS = [
  ...Object.entries(MAIL_READERS).map((entry) => [...entry, SHAPES, LENGTH] as const),
  ...Object.entries(HEADER_READERS).map(
    (entry) => [...entry, SHAPES.slice(0, 64), LENGTH_OF_HEADERS] as const,
  ),
  ...Object.entries(OTHER_READERS).map((entry) => [...entry, SOME_SHAPES, LENGTH] as const),
];

test.each(READERS)(
  // Proves V1.3.
  "four times a hostile text is at most six times the work: %s",
  async (_, read, shapes, length) => {
    // What is loaded and compiled at first is no work of the text.
    await work.count(() => read("a"));
    const grown: [shape: string, growth: number][] = [];
    for (const [name, shape] of shapes) {
      const growth = await work.growthOf(read, shape, length);
      if (growth > MAX_GROWTH) grown.push([name, growth]);
    }
    expect(grown).toEqual([]);
  },
  120_000,
);

const ANY_READERS = [
  ...Object.entries({ ...MAIL_READERS, ...OTHER_READERS }).map(
    (entry) => [...entry, LENGTH] as const,
  ),
  ...Object.entries(HEADER_READERS).map((entry) => [...entry, LENGTH_OF_RANDOM_HEADERS] as const),
];

test.each(ANY_READERS)(
  // Proves V1.3.
  "so it is for texts that are put together at random: %s",
  async (_, read, length) => {
    await work.count(() => read("a"));
    await assert(
      asyncProperty(anyShape, async (shape) => {
        expect(await work.growthOf(read, shape, length)).toBeLessThanOrEqual(MAX_GROWTH);
      }),
      { numRuns: RUNS },
    );
  },
  120_000,
);

test("the count itself sees what grows with the square, in patterns, in built-in methods and in loops", async () => {
  const shape = (length: number) => "a".repeat(length);
  const square: Record<string, Reader> = {
    "a pattern that starts anywhere": (text) => /a+b/.exec(text),
    "a pattern with two equal parts": (text) => /^\w*\w*b/.exec(text),
    "spaces at the end": (text) => /a+$/.exec(`${text}b`),
    "the rest for each match": (text) => Array.from(text.matchAll(/a/g), () => text.indexOf("b")),
    "the rest for each line": (text) => [...text].map((_, index) => text.slice(index)),
    "a loop within a loop": (text) => {
      let seen = 0;
      for (let at = 0; at < text.length; at++)
        for (let next = at; next < text.length; next++) seen += text[next] === "b" ? 1 : 0;
      return seen;
    },
  };
  for (const [name, read] of Object.entries(square))
    expect([name, await work.growthOf(read, shape, LENGTH)]).toEqual([
      name,
      expect.toSatisfy(isSquare),
    ]);
  expect(await work.growthOf((text) => text.split("b"), shape, LENGTH)).toBeLessThan(MAX_GROWTH);
});

const isSquare = (growth: number) => growth > MAX_GROWTH;
