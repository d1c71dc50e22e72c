import { expect, test } from "vitest";
import { fullDateFormat } from "./full-date.ts";

const NOON = Date.UTC(2026, 10, 27, 12);

test.each([
  ["en", {}, "Friday 27 November 2026"],
  ["fr", {}, "vendredi 27 novembre 2026"],
  ["en", { timeStyle: "short" }, "Friday 27 November 2026 at 12:00"],
  ["en", { dateStyle: "long" }, "27 November 2026"],
  ["fr", { dateStyle: undefined, day: "numeric", month: "long" }, "27 novembre"],
] as const)("a day is written out in %s with %o", (language, options, written) => {
  expect(fullDateFormat(language, { timeZone: "UTC", ...options })(NOON)).toBe(written);
});

test.each([
  ["fr", {}, "mardi 1er décembre 2026"],
  ["fr", { dateStyle: undefined, day: "numeric", month: "long" }, "1er décembre"],
  [
    "fr",
    { dateStyle: undefined, weekday: "short", day: "numeric", month: "long" },
    "mar. 1er décembre",
  ],
  ["fr", { timeStyle: "short" }, "mardi 1er décembre 2026 à 12:00"],
  ["en", { dateStyle: undefined, day: "numeric", month: "long" }, "1 December"],
] as const)("the first of a month is written in %s with %o", (language, options, written) => {
  const first = Date.UTC(2026, 11, 1, 12);
  expect(fullDateFormat(language, { timeZone: "UTC", ...options })(first)).toBe(written);
});
