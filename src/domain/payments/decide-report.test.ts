import { expect, test } from "vitest";
import {
  decideReport,
  type DecidedRefund,
  type ReportDecision,
  type ReportedDispute,
  type ReportedPayment,
  type ReportedRefund,
} from "./decide-report.ts";
import type { DisputeStatus } from "./movement.ts";

const decide = (reported: Partial<ReportedPayment>): ReportDecision =>
  decideReport({
    provider: "stripe",
    reference: "cs_1",
    reported: {
      status: "paid",
      receivedMinor: 9000,
      currency: "EUR",
      refunds: [],
      disputes: [],
      fees: [],
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

const dispute = (changed: Partial<ReportedDispute>): ReportedDispute => ({
  reference: "du_1",
  status: "open",
  amountMinor: 9000,
  cause: "fraudulent",
  openedAt: 1000,
  dueAt: 9000,
  moves: [{ id: "txn_1", amountMinor: -9000, at: 1000 }],
  fees: [{ id: "txn_1", amountMinor: 1500, currency: "EUR", at: 1000 }],
  ...changed,
});

test.each<[DisputeStatus, DisputeStatus[], DisputeStatus[]]>([
  ["open", [], ["open", "under_review", "won", "lost"]],
  ["under_review", ["open"], ["open", "under_review", "won", "lost"]],
  ["lost", ["open", "under_review"], ["lost"]],
  ["won", ["open", "under_review", "lost"], []],
])("a dispute that is %s", (status, from, isNewsUnless) => {
  const { disputes } = decide({ disputes: [dispute({ status })] });
  expect(disputes).toEqual([expect.objectContaining({ reference: "du_1", from, isNewsUnless })]);
});

test("late money of a disputed payment is the bank's to return", () => {
  expect(decide({ disputes: [dispute({})] }).money?.lateRefund.amountMinor).toBe(0);
  expect(decide({ disputes: [dispute({ status: "won" })] }).money?.lateRefund.amountMinor).toBe(
    9000,
  );
});

const movements = (reported: Partial<ReportedPayment>) =>
  decide(reported).movements.map(({ id, kind, amountMinor }) => [id, kind, amountMinor]);

const RECEIVED = ["payment:p1", "payment", 9000];

test.each<[string, Partial<ReportedPayment>, unknown[]]>([
  ["nothing of a page that is open", { status: "open", receivedMinor: 0 }, []],
  ["the payment", {}, [RECEIVED]],
  [
    "its fee",
    { fees: [{ id: "txn_0", amountMinor: 160, currency: "EUR", at: 1000 }] },
    [RECEIVED, ["fee:txn_0", "fee", -160]],
  ],
  ["no refund that is on its way", { refunds: [refund({ status: "pending" })] }, [RECEIVED]],
  ["a refund", { refunds: [refund({})] }, [RECEIVED, ["refund:r1", "refund", -2000]]],
  [
    "a refund that left and came back",
    { refunds: [refund({ status: "failed", movedAt: 1000, returnedAt: 2000 })] },
    [RECEIVED, ["refund:r1", "refund", -2000], ["back:refund:r1", "refund_failed", 2000]],
  ],
  [
    "a dispute and its fee",
    { disputes: [dispute({})] },
    [RECEIVED, ["dispute:txn_1", "dispute_opened", -9000], ["fee:txn_1", "dispute_fee", -1500]],
  ],
  [
    "a dispute that we lost, which moves nothing more",
    { disputes: [dispute({ status: "lost", fees: [] })] },
    [RECEIVED, ["dispute:txn_1", "dispute_opened", -9000], ["lost:du_1", "dispute_lost", 0]],
  ],
  [
    "a dispute that we won",
    {
      disputes: [
        dispute({
          status: "won",
          fees: [],
          moves: [
            { id: "txn_1", amountMinor: -9000, at: 1000 },
            { id: "txn_2", amountMinor: 9000, at: 2000 },
          ],
        }),
      ],
    },
    [RECEIVED, ["dispute:txn_1", "dispute_opened", -9000], ["dispute:txn_2", "dispute_won", 9000]],
  ],
])("the journal has %s", (_what, reported, expected) => {
  expect(movements(reported)).toEqual(expected);
});

test("a refund that never left did not come back", () => {
  const [, back] = decide({ refunds: [refund({ status: "failed" })] }).movements;
  expect(back).toMatchObject({ kind: "refund_failed", undoes: "refund:r1" });
});
