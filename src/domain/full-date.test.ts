import { expect, test } from "vitest";
import { fullDateFormat } from "./full-date.ts";

const NOON = Date.UTC(2026, 10, 27, 12);

test.each([
  ["en", {}, "Friday 27 November 2026"],
  ["fr", {}, "vendredi 27 novembre 2026"],
  ["en", { timeStyle: "short" }, "Friday 27 November 2026 at 12:00"],
  ["en", { dateStyle: "long" }, "27 November 2026"],
] as const)("a day is written out in %s with %o", (language, options, written) => {
  expect(fullDateFormat(language, { timeZone: "UTC", ...options })(NOON)).toBe(written);
});
