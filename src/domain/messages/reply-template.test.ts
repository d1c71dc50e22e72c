import { expect, test } from "vitest";
import {
  fillPlaceholders,
  openPlaceholders,
  PLACEHOLDERS,
  unknownPlaceholders,
} from "./reply-template.ts";

test("placeholders are filled in any case; one without a fact stays for its writer to see", () => {
  const text = "Hello {firstName}, {FLIGHTNUMBER} leaves from {airport}. {firstname}!";
  const filled = fillPlaceholders(text, { firstName: "Ada", flightNumber: "EX2048", airport: "" });
  expect(filled).toBe("Hello Ada, EX2048 leaves from {airport}. Ada!");
  expect(openPlaceholders(filled)).toEqual(["{airport}"]);
});

test("a fact is never read as a placeholder or a pattern", () => {
  expect(
    fillPlaceholders("{firstName} {lastName}", { firstName: "{lastName}", lastName: "$& $1" }),
  ).toBe("{lastName} $& $1");
});

test("only names of the list are placeholders; other braces are text", () => {
  expect(PLACEHOLDERS.flatMap((name) => unknownPlaceholders(`{${name}}`))).toEqual([]);
  expect(unknownPlaceholders("{firstName} {gate} {1} {} {a b}")).toEqual(["{gate}"]);
  expect(openPlaceholders("{gate} {gate} {1} {}")).toEqual(["{gate}"]);
});
