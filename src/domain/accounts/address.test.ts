import { expect, test } from "vitest";
import { isNearAddress } from "./address.ts";

const ADDRESS = "camille@voyage.example";

test.each([
  ["a letter is missing", "camile@voyage.example"],
  ["a letter is doubled", "camillle@voyage.example"],
  ["a letter is wrong", "kamille@voyage.example"],
  ["two letters are swapped", "camille@voyaeg.example"],
  ["the last letter is missing", "camille@voyage.exampl"],
])("addresses are near when %s, either way round", (_, other) => {
  expect([isNearAddress(ADDRESS, other), isNearAddress(other, ADDRESS)]).toEqual([true, true]);
});

test.each([
  ADDRESS,
  "",
  "camille@reise.example",
  "cmaile@voyage.example",
  "camille@voyage.example.org",
  "cimalle@voyage.example",
])("%s is the same address, or more than one slip away", (other) => {
  expect([isNearAddress(ADDRESS, other), isNearAddress(other, ADDRESS)]).toEqual([false, false]);
});
