import { expect, test } from "vitest";
import { carriesSecret, MAIL_KINDS, nextAttemptAt } from "./mail.ts";

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

test("only what the team writes or reads is kept", () => {
  expect(MAIL_KINDS.filter((kind) => !carriesSecret(kind))).toEqual(["team-message", "message-reply"]);
});
