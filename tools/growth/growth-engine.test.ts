import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_GROWTH, WorkCounter } from "./count-work.ts";
import { grownShapes } from "./grown-shapes.ts";

const LENGTH = 300;
const work = new WorkCounter();
beforeAll(() => work.start());
afterAll(() => work.stop());

test("the count itself sees what grows with the square, in patterns, in built-in methods and in loops", async () => {
  const shape = (length: number) => "a".repeat(length);
  const square: Record<string, (text: string) => unknown> = {
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

test.each([
  /a+b/,
  /^\w*\w*b/,
  /[\d.]\s*z?\s*$/,
  /^m(?=[^]*[lh])[lh\d\s]*[\d.]\s*z?\s*$/i,
  /\s*\n\s*/,
  /(?:a|b)+c/,
  /(?<=x)(?:,\s*)*;?,*$/,
  /<(?:[a-z]+)*>/,
])("the shapes of %s show that it grows with the square", (pattern) => {
  expect(grownShapes(pattern)).not.toEqual([]);
});
