import { expect, test } from "vitest";
import { metadataSize, splitName } from "./user.ts";

test.each([
  ["Ada Lovelace", "Ada", "Lovelace"],
  ["  Jean-Pierre  de La  Tour ", "Jean-Pierre", "de La Tour"],
  ["Plato", "Plato", ""],
  ["  ", "", ""],
])("the first word of %j is the first name", (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test("metadata that is nested deeper than the database reads is too large", () => {
  const nest = (levels: number): unknown => (levels === 0 ? [] : [nest(levels - 1)]);
  expect(metadataSize({ a: nest(30) })).toBe(68);
  expect(metadataSize({ a: nest(999) })).toBe(Infinity);
});
