import { ENDED_AT, MAX_GROWTH } from "./count-work.ts";
import { shapesOf } from "./pattern-shapes.ts";
import { TooMuchWorkError, walkRegExp } from "./regexp-steps.ts";

const LENGTH = 150;
/** A limit for patterns whose steps double with each letter, which would never end. */
const MOST_STEPS = 1_000_000;

/** Names the texts for which a pattern's steps grow too much at four times the length. */
export const grownShapes = (pattern: RegExp): string[] =>
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
