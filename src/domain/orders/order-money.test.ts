import { expect, test } from "vitest";
import { computeLeftAmount, computeOnlineAmount } from "./order-money.ts";

test("what was refunded and what a bank took back is not left, and money by hand did not come online", () => {
  const sums = { paid_amount: 44.1, refunded_amount: 11, disputed_amount: 22.05 };
  expect(computeLeftAmount(sums)).toBe(11.05);
  expect(computeOnlineAmount({ ...sums, by_hand_amount: 5.5 })).toBe(5.55);
});
