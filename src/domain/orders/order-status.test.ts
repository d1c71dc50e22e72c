import { describe, expect, test } from "vitest";
import { isConfirmed, ORDER_STATUSES, type OrderStatus } from "./order-status.ts";
import {
  allowedChanges,
  canChange,
  mayChangeTrip,
  ORDER_TRANSITIONS,
  undoneStatus,
} from "./order-transitions.ts";

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

test("these steps are allowed, and no others", () => {
  expect(pairs.filter(([from, to]) => canChange(from, to)).map((pair) => pair.join(" → "))).toEqual(
    [
      "Not Paid → paid",
      "Not Paid → cancelled",
      "paid → Not Paid",
      "paid → completed",
      "paid → refunded",
      "completed → paid",
      "completed → refunded",
      "cancelled → Not Paid",
      "cancelled → paid",
      "cancelled → refunded",
    ],
  );
});

test("nothing changes to itself; a slip can be taken back, except a refund", () => {
  expect(ORDER_STATUSES.filter((status) => canChange(status, status))).toEqual([]);
  const oneWay = pairs.filter(([from, to]) => canChange(from, to) && !canChange(to, from));
  // Late money makes a cancelled order paid. Staff undo a slip through "Not Paid".
  expect(oneWay.map((pair) => pair.join(" → "))).toEqual([
    "paid → refunded",
    "completed → refunded",
    "cancelled → paid",
    "cancelled → refunded",
  ]);
  expect(canChange("paid", "Not Paid") && canChange("Not Paid", "cancelled")).toBe(true);
  expect(ORDER_TRANSITIONS.refunded).toEqual([]);
});

test("only money that came can be refunded", () => {
  const from = (hasByHand: boolean) =>
    ORDER_STATUSES.filter((status) =>
      allowedChanges(status, { hasMoney: false, hasByHand }).includes("refunded"),
    );
  expect(from(false).every(isConfirmed)).toBe(true);
  expect(from(true)).toEqual(["paid", "completed", "cancelled"]);
});

test("while we have an order's money, nobody can say by hand that it is unpaid or refunded", () => {
  const allowed = (hasMoney: boolean) =>
    ORDER_STATUSES.map((from) => allowedChanges(from, { hasMoney, hasByHand: true }));
  expect(allowed(false)).toEqual(ORDER_STATUSES.map((from) => ORDER_TRANSITIONS[from]));
  expect(allowed(true)).toEqual([["paid", "cancelled"], ["completed"], ["paid"], ["paid"], []]);
});

test("airport, flight and travellers change while the order is to be used, before or after the change", () => {
  expect(ORDER_STATUSES.map((status) => mayChangeTrip(status))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(mayChangeTrip("completed", "paid")).toBe(true);
  expect(mayChangeTrip("paid", "completed")).toBe(true);
  expect(mayChangeTrip("completed", "refunded")).toBe(false);
});

describe("the last change of status", () => {
  const event = (from_status: OrderStatus | null, to_status: OrderStatus) => ({
    from_status,
    to_status,
  });
  const booked = event(null, "Not Paid");
  const held = (hasMoney: boolean) => ({ hasMoney, hasByHand: true });

  test.each([
    ["paid", "completed", "paid"],
    ["Not Paid", "cancelled", "Not Paid"],
    ["cancelled", "Not Paid", "cancelled"],
    ["Not Paid", "paid", "Not Paid"],
  ] as const)("from %s to %s is taken back", (from, to, undone) => {
    // Events that keep the status do not count.
    expect(undoneStatus([event(to, to), event(from, to), booked], held(false))).toBe(undone);
  });

  test("is not taken back where money forbids it, where it was a refund, or where there was none", () => {
    expect(undoneStatus([event("Not Paid", "paid"), booked], held(true))).toBeUndefined();
    expect(undoneStatus([event("paid", "refunded"), booked], held(false))).toBeUndefined();
    expect(undoneStatus([event("cancelled", "refunded"), booked], held(false))).toBeUndefined();
    expect(undoneStatus([event("cancelled", "paid"), booked], held(true))).toBeUndefined();
    expect(undoneStatus([event("Not Paid", "Not Paid"), booked], held(false))).toBeUndefined();
    expect(undoneStatus([booked], held(false))).toBeUndefined();
  });
});
