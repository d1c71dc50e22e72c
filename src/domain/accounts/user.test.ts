import { expect, test } from "vitest";
import { splitName } from "./user.ts";

test.each([
  ["Ada Lovelace", "Ada", "Lovelace"],
  ["  Jean-Pierre  de La  Tour ", "Jean-Pierre", "de La Tour"],
  ["Plato", "Plato", ""],
  ["  ", "", ""],
])("the first word of %j is the first name", (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});
