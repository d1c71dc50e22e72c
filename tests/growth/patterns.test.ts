import { expect, test } from "vitest";
import { ENDED_AT, MAX_GROWTH } from "./count-work.ts";
import { listFields } from "./input-schemas.ts";
import { shapesOf } from "./pattern-shapes.ts";
import { TooMuchWorkError, walkRegExp } from "./regexp-steps.ts";
import { listPatterns } from "./source-patterns.ts";

const LENGTH = 150;
/** A pattern whose ways double with each letter never ends. */
const MOST_STEPS = 1_000_000;

/** The texts for which a pattern takes too many steps more when they are four times as long. */
const grownShapes = (pattern: RegExp): string[] =>
  shapesOf(pattern)
    .filter(([, shape]) => {
      const steps = stepsFor(pattern, shape(LENGTH), MOST_STEPS);
      return (
        steps > MOST_STEPS ||
        stepsFor(pattern, shape(4 * LENGTH), ENDED_AT * steps) > MAX_GROWTH * steps
      );
    })
    .map(([name]) => name);

function stepsFor(pattern: RegExp, text: string, limit: number): number {
  const tally = { steps: 0, limit };
  try {
    walkRegExp(pattern, text, tally);
  } catch (error) {
    if (!(error instanceof TooMuchWorkError)) throw error;
  }
  return tally.steps;
}

/** What zod itself brings, such as its e-mail address. */
const schemaPatterns = listFields().flatMap(({ name, checks }) =>
  checks.flatMap((check) =>
    "pattern" in check && check.pattern instanceof RegExp ? [[name, check.pattern] as const] : [],
  ),
);

test("no pattern of the sources or of a schema grows with the square of its text", () => {
  // Proves V1.3.
  const patterns = new Map(
    [...listPatterns(), ...schemaPatterns].map(([place, pattern]) => [
      String(pattern),
      { place, pattern },
    ]),
  );
  expect(patterns.size).toBeGreaterThan(300);
  const grown = [...patterns.values()].flatMap(({ place, pattern }) => {
    const shapes = grownShapes(pattern);
    return shapes.length > 0 ? [`${place}: ${String(pattern)} for ${shapes[0]}`] : [];
  });
  expect(grown).toEqual([]);
}, 120_000);

test.each([
  /a+b/,
  /^\w*\w*b/,
  /[\d.]\s*z?\s*$/,
  /^m(?=[^]*[lh])[lh\d\s]*[\d.]\s*z?\s*$/i,
  /\s*\n\s*/,
  /(?:a|b)+c/,
  /(?<=x)(?:,\s*)*;?,*$/,
  /<(?:[a-z]+)*>/,
])("the shapes of %s show that it does", (pattern) => {
  expect(grownShapes(pattern)).not.toEqual([]);
});
