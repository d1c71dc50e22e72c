import { describe, expect, test } from "vitest";
import { ORDER_STATUSES } from "./order-status.ts";
import type { Booking } from "./order.schema.ts";
import { checkoutState, hasActivePayment } from "./checkout-state.ts";
import { PAYMENT_STATUSES } from "../payments/payment.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const LATER = "2026-11-23T12:00:00.000Z";
const EARLIER = "2026-11-22T11:59:59.999Z";

type News = Partial<
  Pick<
    Booking["order"],
    | "status"
    | "paid_amount"
    | "refunded_amount"
    | "by_hand_amount"
    | "disputed_amount"
    | "expires_at"
  > & {
    payment: Booking["payment"]["status"];
    kept_amount: number;
  }
>;

function findState({ payment = null, kept_amount, ...order }: News) {
  const booking = {
    order: {
      status: "Not Paid",
      amount: 33,
      due_amount: 0,
      paid_amount: 0,
      refunded_amount: 0,
      disputed_amount: 0,
      by_hand_amount: 0,
      expires_at: LATER,
      ...order,
    },
    payment: {
      mode: "demo",
      status: payment,
      kept_amount: kept_amount ?? (order.paid_amount ?? 0) - (order.refunded_amount ?? 0),
      paid_at: null,
    },
  } as Pick<Booking, "order" | "payment">;
  return checkoutState(booking, NOW);
}

describe("an unpaid order", () => {
  test.each([null, "open", "failed", "expired"] as const)(
    "can be paid when its last payment is %s",
    (payment) => {
      expect(findState({ payment })).toBe("payable");
    },
  );

  test("waits while the provider waits for the money", () => {
    expect(findState({ payment: "processing" })).toBe("processing");
  });

  test.each([...PAYMENT_STATUSES, null])(
    "is for staff when money was received that did not pay it (last payment %s)",
    (payment) => {
      expect(findState({ payment, paid_amount: 22, refunded_amount: 11 })).toBe("unclear");
    },
  );

  test("can be paid again once such money was given back", () => {
    expect(findState({ payment: "paid", paid_amount: 22, refunded_amount: 22 })).toBe("payable");
  });

  test.each([null, "failed", "expired"] as const)(
    "has ended when its time is over and nothing is under way (last payment %s)",
    (payment) => {
      expect(findState({ payment, expires_at: EARLIER })).toBe("ended");
      expect(findState({ payment, expires_at: new Date(NOW).toISOString() })).toBe("ended");
    },
  );

  test("is kept past its time for a page that is open, or money on its way", () => {
    expect(findState({ payment: "open", expires_at: EARLIER })).toBe("payable");
    expect(findState({ payment: "processing", expires_at: EARLIER })).toBe("processing");
  });
});

test("a paid order whose whole money is on its way back is not paid any more", () => {
  expect(findState({ status: "paid", payment: "paid", paid_amount: 33, kept_amount: 0 })).toBe(
    "refunded",
  );
  expect(findState({ status: "paid", payment: "paid", paid_amount: 33, kept_amount: 11 })).toBe(
    "paid",
  );
  expect(findState({ status: "paid", paid_amount: 44, by_hand_amount: 11, kept_amount: 0 })).toBe(
    "paid",
  );
});

test.each(ORDER_STATUSES.filter((status) => status !== "Not Paid"))(
  "an order that is %s is that, whatever its payments were",
  (status) => {
    for (const payment of [...PAYMENT_STATUSES, null]) {
      for (const paid_amount of [0, 33])
        expect(findState({ status, payment, paid_amount, expires_at: null })).toBe(
          status === "completed" ? "paid" : status,
        );
    }
  },
);

describe("a paid order of which something is due", () => {
  const due = { amount: 44, paid_amount: 33, due_amount: 11, expires_at: null } as const;

  test.each(["paid", "completed"] as const)(
    "that is %s asks for it, and waits while the provider waits for the money",
    (status) => {
      for (const payment of [null, "paid", "open", "failed", "expired"] as const)
        expect(findState({ ...due, status, payment })).toBe("due");
      expect(findState({ ...due, status, payment: "processing" })).toBe("processing");
    },
  );

  test("is for staff when more came than it costs, and asks again when that was given back", () => {
    expect(findState({ ...due, status: "paid", paid_amount: 55, payment: "paid" })).toBe("unclear");
    expect(
      findState({ ...due, status: "paid", paid_amount: 55, refunded_amount: 22, payment: "paid" }),
    ).toBe("due");
    // The state is the same while the money is on its way back.
    expect(
      findState({ ...due, status: "paid", paid_amount: 55, kept_amount: 33, payment: "paid" }),
    ).toBe("due");
    // The cash of the desk counts too.
    expect(
      findState({
        ...due,
        status: "paid",
        paid_amount: 44,
        by_hand_amount: 11,
        kept_amount: 33,
        payment: "paid",
      }),
    ).toBe("unclear");
    // What a bank took back is no money of the order.
    expect(
      findState({
        ...due,
        status: "paid",
        paid_amount: 66,
        by_hand_amount: 33,
        disputed_amount: 33,
        kept_amount: 33,
        payment: "paid",
      }),
    ).toBe("due");
  });
});

test("a payment that is open or being processed is worth asking the provider about, no other is", () => {
  const active = [...PAYMENT_STATUSES, null].filter((status) =>
    hasActivePayment({
      payment: {
        mode: "demo",
        status,
        kept_amount: 0,
        back_amount: 0,
        receipt_amount: 0,
        paid_at: null,
      },
    }),
  );
  expect(active).toEqual(["open", "processing"]);
});
