import { expect, test } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import { canChange } from "./order-transitions.ts";
import { changeMail } from "./order-mail.ts";

test("a traveller is told of what staff did, and not of a slip that they took back", () => {
  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));
  const told = pairs.filter(([from, to]) => canChange(from, to) && changeMail(from, to, true));
  expect(told.map(([from, to]) => [from, to, changeMail(from, to, true)].join(" "))).toEqual([
    "Not Paid paid order-paid",
    "Not Paid cancelled order-cancelled",
    "paid refunded order-refunded",
    "completed refunded order-refunded",
    "cancelled paid order-paid",
    "cancelled refunded order-refunded",
  ]);
});
