import { expect, test } from "vitest";
import { VALIDATION_MESSAGES as M } from "../validation.ts";
import { refundDueAt } from "./statement.ts";
import { TerminationSchema } from "./statement.schema.ts";

test.each([
  ["2026-11-22T13:05:00Z", "2026-12-06T23:59:59.999Z"],
  // The clocks go forward between the two days.
  ["2027-03-20T23:30:00Z", "2027-04-03T22:59:59.999Z"],
  // They go back, and in London the next day has begun.
  ["2027-10-24T23:30:00Z", "2027-11-08T23:59:59.999Z"],
])("for a withdrawal of %s the refund is due by %s", (receivedAt, due) => {
  expect(new Date(refundDueAt(Date.parse(receivedAt))).toISOString()).toBe(due);
});

test.each([
  ["", true],
  ["2026-12-31", true],
  ["0026-12-31", false],
  ["20266-12-31", false],
  ["2126-12-31", false],
])("a membership can be cancelled to the day %j: %s", (endsOn, isTaken) => {
  const typed = { name: "Ada", reference: "Premium", email: "ada@example.org", endsOn };
  const { error } = TerminationSchema.safeParse(typed);
  const problems = error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(problems).toEqual(isTaken ? undefined : [["endsOn", M.dateInvalid]]);
});
