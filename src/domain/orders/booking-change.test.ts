import { expect, test } from "vitest";
import { maySettle } from "./booking-change.ts";
import type { Booking } from "./order.schema.ts";

test.each([
  ["an unpaid order", { status: "Not Paid" }, 0, true],
  ["a payment that we hold", { status: "paid" }, 33, true],
  ["money that came another way", { status: "paid" }, 0, false],
  ["a payment that a bank holds or took back", { status: "paid", disputed_amount: 33 }, 33, false],
] as const)("travellers may cancel or change the party: %s", (_what, order, kept, expected) => {
  const booking = { order: { disputed_amount: 0, ...order }, payment: { kept_amount: kept } };
  expect(maySettle(booking as unknown as Booking)).toBe(expected);
});
