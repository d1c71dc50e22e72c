import { expect, test } from "vitest";
import {
  decideReport,
  type DecidedRefund,
  type ReportDecision,
  type ReportedPayment,
  type ReportedRefund,
} from "./decide-report.ts";

const decide = (reported: Partial<ReportedPayment>): ReportDecision =>
  decideReport({
    provider: "stripe",
    reference: "cs_1",
    reported: {
      status: "paid",
      receivedMinor: 9000,
      currency: "EUR",
      refunds: [],
      dispute: null,
      ...reported,
      id: "p1",
    },
  });

test.each<[ReportedPayment["status"], ReportDecision["from"]]>([
  ["open", []],
  ["processing", ["open"]],
  ["failed", ["open", "processing"]],
  ["expired", ["open", "processing"]],
  ["paid", ["open", "processing", "failed", "expired"]],
])("a payment that is %s leaves only the states before", (status, from) => {
  expect(decide({ status }).from).toEqual(from);
});

test.each<ReportedPayment["status"]>(["open", "processing", "failed", "expired"])(
  "no money comes with a payment that is %s",
  (status) => {
    expect(decide({ status, receivedMinor: 0 }).money).toBeUndefined();
  },
);

const refund = (changed: Partial<ReportedRefund>): ReportedRefund => ({
  id: "r1",
  reference: "re_1",
  status: "succeeded",
  amountMinor: 2000,
  ...changed,
});

test.each<[string, ReportedRefund[], number]>([
  ["all of it", [], 9000],
  ["none of what was given back", [refund({ amountMinor: 9000 })], 0],
  ["none of what is going back", [refund({ status: "pending" })], 7000],
  ["what a refund failed to give back", [refund({ status: "failed" })], 9000],
  ["the rest of several", [refund({}), refund({ id: "r2", amountMinor: 500 })], 6500],
])("late money gives back %s, once", (_what, refunds, amountMinor) => {
  const { money } = decide({ refunds });
  expect(money?.lateRefund).toEqual({ id: "late:p1", amountMinor });
  expect(money?.mail).toEqual({ id: "paid:p1", facts: { amountMinor: 9000 } });
});

test.each<[string, Partial<ReportedRefund>, Partial<DecidedRefund>]>([
  [
    "ours is told to the traveller when it is through",
    {},
    { id: "r1", mail: { id: "refunded:r1", facts: { amountMinor: 2000 } }, isProblem: false },
  ],
  [
    "one of the dashboard gets an id of its provider",
    { id: null },
    { id: "stripe:re_1", mail: { id: "refunded:stripe:re_1", facts: { amountMinor: 2000 } } },
  ],
  [
    "one of late money says so",
    { id: "late:p1" },
    { mail: { id: "refunded:late:p1", facts: { amountMinor: 2000, isLate: true } } },
  ],
  [
    "one of an act leaves the news to the act's mail",
    { id: "changed:e1:p1" },
    { id: "changed:e1:p1", mail: undefined, isProblem: false },
  ],
  [
    "one on its way tells nobody",
    { status: "pending" },
    { from: ["requested"], mail: undefined, isProblem: false },
  ],
  [
    "one that failed, even after success, is a problem and no mail",
    { status: "failed" },
    { from: ["requested", "pending", "succeeded"], mail: undefined, isProblem: true },
  ],
])("a refund: %s", (_what, reported, decided) => {
  expect(decide({ refunds: [refund(reported)] }).refunds).toEqual([
    expect.objectContaining(decided),
  ]);
});

test.each<[ReportedPayment["dispute"], ReportDecision["dispute"]]>([
  [null, { isRaised: false, isResolved: false }],
  ["open", { isRaised: true, isResolved: false }],
  ["lost", { isRaised: true, isResolved: false }],
  ["won", { isRaised: true, isResolved: true }],
])("a dispute that is %s", (dispute, decided) => {
  expect(decide({ dispute }).dispute).toEqual(decided);
});
