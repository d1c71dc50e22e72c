import { describe, expect, test } from "vitest";
import { ALL_FIELDS } from "../../../tests/factories.ts";
import { bookingTotalMinor, faresIn } from "../money/fares.ts";
import { toColumns } from "./booking-fields.ts";
import type { OrderConflict } from "./order-transitions.ts";
import {
  type ChangeableBooking,
  type ChangeDecision,
  decideChange,
  type DecidedChange,
  type HandMovement,
} from "./decide-change.ts";

type Change = Partial<Parameters<typeof decideChange>[1]>;

const FIELDS = {
  ...ALL_FIELDS,
  lastName: "Byron",
  children: 0,
  flightDate: "2027-05-01",
  flightNumber: "AF1",
};
const CUSTOMER = toColumns("customers", FIELDS);
const UNPAID: ChangeableBooking = {
  customer: CUSTOMER,
  order: {
    ...toColumns("orders", FIELDS),
    fares: faresIn("USD"),
    amountMinor: 0,
    status: "Not Paid",
    dueMinor: 0,
    paidMinor: 0,
    refundedMinor: 0,
    disputedMinor: 0,
    byHandMinor: 0,
    passId: null,
  },
  keptMinor: 0,
  hasOpenDispute: false,
  hasLostDispute: false,
  hasWonDispute: false,
};

const order = (changed: Partial<ChangeableBooking["order"]>, keptMinor = 0): ChangeableBooking => ({
  ...UNPAID,
  order: { ...UNPAID.order, ...changed },
  keptMinor,
});

/** The prices of one and of two adults, in minor units. */
const [ONE, TWO] = [1, 2].map((adults) =>
  bookingTotalMinor({ adults, children: 0, infants: 0 }, "USD"),
) as [number, number];

const OLD_PASS = "00000000-old111";
const NEW_PASS = "00000000-new222";
const PAID = order({ status: "paid", amountMinor: TWO, paidMinor: TWO, passId: OLD_PASS }, TWO);
const DEAR = order({ amountMinor: TWO, adults: 2 });
const BY_HAND = order({
  status: "paid",
  amountMinor: TWO,
  paidMinor: TWO,
  byHandMinor: TWO,
  passId: OLD_PASS,
});
const UNDER_DISPUTE = {
  ...order({ ...PAID.order, disputedMinor: TWO }),
  hasOpenDispute: true,
};
const LOST = {
  ...order({ ...PAID.order, status: "refunded", disputedMinor: TWO }),
  hasLostDispute: true,
};
const WON_ON_APPEAL = {
  ...order({ ...PAID.order, status: "refunded" }, TWO),
  hasWonDispute: true,
};
const REFUNDED = order({ ...PAID.order, status: "refunded", refundedMinor: TWO });
const COMPLETED = order({ ...PAID.order, status: "completed" }, TWO);
const CANCELLED = order({ status: "cancelled", amountMinor: TWO });
const ERASED = { ...UNPAID, customer: { ...CUSTOMER, email: "" } };

function decide(booking: ChangeableBooking, change: Change): ChangeDecision {
  return decideChange(booking, { reason: "On the phone", notify: true, ...change }, NEW_PASS);
}

function made(decision: ChangeDecision): DecidedChange {
  if (decision.kind !== "change") throw new Error(`Expected a change, not ${decision.kind}`);
  return decision;
}

describe("refuses", () => {
  const cases: [string, ChangeableBooking, Change, OrderConflict][] = [
    ["a step that is none", UNPAID, { status: "completed" }, "transition_not_allowed"],
    ["the status that it has", PAID, { status: "paid" }, "transition_not_allowed"],
    ["to forget received money", PAID, { status: "Not Paid" }, "payment_received"],
    ["to mark money as refunded that is here", PAID, { status: "refunded" }, "payment_received"],
    ["to give back what a bank holds", UNDER_DISPUTE, { status: "refunded" }, "payment_disputed"],
    ["to forget what a bank holds", UNDER_DISPUTE, { status: "Not Paid" }, "payment_disputed"],
    ["to undo a refund", REFUNDED, { status: "paid" }, "transition_not_allowed"],
    [
      "to undo a refund after a won dispute",
      { ...REFUNDED, hasWonDispute: true },
      { status: "paid" },
      "transition_not_allowed",
    ],
    [
      "to refund a cancelled order without money",
      CANCELLED,
      { status: "refunded" },
      "transition_not_allowed",
    ],
    [
      "to refund a cancelled order whose card money is here",
      order({ ...BY_HAND.order, status: "cancelled", byHandMinor: ONE }),
      { status: "refunded" },
      "payment_received",
    ],
    ["to name an erased person", ERASED, { firstName: "Eve" }, "customer_anonymous"],
    ["another flight of a used order", COMPLETED, { airport: "LHR" }, "trip_closed"],
    ["another flight of a cancelled order", CANCELLED, { airport: "LHR" }, "trip_closed"],
    ["a new pass where there is none", UNPAID, { newPass: true }, "pass_not_valid"],
    ["a new pass of a used order", COMPLETED, { newPass: true }, "pass_not_valid"],
  ];
  test.each(cases)("%s", (_what, booking, change, conflict) => {
    expect(decide(booking, change)).toEqual({ kind: "refused", conflict });
  });
});

test.each<[string, ChangeableBooking, Change]>([
  ["equal fields", PAID, { firstName: "Ada", airport: "CDG" }],
  ["no due amount that could be waived", PAID, { difference: "waive" }],
])("changes nothing by %s", (_what, booking, change) => {
  expect(decide(booking, change)).toEqual({ kind: "unchanged" });
});

describe("tells", () => {
  const cases: [string, ChangeableBooking, Change, DecidedChange["mail"]][] = [
    [
      "a payment by hand",
      DEAR,
      { status: "paid" },
      { kind: "order-paid", facts: { amountMinor: TWO } },
    ],
    [
      "a favour without a sum",
      DEAR,
      { status: "paid", method: "none" },
      { kind: "order-paid", facts: { amountMinor: 0 } },
    ],
    [
      "what came after the bank took the first money back",
      LOST,
      { status: "paid" },
      { kind: "order-paid", facts: { amountMinor: TWO } },
    ],
    ["a cancellation", UNPAID, { status: "cancelled" }, { kind: "order-cancelled" }],
    [
      "a refund by hand",
      BY_HAND,
      { status: "refunded" },
      { kind: "order-refunded", facts: { amountMinor: TWO, byHand: true } },
    ],
    [
      "only the rest that goes back by hand",
      order({ ...PAID.order, refundedMinor: ONE, byHandMinor: TWO - ONE }),
      { status: "refunded" },
      { kind: "order-refunded", facts: { amountMinor: TWO - ONE, byHand: true } },
    ],
    [
      "a favour that staff took back, which returns no money",
      order({ ...PAID.order, paidMinor: 0 }),
      { status: "refunded" },
      { kind: "order-cancelled" },
    ],
    ["nothing of a slip undone", COMPLETED, { status: "paid" }, undefined],
    ["nothing of a status without news", PAID, { status: "completed" }, undefined],
    [
      "another flight",
      PAID,
      { flightNumber: "AF2" },
      { kind: "order-changed", facts: { changed: ["flightNumber"] } },
    ],
    ["a new pass", PAID, { newPass: true }, { kind: "order-changed" }],
    ["an amount due", PAID, { adults: 3 }, { kind: "order-due" }],
    ["nobody who shall not be told", PAID, { adults: 3, notify: false }, undefined],
    [
      "what is waived",
      PAID,
      { adults: 3, difference: "waive" },
      { kind: "order-changed", facts: { waivedMinor: ONE, changed: ["adults"] } },
    ],
  ];
  test.each(cases)("%s", (_what, booking, change, mail) => {
    expect(made(decide(booking, change)).mail).toEqual(mail);
  });
});

describe("asks for", () => {
  const due = order({ ...PAID.order, adults: 3, amountMinor: TWO + ONE, dueMinor: ONE }, TWO);
  const cases: [string, ChangeableBooking, Change, number, [number, number] | undefined][] = [
    ["one more traveller", PAID, { adults: 3 }, ONE, [0, ONE / 100]],
    ["nothing more when it is waived", PAID, { adults: 3, difference: "waive" }, 0, [ONE / 100, 0]],
    ["nothing after a waiver of what was due", due, { difference: "waive" }, 0, [ONE / 100, 0]],
    ["nothing for a traveller less", due, { adults: 2 }, 0, [ONE / 100, 0]],
    ["nothing of an order paid by hand", BY_HAND, { adults: 3 }, 0, undefined],
    ["nothing of an unpaid order", UNPAID, { adults: 3 }, 0, undefined],
    ["the same after another flight", due, { airport: "LHR" }, ONE, undefined],
  ];
  test.each(cases)("%s", (_what, booking, change, dueMinor, entry) => {
    const decided = made(decide(booking, change));
    expect(decided.dueMinor).toBe(dueMinor);
    expect(decided.history?.due).toEqual(entry);
  });

  test("a new total only while the payments stay as they were read", () => {
    expect(made(decide(PAID, { adults: 3 })).needs.samePayments).toBe(true);
    expect(made(decide(PAID, { airport: "LHR" })).needs.samePayments).toBe(false);
    expect(made(decide(BY_HAND, { adults: 3 })).needs.samePayments).toBe(false);
  });
});

test.each<[string, ChangeableBooking, Change, string | undefined]>([
  ["an order that is paid now", UNPAID, { status: "paid" }, NEW_PASS],
  ["a cancelled order without one", CANCELLED, { status: "paid" }, NEW_PASS],
  ["an order whose pass is replaced", PAID, { newPass: true }, NEW_PASS],
  ["not an order whose use is undone", COMPLETED, { status: "paid" }, undefined],
  ["not an order with another flight", PAID, { airport: "LHR" }, undefined],
])("gives a pass to %s", (_what, booking, change, passId) => {
  expect(made(decide(booking, change)).passId).toBe(passId);
});

describe("records", () => {
  const cases: [string, ChangeableBooking, Change, DecidedChange["audit"], object | null][] = [
    [
      "a status without fields",
      UNPAID,
      { status: "paid" },
      { action: "order.status_changed", detail: { from: "Not Paid", to: "paid" } },
      null,
    ],
    [
      "fields by name, and their values in the history alone",
      PAID,
      { firstName: "Eve" },
      { action: "order.changed", detail: { fields: ["firstName"] } },
      { firstName: ["Ada", "Eve"] },
    ],
    [
      "a pass by the ends of both ids",
      PAID,
      { newPass: true },
      { action: "pass.replaced", detail: { fields: ["pass"] } },
      { pass: ["old111", "new222"] },
    ],
    [
      "a status and fields together",
      UNPAID,
      { status: "paid", flightNumber: "AF2" },
      {
        action: "order.status_changed",
        detail: { from: "Not Paid", to: "paid", fields: ["flightNumber"] },
      },
      { flightNumber: ["AF1", "AF2"] },
    ],
  ];
  test.each(cases)("%s", (_what, booking, change, audit, history) => {
    const decided = made(decide(booking, change));
    expect(decided.audit).toEqual(audit);
    expect(decided.history).toEqual(history);
  });
});

const money = (amountMinor: number, method: HandMovement["method"]) => ({
  kind: "by_hand" as const,
  amountMinor,
  waivedMinor: 0,
  method,
});
const waived = (waivedMinor: number) => ({
  kind: "waived" as const,
  amountMinor: 0,
  waivedMinor,
  method: null,
});

test.each<[string, ChangeableBooking, Change, HandMovement | undefined]>([
  ["a transfer", DEAR, { status: "paid", method: "transfer" }, money(TWO, "transfer")],
  ["money of which staff say nothing", DEAR, { status: "paid" }, money(TWO, "other")],
  ["a favour", DEAR, { status: "paid", method: "none" }, waived(TWO)],
  [
    "what a wrong payment did not bring",
    order({ ...DEAR.order, paidMinor: ONE }),
    { status: "paid", method: "cash" },
    money(TWO - ONE, "cash"),
  ],
  ["a slip taken back", BY_HAND, { status: "Not Paid" }, money(-TWO, "other")],
  [
    "a refund by hand",
    BY_HAND,
    { status: "refunded", method: "cash" },
    { ...money(-TWO, "cash"), kind: "refund" },
  ],
  [
    "what staff return of a cancelled order",
    order({ ...PAID.order, status: "cancelled", refundedMinor: ONE, byHandMinor: TWO - ONE }),
    { status: "refunded", method: "cash" },
    { ...money(ONE - TWO, "cash"), kind: "refund" },
  ],
  ["a waived difference", PAID, { adults: 3, difference: "waive" }, waived(ONE)],
  [
    "a difference paid by hand",
    PAID,
    { adults: 3, difference: "paid", method: "cash" },
    money(ONE, "cash"),
  ],
  ["what staff decide after a lost dispute", LOST, { status: "paid" }, money(TWO, "other")],
  ["nothing for money that an appeal brought back", WON_ON_APPEAL, { status: "paid" }, undefined],
  ["nothing for a use undone", COMPLETED, { status: "paid" }, undefined],
  ["nothing for a step that moves none", PAID, { status: "completed" }, undefined],
])("the journal gets %s", (_what, booking, change, movement) => {
  expect(made(decide(booking, change)).movement).toEqual(movement);
});

test.each<[string, ChangeableBooking, Change, DecidedChange["alert"]]>([
  ["paid without a payment", DEAR, { status: "paid" }, { what: "paid", amountMinor: TWO }],
  [
    "refunded without a payment",
    BY_HAND,
    { status: "refunded" },
    { what: "refunded", amountMinor: TWO },
  ],
  [
    "a payment by hand that is taken back",
    BY_HAND,
    { status: "Not Paid" },
    { what: "takenBack", amountMinor: TWO },
  ],
  // Staff had given this order away, so no money goes back.
  ["no end of a favour", order({ ...PAID.order, paidMinor: 0 }), { status: "refunded" }, undefined],
  [
    "a waived difference",
    PAID,
    { adults: 3, difference: "waive" },
    { what: "waived", amountMinor: ONE },
  ],
  ["no other status", UNPAID, { status: "cancelled" }, undefined],
  ["no slip undone with its payment", COMPLETED, { status: "paid" }, undefined],
])("tells admins of: %s", (_what, booking, change, alert) => {
  expect(made(decide(booking, change)).alert).toEqual(alert);
});

test("a status without money needs the order to have none when it is written", () => {
  expect(made(decide(BY_HAND, { status: "Not Paid" })).needs.noMoney).toBe(true);
  expect(made(decide(UNPAID, { status: "cancelled" })).needs.noMoney).toBe(false);
});

test("another case of the same address is a change, and no new address", () => {
  const sameMailbox = made(decide(PAID, { email: "ADA@example.org" }));
  expect(sameMailbox.history).toEqual({ email: ["ada@example.org", "ADA@example.org"] });
  expect(sameMailbox.fields.hasNewAddress).toBe(false);
  expect(made(decide(PAID, { email: "eve@example.org" })).fields.hasNewAddress).toBe(true);
});
