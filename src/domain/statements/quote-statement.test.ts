import { expect, test } from "vitest";
import { withoutContacts } from "./quote-statement.ts";

const quoted = (reference: string) =>
  withoutContacts({ name: "Ada", reference, email: "ada@example.org" }).reference;

test.each([
  ["evil.com", "evil. com"],
  ["see evil.co.uk now", "see evil. co. uk now"],
  ["1.2.3.4", "1. 2. 3. 4"],
  ["a@evil.example", "a@ evil. example"],
  ["http:evil", "http: evil"],
  ["evil。com", "evil。 com"],
  ["call +33 6 12 34 56 78 today", "call … today"],
  ["06.12.34.56.78", "…"],
  ["(555) 123-456-789", "(…"],
  ["٠٦١٢٣٤٥٦٧٨", "…"],
])("%s is quoted as %s", (text, expected) => {
  expect(quoted(text)).toBe(expected);
});

test.each([
  "FT-1795176000000-ABC123",
  "order no. ft-1795176000000-abc123, and FT-1795176000000-ABC124",
  "Premium",
  "my flight of 2026-12-31 to Nice",
  "St. Tropez, Mme D’Arcy (née O'Brien-Ñandú)",
])("%s is quoted as it is", (text) => {
  expect(quoted(text)).toBe(text);
});
