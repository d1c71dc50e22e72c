import { expect, test } from "vitest";
import { computeLeftAmount, computeOnlineAmount, receiptMinor } from "./order-money.ts";

test("what was refunded and what a bank took back is not left, and money by hand did not come online", () => {
  const sums = { paid_amount: 44.1, refunded_amount: 11, disputed_amount: 22.05 };
  expect(computeLeftAmount(sums)).toBe(11.05);
  expect(computeOnlineAmount({ ...sums, by_hand_amount: 5.5 })).toBe(5.55);
});

test("a receipt counts neither a refund nor a lost dispute as paid, unless the order ended by it", () => {
  const sums = { paidMinor: 3300, refundedMinor: 1100, lostMinor: 2200 };
  expect(receiptMinor({ ...sums, status: "paid" })).toBe(0);
  expect(receiptMinor({ ...sums, status: "completed", lostMinor: 0 })).toBe(2200);
  expect(receiptMinor({ ...sums, status: "refunded" })).toBe(3300);
});
