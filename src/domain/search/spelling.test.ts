import { expect, test } from "vitest";
import { allowsTypo, isOneEditApart } from "./spelling.ts";

test.each([
  ["lefevre", "lefevrre", "a letter more"],
  ["lefevre", "lefvre", "a letter less"],
  ["smith", "smyth", "another letter"],
  ["martin", "maritn", "two swapped"],
  ["martin", "artin", "the first missing"],
  ["martin", "amrtin", "the first two swapped"],
  ["martin", "marti", "the last missing"],
])("%s and %s are one edit apart: %s", (one, other) => {
  expect([isOneEditApart(one, other), isOneEditApart(other, one)]).toEqual([true, true]);
});

test.each([
  ["martin", "martin"],
  ["martin", "mratni"],
  ["martin", "mortan"],
  ["smith", "schmidt"],
  ["anna", "na"],
  ["abcd", "badc"],
])("%s and %s are not", (one, other) => {
  expect([isOneEditApart(one, other), isOneEditApart(other, one)]).toEqual([false, false]);
});

test("short words, numbers and codes are looked for as they are", () => {
  expect(["lee", "1234", "ex2048", "ada2"].filter(allowsTypo)).toEqual([]);
  expect(["smith", "иван"].filter(allowsTypo)).toEqual(["smith", "иван"]);
});
