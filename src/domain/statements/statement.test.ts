import { expect, test } from "vitest";
import { refundDueAt } from "./statement.ts";

test.each([
  ["2026-11-22T13:05:00Z", "2026-12-06T23:59:59.999Z"],
  // The clocks go forward between the two days.
  ["2027-03-20T23:30:00Z", "2027-04-03T22:59:59.999Z"],
  // They go back, and in London the next day has begun.
  ["2027-10-24T23:30:00Z", "2027-11-08T23:59:59.999Z"],
])("for a withdrawal of %s the refund is due by %s", (receivedAt, due) => {
  expect(new Date(refundDueAt(Date.parse(receivedAt))).toISOString()).toBe(due);
});
