import { expect, test } from "vitest";
import { HOUR_MS } from "../time.ts";
import { orderEndsAt, payableUntil } from "./order-end.ts";
import { ORDER_STATUSES } from "./order-status.ts";

const order = {
  status: "Not Paid",
  createdAt: 1000,
  updatedAt: 1000,
  heldUntil: null,
  airport: "CDG",
  flightDate: null,
} as const;

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

test.each([
  ["JFK", "2026-11-23", "2026-11-24T04:28:59.999Z"],
  ["DXB", "2026-11-23", "2026-11-23T19:28:59.999Z"],
  // In Paris the clocks change on the morning of both days.
  ["CDG", "2026-10-25", "2026-10-25T22:28:59.999Z"],
  ["CDG", "2027-03-28", "2027-03-28T21:28:59.999Z"],
  // The zone in which the day ends last.
  ["", "2026-11-23", "2026-11-24T11:28:59.999Z"],
])("a flight from %s on %s can be paid until %s", (airport, flightDate, end) => {
  expect(new Date(payableUntil({ airport, flightDate })).toISOString()).toBe(end);
});

test("the time to pay never reaches past the day of the flight, held or not", () => {
  const bookedAt = Date.parse("2026-11-22T21:36:00Z");
  const flight = { airport: "JFK", flightDate: "2026-11-23" };
  const unpaid = { ...order, ...flight, createdAt: bookedAt, updatedAt: bookedAt };
  expect(orderEndsAt(unpaid, 48)).toBe(payableUntil(flight));
  expect(orderEndsAt({ ...unpaid, heldUntil: bookedAt + 240 * HOUR_MS }, 48)).toBe(
    payableUntil(flight),
  );
  expect(orderEndsAt({ ...unpaid, flightDate: "2026-12-24" }, 48)).toBe(bookedAt + 48 * HOUR_MS);
});

test("whatever the zone, and however near the day, it is the earlier of both ends", () => {
  for (const airport of ["JFK", "CDG", "DXB", "", "Honolulu"])
    for (let hours = 0; hours < 96; hours += 1) {
      const createdAt = Date.UTC(2026, 10, 24) + hours * HOUR_MS;
      const booked = {
        ...order,
        airport,
        createdAt,
        updatedAt: createdAt,
        flightDate: "2026-11-27",
      };
      const end = Math.min(createdAt + 24 * HOUR_MS, payableUntil(booked));
      expect([airport, hours, orderEndsAt(booked, 24)]).toEqual([airport, hours, end]);
    }
});
