import { expect, test } from "vitest";
import { orderBalance } from "./order-balance.ts";
import type { OrderStatus } from "../orders/order-status.ts";

const balance = (
  status: OrderStatus,
  amount: number,
  paid_amount: number,
  due_amount: number,
  ...refundable: number[]
) =>
  orderBalance({
    status,
    amount,
    paid_amount,
    due_amount,
    payments: refundable.map((refundable_amount) => ({ refundable_amount })),
  });

test.each([
  ["as booked", "paid", [33, 33, 0, 33], [0, 0, 0]],
  ["one traveller fewer", "paid", [22, 33, 0, 33], [1100, 0, 0]],
  ["… whose fare is on its way back", "paid", [22, 33, 0, 22], [0, 0, 0]],
  ["one traveller more, who is asked to pay", "paid", [44, 33, 11, 33], [0, 1100, 0]],
  ["… and has paid", "paid", [44, 44, 0, 33, 11], [0, 0, 0]],
  ["… and is not asked", "completed", [44, 33, 0, 33], [0, 0, 1100]],
  ["two more, of whom one is asked to pay", "paid", [55, 33, 11, 33], [0, 1100, 1100]],
  ["as many as once, after one was given back", "paid", [33, 33, 11, 22], [0, 1100, 0]],
  ["a part given back as a favour", "paid", [33, 33, 0, 22], [0, 0, 0]],
  ["paid twice", "paid", [33, 66, 0, 33, 33], [3300, 0, 0]],
  ["cents that binary fractions cannot hold", "paid", [0.3, 0.7, 0, 0.1, 0.6], [40, 0, 0]],
  ["paid another way", "paid", [33, 0, 0], [0, 0, 0]],
  ["unpaid, with money that does not fit", "Not Paid", [33, 22, 0, 22], [0, 0, 0]],
  ["cancelled", "cancelled", [33, 33, 0, 33], [0, 0, 0]],
] as const)(
  "%s",
  (_name, status, [amount, paid, due, ...refundable], [tooMuchMinor, dueMinor, unaskedMinor]) => {
    expect(balance(status, amount, paid, due, ...refundable)).toEqual({
      tooMuchMinor,
      dueMinor,
      unaskedMinor,
    });
  },
);
