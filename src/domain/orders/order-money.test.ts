import { expect, test } from "vitest";
import type { Booking } from "./order.schema.ts";
import { computeBackAmount, computeLeftAmount, computeOnlineAmount } from "./order-money.ts";

test("what was refunded and what a bank took back is not left, and money by hand did not come online", () => {
  const sums = { paid_amount: 44.1, refunded_amount: 11, disputed_amount: 22.05 };
  expect(computeLeftAmount(sums)).toBe(11.05);
  expect(computeOnlineAmount({ ...sums, by_hand_amount: 5.5 })).toBe(5.55);
});

test("money by hand does not go back to a card", () => {
  const back = (paid_amount: number, by_hand_amount: number, kept_amount: number) =>
    computeBackAmount({
      order: { paid_amount, by_hand_amount },
      payment: { kept_amount },
    } as Pick<Booking, "order" | "payment">);
  expect(back(33, 33, 0)).toBe(0);
  expect(back(44, 11, 33)).toBe(0);
  expect(back(44, 11, 22)).toBe(11);
  expect(back(66, 33, 0)).toBe(33);
});
