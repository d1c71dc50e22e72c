import { expect, test } from "vitest";
import { grownShapes } from "../../tools/growth/grown-shapes.ts";
import { listFields } from "./input-schemas.ts";
import { listPatterns } from "./source-patterns.ts";

/** The patterns that zod brings, such as the one for e-mail addresses. */
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
});
