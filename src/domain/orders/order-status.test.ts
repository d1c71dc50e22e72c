import { expect, test } from "vitest";
import { allowedChanges, canChange, changeMail, isConfirmed, ORDER_STATUSES, ORDER_TRANSITIONS } from "./order-status.ts";
import { OrderChangeSchema } from "./order-change.schema.ts";

const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

test("these steps are allowed, and no others", () => {
  expect(pairs.filter(([from, to]) => canChange(from, to)).map((pair) => pair.join(" → "))).toEqual([
    "Not Paid → paid",
    "Not Paid → cancelled",
    "paid → Not Paid",
    "paid → completed",
    "paid → refunded",
    "completed → paid",
    "completed → refunded",
    "cancelled → Not Paid",
  ]);
});

test("nothing changes to itself; a slip can be taken back, except a refund", () => {
  expect(ORDER_STATUSES.filter((status) => canChange(status, status))).toEqual([]);
  const oneWay = pairs.filter(([from, to]) => canChange(from, to) && !canChange(to, from));
  expect(oneWay.map(([, to]) => to)).toEqual(["refunded", "refunded"]);
  expect(ORDER_TRANSITIONS.refunded).toEqual([]);
});

test("only money that came can be refunded", () => {
  expect(ORDER_STATUSES.filter((from) => canChange(from, "refunded")).every(isConfirmed)).toBe(true);
});

test("a change has a reason, and a version only if it is a number", () => {
  expect(OrderChangeSchema.parse({ status: "paid", reason: " Transfer " })).toEqual({ status: "paid", reason: "Transfer", notify: true });
  for (const change of [
    { status: "paid" },
    { status: "paid", reason: " " },
    { status: "paid", reason: "x", version: 1.5 },
    { status: "x", reason: "x" },
  ]) {
    expect(OrderChangeSchema.safeParse(change).success).toBe(false);
  }
});

test("while we have an order's money, nobody can say by hand that it is unpaid or refunded", () => {
  const allowed = (hasMoney: boolean) => ORDER_STATUSES.map((from) => allowedChanges(from, hasMoney));
  expect(allowed(false)).toEqual(ORDER_STATUSES.map((from) => ORDER_TRANSITIONS[from]));
  expect(allowed(true)).toEqual([["paid", "cancelled"], ["completed"], ["paid"], [], []]);
});

test("a traveller is told of what staff did, and not of a slip that they took back", () => {
  const told = pairs.filter(([from, to]) => canChange(from, to) && changeMail(from, to));
  expect(told.map(([from, to]) => [from, to, changeMail(from, to)].join(" "))).toEqual([
    "Not Paid paid order-paid",
    "Not Paid cancelled order-cancelled",
    "paid refunded order-refunded",
    "completed refunded order-refunded",
  ]);
});
