import { expect, test } from "vitest";
import {
  hasNewestRefundFailed,
  PAYMENT_RANKS,
  PAYMENT_STATUSES,
  REFUND_RANKS,
  REFUND_STATUSES,
  statusesBefore,
} from "./payment.ts";

/** The state after a report, by the same rule as in the database. */
function after(ranks: Record<string, number>, current: string, reported: string): string {
  return statusesBefore(ranks, reported).includes(current) ? reported : current;
}

/** Every sequence of these states with up to this many steps. */
function sequences<Status>(states: readonly Status[], length: number): Status[][] {
  if (length === 0) return [[]];
  const shorter = sequences(states, length - 1);
  return [
    ...shorter,
    ...shorter
      .filter((way) => way.length === length - 1)
      .flatMap((way) => states.map((state) => [...way, state])),
  ];
}

const machines = [
  {
    name: "payment",
    states: PAYMENT_STATUSES,
    ranks: PAYMENT_RANKS as Record<string, number>,
    first: "open",
  },
  {
    name: "refund",
    states: REFUND_STATUSES,
    ranks: REFUND_RANKS as Record<string, number>,
    first: "requested",
  },
];

test.each(machines)(
  "a $name ends in the furthest state that was ever reported, by every sequence of reports",
  ({ states, ranks, first }) => {
    const all = sequences<string>(states, 6);
    expect(all.length).toBeGreaterThan(states.length ** 6);
    const wrong = all.filter((reports) => {
      const end = reports.reduce((current, reported) => after(ranks, current, reported), first);
      return ranks[end] !== Math.max(ranks[first]!, ...reports.map((state) => ranks[state]!));
    });
    expect(wrong).toEqual([]);
  },
);

test.each(machines)(
  "a report that comes twice, late or in another order changes no $name",
  ({ states, ranks, first }) => {
    const run = (reports: readonly string[]) =>
      reports.reduce((current, reported) => after(ranks, current, reported), first);
    const wrong = sequences<string>(states, 5).filter((reports) => {
      const end = run(reports);
      const isLast =
        run([...reports, ...reports]) === end &&
        reports.every((again) => after(ranks, end, again) === end);
      // Failed and expired rank equally: the first one stays, and neither brings money.
      return !isLast || ranks[run(reports.toReversed())] !== ranks[end];
    });
    expect(wrong).toEqual([]);
  },
);

test("money that was received is never forgotten, and a refund that the bank gave back never counts as made", () => {
  for (const status of PAYMENT_STATUSES) expect(after(PAYMENT_RANKS, "paid", status)).toBe("paid");
  for (const status of PAYMENT_STATUSES) expect(after(PAYMENT_RANKS, status, "paid")).toBe("paid");
  for (const status of REFUND_STATUSES)
    expect(after(REFUND_RANKS, "failed", status)).toBe("failed");
});

test("a refund of several payments failed if one of its parts did", () => {
  const part = (at: string, status: "succeeded" | "failed") => ({ created_at: at, status });
  const [early, late] = ["2026-11-22T13:05:00.000Z", "2026-11-22T13:06:00.000Z"] as const;
  const paid = { refunds: [part(late, "succeeded")] };
  expect(hasNewestRefundFailed([paid, { refunds: [part(late, "failed")] }])).toBe(true);
  // The failure of an earlier refund is no news.
  expect(hasNewestRefundFailed([paid, { refunds: [part(early, "failed")] }])).toBe(false);
  expect(hasNewestRefundFailed([{ refunds: [] }])).toBe(false);
});
