import { expect, test } from "vitest";
import * as z from "zod/mini";
import { validation } from "#content/validation.ts";
import { contradictions } from "#content/contradictions.ts";
import { api } from "#worker/app.ts";
import { routeDocs } from "#worker/api/route-docs.ts";
import { VALIDATION_MESSAGES } from "#domain/validation.ts";
import { listIssues } from "#domain/validation-issues.ts";

/** Wrong for most fields: other types, too long, too many, hostile letters. */
const WRONG: unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.0001,
  1e300,
  "",
  "x".repeat(5000),
  "a\u0007",
  "2026-13-45",
  "a@b",
  [],
  ["x"],
  Array.from({ length: 500 }, () => "a"),
  {},
  { surprise: 1 },
];

/** Returns every key of a schema of objects, also of those behind a check, a default or a union. */
function listKeys(schema: unknown): string[] {
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema as z.ZodMiniType, {
    io: "input",
    unrepresentable: "any",
  });
  return [
    ...Object.keys(properties),
    ...anyOf.flatMap(({ properties: more = {} }) => Object.keys(more)),
  ];
}

const OWN = new Set<string>(Object.values(VALIDATION_MESSAGES));

test("all that a call's rules say is said in the person's language", () => {
  const said = new Set<string>();
  for (const { handler } of api.routes) {
    const { query, json } = routeDocs.get(handler) ?? {};
    for (const schema of [query, json]) {
      if (!schema) continue;
      const keys = listKeys(schema);
      const inputs = [
        ...WRONG,
        ...keys.flatMap((key) => WRONG.map((wrong) => ({ [key]: wrong }))),
        ...WRONG.map((wrong) => Object.fromEntries(keys.map((key) => [key, wrong]))),
      ];
      for (const input of inputs) {
        const { error } = schema.safeParse(input);
        for (const { message } of error ? listIssues(error) : []) said.add(message);
      }
    }
  }
  const [french, ofFile] = [validation.fr(), contradictions.fr().rule];
  const own = [...said].filter((message) => OWN.has(message));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((message) => french(message) === french("anything else"))).toEqual([]);
  // The rest is of a configuration's file, or the library's own words for a body of another kind.
  const rest = [...said].filter((message) => !OWN.has(message) && ofFile(message) === message);
  expect(rest.length).toBeGreaterThan(0);
  expect(new Set(rest.map(french))).toEqual(new Set(["Valeur refusée"]));
});
