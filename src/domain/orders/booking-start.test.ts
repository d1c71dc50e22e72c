import { expect, test } from "vitest";
import { toBookingStart } from "./booking-start.ts";

test("a booking starts with the airport and the party that a query names", () => {
  expect(toBookingStart({ airport: "CDG", adults: "3" })).toEqual({ airport: "CDG", adults: "3" });
  expect(toBookingStart({ adults: 6 })).toEqual({ airport: undefined, adults: "6" });
});

test.each([
  [{}],
  [{ airport: "", adults: "" }],
  [{ airport: "cdg", adults: "0" }],
  [{ airport: "XXX", adults: "7" }],
  [{ airport: ["CDG"], adults: ["2", "3"] }],
  [{ airport: "__proto__", adults: 2.5 }],
])("whatever else a query says is as if absent: %j", (query) => {
  expect(toBookingStart(query)).toEqual({ airport: undefined, adults: undefined });
});
