import { expect, test } from "vitest";
import { applyChanges } from "#worker/pages/prerendered.ts";
import { findChanges } from "./find-changes.ts";

const page =
  '<html lang="en"><b>$49</b><option selected>USD</option><option>EUR</option>é <i>x</i>';
const version =
  '<html lang="en"><b>€49</b><option>USD</option><option selected>EUR</option>é <i>x</i>';

test.each([
  ["another version", version],
  ["the same page", page],
  ["a longer text", page.replace("$49", "49\u202f€ tout compris")],
  ["an empty text", page.replace("$49", "€")],
])("%s comes back from its changes", (_name, other) => {
  expect(applyChanges(page, findChanges(page, other))).toBe(other);
});

test("only what differs is kept", () => {
  expect(findChanges(page, page)).toEqual([]);
  expect(findChanges(page, version).map(([, , text]) => text)).toEqual([
    "€49",
    "<option>",
    "<option selected>",
  ]);
});

test("a version with other tags is refused", () => {
  expect(() => findChanges(page, `${page}<hr>`)).toThrow("tags and texts");
});
