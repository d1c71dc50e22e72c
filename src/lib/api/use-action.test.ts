import { expect, test } from "vitest";
import { errors } from "#content/errors.ts";
import { describeWait } from "./use-action.ts";

test.each([
  [1, "1 second", "1 seconde"],
  [60, "60 seconds", "60 secondes"],
  [90, "2 minutes", "2 minutes"],
  [900, "15 minutes", "15 minutes"],
  [5399, "90 minutes", "90 minutes"],
  [5400, "2 hours", "2 heures"],
  [86_400, "24 hours", "24 heures"],
])("%i seconds are %s, or %s", (seconds, english, french) => {
  expect(describeWait(seconds, errors.en())).toBe(english);
  expect(describeWait(seconds, errors.fr())).toBe(french);
});
