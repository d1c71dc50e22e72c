import { expect, test } from "vitest";
import { listSearch } from "./list-search.ts";

const search = listSearch<{ q?: string; status?: string; cursor?: string }>(
  "q",
  "status",
  "cursor",
);

test("what a list knows is kept, in one order whatever the address", () => {
  expect(Object.entries(search({ cursor: "1_a", status: "paid", q: " FT-1 " }))).toEqual([
    ["q", "FT-1"],
    ["status", "paid"],
    ["cursor", "1_a"],
  ]);
});

test.each([
  ["a parameter that the list does not have", { lang: "en" }],
  ["an empty text", { q: "  " }],
  ["a text that nobody types", { q: "x".repeat(201) }],
  ["what is no text", { q: 7, cursor: ["a"] }],
])("%s is dropped", (_name, given) => {
  expect(search(given)).toEqual({});
});
