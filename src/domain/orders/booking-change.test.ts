import { expect, test } from "vitest";
import { maySettle, offeredChange } from "./booking-change.ts";
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

const NOW = Date.parse("2031-03-04T12:00:00Z");

test.each([
  ["an unpaid order", { status: "Not Paid" }, "change"],
  [
    "one whose time to pay is over",
    { status: "Not Paid", expires_at: "2031-03-04T11:00:00Z" },
    "none",
  ],
  ["a paid order", { status: "paid" }, "change"],
  ["a paid order of tomorrow", { status: "paid", flight_date: "2031-03-05" }, "late"],
  ["one whose money is on its way back", { status: "paid", kept: 0 }, "none"],
  ["one that was paid in cash", { status: "paid", kept: 0, by_hand_amount: 33 }, "change"],
  ["a used order", { status: "completed" }, "none"],
  ["a cancelled order", { status: "cancelled" }, "none"],
] as const)("pages offer a change: %s", (_what, changes, expected) => {
  const sums = { paid_amount: 33, refunded_amount: 0, disputed_amount: 0, by_hand_amount: 0 };
  const paid = changes.status === "Not Paid" ? { ...sums, paid_amount: 0 } : sums;
  const trip = { airport: "CDG", flight_date: "2031-03-20", expires_at: null, due_amount: 0 };
  const { kept = paid.paid_amount, ...order } = { kept: undefined, ...changes };
  const booking = {
    order: { amount: 33, ...paid, ...trip, ...order },
    payment: { status: null, kept_amount: kept },
  };
  expect(offeredChange(booking as unknown as Booking, NOW)).toBe(expected);
});
