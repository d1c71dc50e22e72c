import { expect, test } from "vitest";
import type { MeteredStatement } from "../../wrapped-workers/wrapped-worker.ts";
import { expectPaidOnce, stripeSite } from "./stripe-site.ts";

const { worker, stripe, traveller, eventsOf } = stripeSite(
  { RATE_LIMITS: "off" },
  { isMetered: true },
);

const notes = async () => (await (await worker.get("/api/metered")).json()) as MeteredStatement[];

/** The round trips in which payments were read or written; the mail leaves after the response, in others. */
function settling(statements: MeteredStatement[]): { calls: number[]; rowsRead: number } {
  const ofPayments = statements.filter(
    ({ sql }) => /payments?\b|payment_events/.test(sql) && !/from "mail_outbox"/.test(sql),
  );
  const calls = [...new Set(ofPayments.map(({ call }) => call))];
  return { calls, rowsRead: ofPayments.reduce((sum, { rows_read }) => sum + rows_read, 0) };
}

test("settling by a webhook is one request to Stripe and one round trip to the database", async () => {
  const paid = await traveller();
  stripe().books.pay(paid.session);
  const [event] = eventsOf(paid.session);
  await notes();
  const before = stripe().calls.length;
  expect(await stripe().deliver(event!)).toBe(200);
  const written = await notes();
  expect(
    stripe()
      .calls.slice(before)
      .map(({ call }) => call),
  ).toEqual([`GET /v1/checkout/sessions/${paid.session}`]);
  expect(written.some(({ sql }) => /payment_events/.test(sql))).toBe(true);
  expect(settling(written).calls).toEqual([written[0]!.call]);
  await expectPaidOnce(paid);
});

test("a webhook that comes again, or is not ours, reads no table whole", async () => {
  const paid = await traveller();
  stripe().books.pay(paid.session);
  const [event] = eventsOf(paid.session);
  await stripe().deliver(event!);
  await notes();
  expect(await stripe().deliver(event!)).toBe(200);
  const { calls, rowsRead } = settling(await notes());
  expect(calls).toHaveLength(1);
  expect(rowsRead).toBeLessThan(100);
  await notes();
  expect(await stripe().deliver(event!, { event: { account: "acct_other" } })).toBe(200);
  expect(settling(await notes()).calls).toEqual([]);
});
