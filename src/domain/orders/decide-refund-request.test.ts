import { expect, test } from "vitest";
import type { OrderStatus } from "./order-status.ts";
import { decideRefundRequest } from "./decide-refund-request.ts";

const NOBODY = { adults: 0, children: 0, infants: 0 };
const payment = (id: string, leftMinor: number) => ({
  id,
  leftMinor,
  isDisputed: false,
  hasOpenRequest: false,
});
const order = (status: OrderStatus = "paid") => ({
  status,
  version: 4,
  adults: 2,
  children: 1,
  infants: 0,
});
const asked = (change: object = {}) => ({
  amountMinor: 1100,
  travellers: NOBODY,
  paymentId: undefined,
  version: 4,
  ...change,
});
const decide = (change?: object, payments = [payment("new", 500), payment("old", 3300)]) =>
  decideRefundRequest({ order: order(), payments }, asked(change));

test("a request is about the payment that staff chose, else about the newest with enough left", () => {
  expect(decide()).toEqual({ kind: "request", paymentId: "old" });
  expect(decide({ amountMinor: 500 })).toEqual({ kind: "request", paymentId: "new" });
  expect(decide({ amountMinor: 500, paymentId: "old" })).toEqual({
    kind: "request",
    paymentId: "old",
  });
});

test("a payment has one open request, also when another is asked for less", () => {
  const payments = [{ ...payment("old", 3300), hasOpenRequest: true }];
  expect(decide({}, payments)).toEqual({ kind: "refused", conflict: "refund_requested" });
  expect(decide({ amountMinor: 1 }, [...payments, payment("older", 100)])).toEqual({
    kind: "request",
    paymentId: "older",
  });
});

test.each([
  ["an order that changed since", { version: 3 }, "order_changed"],
  ["more than is left", { amountMinor: 3301 }, "refund_too_large"],
  ["more than is left of the chosen payment", { paymentId: "new" }, "refund_too_large"],
  ["a payment of another order", { paymentId: "theirs" }, "refund_too_large"],
])("nobody can ask for %s", (_what, change, conflict) => {
  expect(decide(change)).toEqual({ kind: "refused", conflict });
});

test("the bank decides about a disputed payment", () => {
  const disputed = { ...payment("old", 0), isDisputed: true };
  expect(decide({}, [disputed])).toEqual({ kind: "refused", conflict: "payment_disputed" });
});

test("what leaving travellers get back can come from several payments, but not from requested ones", () => {
  const travellers = { ...NOBODY, adults: 1, children: 1 };
  const payments = [payment("new", 1100), payment("old", 3300)];
  expect(decide({ amountMinor: 4400, travellers }, payments)).toEqual({
    kind: "request",
    paymentId: "new",
  });
  expect(decide({ amountMinor: 4400, travellers, paymentId: "old" }, payments)).toEqual({
    kind: "request",
    paymentId: "old",
  });
  expect(decide({ amountMinor: 4400 }, payments)).toEqual({
    kind: "refused",
    conflict: "refund_too_large",
  });
  expect(decide({ amountMinor: 4401, travellers }, payments)).toEqual({
    kind: "refused",
    conflict: "refund_too_large",
  });
  const requested = [{ ...payment("new", 1100), hasOpenRequest: true }, payment("old", 3300)];
  expect(decide({ amountMinor: 4400, travellers }, requested)).toEqual({
    kind: "refused",
    conflict: "refund_requested",
  });
  expect(decide({ amountMinor: 3300, travellers }, requested)).toEqual({
    kind: "request",
    paymentId: "old",
  });
});

test("travellers can be asked for while the trip is open, and somebody stays", () => {
  const travellers = { ...NOBODY, adults: 1, children: 1 };
  expect(decide({ travellers })).toMatchObject({ kind: "request" });
  for (const wrong of [{ adults: 2 }, { adults: 3 }, { children: 2 }, { infants: 1 }])
    expect(decide({ travellers: { ...NOBODY, ...wrong } })).toEqual({ kind: "wrong_travellers" });
  const used = { order: order("completed"), payments: [payment("old", 3300)] };
  expect(decideRefundRequest(used, asked({ travellers }))).toEqual({
    kind: "refused",
    conflict: "trip_closed",
  });
  expect(decideRefundRequest(used, asked())).toMatchObject({ kind: "request" });
});
