import { describe, expect, test } from "vitest";
import { bookingTotalMinor } from "../money/fares.ts";
import {
  amountToPay,
  backAfterChange,
  dueAfterChange,
  toPayMinor,
  unpaidTravellers,
} from "./order-due.ts";
import { isConfirmed, ORDER_STATUSES } from "./order-status.ts";

interface Sums {
  due: number;
  before: number;
  after: number;
  kept: number;
  byHand?: number;
}

const toMinor = ({ due, before, after, kept, byHand = 0 }: Sums) => ({
  dueMinor: due * 100,
  beforeMinor: before * 100,
  afterMinor: after * 100,
  keptMinor: kept * 100,
  byHandMinor: byHand * 100,
});

describe("what is due of a paid order after a change of its total", () => {
  test.each([
    ["one traveller more", { due: 0, before: 33, after: 44, kept: 33 }, 11],
    ["and another one", { due: 11, before: 44, after: 55, kept: 33 }, 22],
    ["one of the two fewer again", { due: 22, before: 55, after: 44, kept: 33 }, 11],
    ["as many as were paid", { due: 11, before: 44, after: 33, kept: 33 }, 0],
    ["fewer than were paid", { due: 11, before: 44, after: 22, kept: 33 }, 0],
    [
      "more, after fewer whose fare is still with us",
      { due: 0, before: 22, after: 44, kept: 33 },
      11,
    ],
    ["as many as once, after one was given back", { due: 0, before: 22, after: 33, kept: 22 }, 11],
    [
      "one more, after a part was given back as a favour",
      { due: 0, before: 33, after: 44, kept: 22 },
      11,
    ],
    ["one more, after a difference was waived", { due: 0, before: 44, after: 55, kept: 33 }, 11],
    ["one fewer, after a difference was waived", { due: 0, before: 44, after: 33, kept: 33 }, 0],
    ["another one, after the first was paid", { due: 0, before: 44, after: 55, kept: 44 }, 11],
    ["one more, after it was paid twice", { due: 0, before: 33, after: 44, kept: 66 }, 0],
    ["the same total", { due: 11, before: 44, after: 44, kept: 33 }, 11],
    [
      "as many as once, after staff kept a fare that came by hand",
      { due: 0, before: 33, after: 44, kept: 33, byHand: 11 },
      0,
    ],
    [
      "one more, after another was paid by hand",
      { due: 0, before: 44, after: 55, kept: 33, byHand: 11 },
      11,
    ],
  ])("%s", (_name, sums, expected) => {
    expect(dueAfterChange(toMinor(sums))).toBe(expected * 100);
  });

  test("is never below nothing, nor above what the order costs more than we have, by any number of changes", () => {
    let [dueMinor, beforeMinor] = [0, 3300];
    for (let step = 0; step < 2_000; step++) {
      const [afterMinor, keptMinor] = [
        1100 * (1 + ((step * 7919) % 9)),
        100 * ((step * 104_729) % 70),
      ];
      const byHandMinor = 100 * ((step * 31) % 20);
      dueMinor = dueAfterChange({ dueMinor, beforeMinor, afterMinor, keptMinor, byHandMinor });
      beforeMinor = afterMinor;
      expect(dueMinor).toBeGreaterThanOrEqual(0);
      expect(dueMinor).toBeLessThanOrEqual(Math.max(0, afterMinor - keptMinor - byHandMinor));
    }
  });
});

test.each([
  ["two fewer", { due: 0, before: 55, after: 33, kept: 55 }, 22],
  ["two fewer, one of them unpaid", { due: 11, before: 55, after: 33, kept: 44 }, 11],
  ["one fewer, not paid for", { due: 11, before: 44, after: 33, kept: 33 }, 0],
  ["one fewer, after a favour of a fare", { due: 0, before: 44, after: 33, kept: 33 }, 0],
  ["one fewer, after staff kept another's fare", { due: 0, before: 33, after: 22, kept: 44 }, 11],
  ["one more", { due: 0, before: 33, after: 44, kept: 33 }, 0],
  ["one fewer, paid by hand", { due: 0, before: 44, after: 33, kept: 33, byHand: 11 }, 11],
  ["three fewer, but two by hand", { due: 0, before: 44, after: 11, kept: 22, byHand: 22 }, 22],
])("%s: what goes back", (_name, sums, expected) => {
  expect(backAfterChange(toMinor(sums))).toBe(expected * 100);
});

test("an unpaid order asks for all, a paid one for what is due, others for nothing", () => {
  for (const status of ORDER_STATUSES) {
    const expected = status === "Not Paid" ? 4400 : isConfirmed(status) ? 1100 : 0;
    expect(toPayMinor({ status, amountMinor: 4400, dueMinor: 1100 })).toBe(expected);
    expect(amountToPay({ status, amount: 44, due_amount: 11 })).toBe(expected / 100);
  }
});

test("those who are not paid for are counted by their part of the price, rounded up", () => {
  const party = { adults: 2, children: 2, infants: 1, amountMinor: 4400 } as const;
  const unpaid = (dueMinor: number) => unpaidTravellers({ ...party, dueMinor });
  expect([0, 1, 1100, 1101, 2200, 4400].map(unpaid)).toEqual([0, 1, 1, 2, 2, 4]);
  expect(unpaid(bookingTotalMinor(party, "GBP"))).toBe(4);
  expect(unpaid(1e6)).toBe(4);
  // Because a child's fare is lower, no paid adult has to wait.
  const mixed = { adults: 3, children: 1, amountMinor: 10_000, dueMinor: 1000 };
  expect(unpaidTravellers(mixed)).toBe(1);
  expect(unpaidTravellers({ adults: 1, children: 0, amountMinor: 0, dueMinor: 0 })).toBe(0);
});
