import { expect, test } from "vitest";
import {
  carriesSecret,
  isOwed,
  isSentForAnyone,
  MAIL_KINDS,
  nextAttemptAt,
  toMailbox,
} from "./mail.ts";

test("a mail is tried five times over a day, with growing waits, then given up", () => {
  const start = Date.UTC(2026, 10, 20);
  const waits: number[] = [];
  let at: number | undefined = start;
  for (let attempts = 1; at !== undefined; attempts++) {
    const next = nextAttemptAt(attempts, at);
    if (next !== undefined) waits.push(next - at);
    at = next;
  }
  expect(waits).toHaveLength(4);
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  expect(total / 3_600_000).toBeCloseTo(24, 0);
});

test("only what carries no secret is kept", () => {
  expect(MAIL_KINDS.filter((kind) => !carriesSecret(kind))).toEqual([
    "order-booked",
    "order-reminder",
    "order-paid",
    "order-day-before",
    "order-changed",
    "order-due",
    "order-cancelled",
    "order-refunded",
    "order-pass",
    "order-letter",
    "order-address-left",
    "withdrawal-receipt",
    "termination-receipt",
    "team-message",
    "message-reply",
    "factor-changed",
    "staff-digest",
    "status-alert",
  ]);
});

test("what the team writes, and what tells the owner of an account or a paid order what was done to it, is not counted", () => {
  expect(MAIL_KINDS.filter((kind) => !isSentForAnyone(kind))).toEqual([
    "order-reminder",
    "order-paid",
    "order-day-before",
    "order-due",
    "order-refunded",
    "order-letter",
    "order-address-left",
    "team-message",
    "message-reply",
    "email-changed",
    "factor-changed",
    "account-deleted",
    "invitation",
    "staff-digest",
    "status-alert",
  ]);
});

test("what is owed although a stranger can have it sent comes later rather than never", () => {
  const owed = MAIL_KINDS.filter(isOwed);
  expect(owed).toEqual([
    "order-booked",
    "order-changed",
    "order-cancelled",
    "order-pass",
    "withdrawal-receipt",
    "termination-receipt",
  ]);
  expect(owed.filter((kind) => !isSentForAnyone(kind) || carriesSecret(kind))).toEqual([]);
});

test.each([
  ["ada@example.org", "ada@example.org"],
  [" Ada@Example.ORG ", "ada@example.org"],
  ["ada+one@example.org", "ada@example.org"],
  ["ada+one+two@example.org", "ada@example.org"],
  ["ada+@example.org", "ada@example.org"],
  ["+ada@example.org", "+ada@example.org"],
  ["ada@a+b.example", "ada@a+b.example"],
  ["a.d.a+one@gmail.com", "ada@gmail.com"],
  ["A.Da@GoogleMail.com", "ada@gmail.com"],
  ["a.da@example.org", "a.da@example.org"],
  ["a.da@gmail.com.example", "a.da@gmail.com.example"],
])("the mailbox of %j is %s", (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
