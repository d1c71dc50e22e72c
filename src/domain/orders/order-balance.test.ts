import { expect, test } from "vitest";
import { orderBalance } from "./order-balance.ts";
import type { OrderStatus } from "./order-status.ts";

const balance = (status: OrderStatus, amount: number, paid_amount: number, ...refundable: number[]) =>
  orderBalance({ status, amount, paid_amount, payments: refundable.map((refundable_amount) => ({ refundable_amount })) });

test.each([
  ["as booked", "paid", 33, 33, [33], 0, 0],
  ["one traveller fewer", "paid", 22, 33, [33], 1100, 0],
  ["… whose fare is on its way back", "paid", 22, 33, [22], 0, 0],
  ["one traveller more", "completed", 44, 33, [33], 0, 1100],
  ["a part given back as a favour", "paid", 33, 33, [22], 0, 0],
  ["paid twice", "paid", 33, 66, [33, 33], 3300, 0],
  ["cents that binary fractions cannot hold", "paid", 0.3, 0.7, [0.1, 0.6], 40, 0],
  ["paid another way", "paid", 33, 0, [], 0, 0],
  ["unpaid, with money that does not fit", "Not Paid", 33, 22, [22], 0, 0],
  ["cancelled", "cancelled", 33, 33, [33], 0, 0],
] as const)("%s", (_name, status, amount, paid, refundable, tooMuchMinor, missingMinor) => {
  expect(balance(status, amount, paid, ...refundable)).toEqual({ tooMuchMinor, missingMinor });
});
