import { expect, test } from "vitest";
import { zoneName } from "./zone-name.ts";

test("both names of a zone have one name in a browser", () => {
  expect(zoneName("Asia/Calcutta")).toBe(zoneName("Asia/Kolkata"));
  expect(zoneName("Europe/Kiev")).toBe(zoneName("Europe/Kyiv"));
});
