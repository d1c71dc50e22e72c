import { expect, test } from "vitest";
import { listSearch } from "./list-search.ts";

const search = listSearch({ status: ["paid", "new"], from: /^\d{4}-\d{2}-\d{2}$/ });

test("what a list knows is kept, whatever its order in the address", () => {
  const given = { cursor: "1_a", from: "2026-11-20", status: "paid", q: " FT-1 " };
  expect(Object.entries(search(given))).toEqual([
    ["q", "FT-1"],
    ["status", "paid"],
    ["from", "2026-11-20"],
    ["cursor", "1_a"],
  ]);
});

test.each([
  ["a filter that is not offered", { status: "unpaid" }],
  ["a text of another form", { from: "20/11/2026" }],
  ["a parameter that no list has", { lang: "en" }],
  ["an empty text", { q: "  " }],
  ["a text that nobody types", { q: "x".repeat(201) }],
  ["what is no text", { q: 7, cursor: ["a"] }],
])("%s is dropped", (_name, given) => {
  expect(search(given)).toEqual({});
});
