import { expect, test } from "vitest";
import { HOUR_MS } from "../time.ts";
import { orderEndsAt } from "./order-end.ts";
import { ORDER_STATUSES } from "./order-status.ts";

const order = { status: "Not Paid", createdAt: 1000, updatedAt: 1000, heldUntil: null } as const;

test("an unpaid order ends its hours after it was made, or after its last change", () => {
  expect(orderEndsAt(order, 48)).toBe(1000 + 48 * HOUR_MS);
  expect(orderEndsAt({ ...order, updatedAt: 5000 }, 48)).toBe(5000 + 48 * HOUR_MS);
});

test("a hold only ever prolongs it", () => {
  expect(orderEndsAt({ ...order, heldUntil: 2000 }, 48)).toBe(1000 + 48 * HOUR_MS);
  expect(orderEndsAt({ ...order, heldUntil: 1000 + 72 * HOUR_MS }, 48)).toBe(1000 + 72 * HOUR_MS);
});

test("no other order ends", () => {
  for (const status of ORDER_STATUSES.filter((each) => each !== "Not Paid"))
    expect(orderEndsAt({ ...order, status }, 48)).toBeNull();
});
