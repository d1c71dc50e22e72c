import { expect, test } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import { canChange } from "./order-transitions.ts";
import { changeMail, isOutdated, resendableMails, takesMoney } from "./order-mail.ts";

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

const NOW = Date.UTC(2026, 10, 22);
const TOLD = {
  amountMinor: 3300,
  paidMinor: 3300,
  keptMinor: 3300,
  byHandMinor: 0,
  paymentStatus: null,
  refundedMinor: 0,
  disputedMinor: 0,
  dueMinor: 0,
  airport: "CDG",
  flightDate: "2026-12-24",
  isBeingRefunded: false,
};
const SUMS = {
  amount: 33,
  paid_amount: 33,
  refunded_amount: 0,
  by_hand_amount: 0,
  due_amount: 0,
  payments: [],
};

test("a mail that says until when to pay does not leave, nor again, once that time is over", () => {
  const asking = ["order-booked", "order-reminder", "order-changed"] as const;
  for (const kind of asking)
    for (const [endsAt, isOver] of [
      [NOW, true],
      [NOW + 1, false],
    ] as const) {
      const order = { ...TOLD, status: "Not Paid", paidMinor: 0, endsAt } as const;
      expect([kind, isOutdated({ kind, facts: null }, order, NOW)]).toEqual([kind, isOver]);
    }
  const trip = { airport: "CDG", flight_date: "2026-12-24" };
  const unpaid = { ...SUMS, ...trip, status: "Not Paid", paid_amount: 0 } as const;
  const again = (endsAt: number) =>
    resendableMails({ ...unpaid, expires_at: new Date(endsAt).toISOString() }, NOW);
  expect(again(NOW + 1)).toEqual(["order-booked", "order-changed"]);
  expect(again(NOW)).toEqual([]);
  const paid = { ...unpaid, status: "paid", expires_at: null } as const;
  expect(resendableMails(paid, NOW)).toEqual(["order-paid", "order-changed"]);
});

test("while staff look into money of an unpaid order, no reminder leaves", () => {
  const told = { ...TOLD, status: "Not Paid", endsAt: NOW + 1 } as const;
  for (const [refundedMinor, isOpen] of [
    [0, true],
    [3300, false],
  ] as const) {
    const order = { ...told, refundedMinor };
    expect(isOutdated({ kind: "order-reminder", facts: null }, order, NOW)).toBe(isOpen);
    for (const kind of ["order-booked", "order-changed"] as const)
      expect(isOutdated({ kind, facts: null }, order, NOW)).toBe(false);
  }
});

test("no mail asks for an amount due, or shows a pass to others, once the flight's day is over", () => {
  const facts = { ...SUMS, status: "paid", expires_at: null, due_amount: 11 } as const;
  for (const [flightDate, isPast] of [
    ["2026-11-20", true],
    ["2026-11-22", false],
  ] as const) {
    const due = { amountMinor: 4400, dueMinor: 1100 };
    const order = { ...TOLD, ...due, flightDate, status: "paid", endsAt: null } as const;
    for (const kind of ["order-due", "order-pass"] as const)
      expect([kind, isOutdated({ kind, facts: null }, order, NOW)]).toEqual([kind, isPast]);
    const again = resendableMails({ ...facts, airport: "CDG", flight_date: flightDate }, NOW);
    expect(again.includes("order-due")).toBe(!isPast);
    expect(again).toContain("order-paid");
  }
});

test.each([
  [{ keptMinor: 3300 }, { refundable_amount: 33 }, true],
  [{ keptMinor: 5500 }, { refundable_amount: 55 }, false],
  // The surplus is on its way back.
  [{ keptMinor: 3300, paidMinor: 5500 }, { refundable_amount: 33 }, true],
  [{ keptMinor: 3300, paymentStatus: "processing" }, { status: "processing" }, false],
] as const)(
  "an amount due is asked for unless its money does not fit or is being processed: %o",
  (sums, payment, asks) => {
    const told = { ...TOLD, ...sums, amountMinor: 4400, dueMinor: 1100, endsAt: null };
    const order = { ...told, status: "paid" } as const;
    expect(isOutdated({ kind: "order-due", facts: null }, order, NOW)).toBe(!asks);
    expect(takesMoney(order)).toBe(asks);
    const trip = { airport: "CDG", flight_date: "2026-12-24", expires_at: null };
    const payments = [{ status: "paid", refundable_amount: 33, ...payment } as const];
    const again = {
      ...SUMS,
      ...trip,
      amount: 44,
      due_amount: 11,
      status: "paid",
      payments,
    } as const;
    expect(resendableMails(again, NOW).includes("order-due")).toBe(asks);
  },
);

test("nobody is reminded to pay while the provider waits for the money", () => {
  const unpaid = { ...TOLD, paidMinor: 0, keptMinor: 0, status: "Not Paid", endsAt: null } as const;
  for (const [paymentStatus, asks] of [
    ["processing", false],
    ["open", true],
  ] as const) {
    const order = { ...unpaid, paymentStatus };
    expect(isOutdated({ kind: "order-reminder", facts: null }, order, NOW)).toBe(!asks);
    expect(takesMoney(order)).toBe(asks);
  }
});

test("a mail that is there for the code does not leave once all the money is on its way back", () => {
  for (const kind of ["order-day-before", "order-pass"] as const)
    for (const isBeingRefunded of [true, false]) {
      const order = { ...TOLD, status: "paid", endsAt: null, isBeingRefunded } as const;
      expect(isOutdated({ kind, facts: null }, order, NOW)).toBe(isBeingRefunded);
    }
});

test("a mail that confirms an order without a payment does not leave, nor again, once that order ended", () => {
  const told = { ...TOLD, endsAt: null };
  const trip = { airport: "CDG", flight_date: "2026-12-24", expires_at: null };
  for (const [status, paid, isOver] of [
    ["refunded", 0, true],
    ["refunded", 33, false],
    ["paid", 0, false],
    ["completed", 0, false],
  ] as const) {
    const order = { ...told, status, paidMinor: paid * 100 };
    expect(isOutdated({ kind: "order-paid", facts: null }, order, NOW)).toBe(isOver);
    const again = resendableMails({ ...SUMS, ...trip, status, paid_amount: paid }, NOW);
    expect(again.includes("order-paid")).toBe(!isOver);
  }
});
