import { expect, test } from "vitest";
import { OrderChangeSchema } from "./order-change.schema.ts";

test("a change has a reason, and a version only if it is a number", () => {
  expect(OrderChangeSchema.parse({ status: "paid", reason: " Transfer " })).toEqual({
    status: "paid",
    reason: "Transfer",
    notify: true,
  });
  // Absent fields stay unchanged.
  expect(OrderChangeSchema.parse({ flightNumber: " ", reason: "x" })).toEqual({
    flightNumber: "",
    reason: "x",
    notify: true,
  });
  for (const change of [
    { status: "paid" },
    { status: "paid", reason: " " },
    { status: "paid", reason: "x", version: 1.5 },
    { status: "x", reason: "x" },
    // Without a change, the input is refused.
    { reason: "x", version: 2, notify: false },
    { flightNumber: "AF 123456789", reason: "x" },
    { adults: 0, reason: "x" },
    { email: "nobody", reason: "x" },
    { firstName: " ", reason: "x" },
    { flightNumber: "AF 12" },
    // A browser makes this of a year that was typed with two digits.
    { status: "paid", reason: "x", movedOn: "0026-11-30" },
    { status: "paid", reason: "x", movedOn: "2126-11-30" },
  ]) {
    expect(OrderChangeSchema.safeParse(change).success).toBe(false);
  }
});
