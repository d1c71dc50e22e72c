import { beforeAll, expect, test } from "vitest";
import { BOOKING } from "../../../scripts/cost/month.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { bookingBody } from "../../factories.ts";
import { meteredSite } from "../../wrapped-workers/metered-site.ts";
import type { MeteredStatement } from "../../wrapped-workers/wrapped-worker.ts";
import { authCalls, pairingCode } from "../../people.ts";
import { cookieOf } from "../../site.ts";

const worker = meteredSite();

let lane: { cookie: string };
beforeAll(async () => {
  const code = (await pairingCode(authCalls(worker))).replace("#pair=", "");
  lane = { cookie: cookieOf(await worker.post("/api/passes/lane", { code })) };
});

const meter = async (query = "") =>
  (await (await worker.get(`/api/metered${query}`)).json()) as MeteredStatement[];
const sumOf = (statements: MeteredStatement[], rows: "rows_read" | "rows_written") =>
  statements.reduce((sum, statement) => sum + statement[rows], 0);

/**
 * Books so many times. Once the mails about it have left, each booking pays, is looked at with
 * its pass, and is let through. Returns how many requests that were.
 */
async function visitLane(times: number): Promise<number> {
  const booked: Response[] = [];
  for (let time = 0; time < times; time++)
    booked.push(await worker.post("/api/bookings", bookingBody()));
  // Who pays before gets one mail instead of two.
  await worker.mailsHaveLeft();
  let requests = times;
  for (const booking of booked) requests += await payAndPass(booking);
  return requests;
}

async function payAndPass(booked: Response): Promise<number> {
  let requests = 0;
  const counted = async <Body>(response: Promise<Response>) => {
    requests += 1;
    return (await (await response).json()) as Body;
  };
  const cookie = { cookie: cookieOf(booked) };
  const { order } = (await booked.json()) as Booking;
  const path = `/api/bookings/${order.id}`;
  await counted(worker.get(path, cookie));
  const page = await counted<PaymentPage>(worker.post(`${path}/payments`, {}, cookie));
  await counted(worker.post(`/api/demo-payments/${page.id}`, { action: "pay" }));
  const paid = await counted<Booking>(worker.post(`${path}/payments/settle`, {}, cookie));
  const code = new URL(paid.order.pass_url!).pathname.split("/").at(-1)!;
  await counted(worker.get(`/api/passes/${code}`));
  const nonce = crypto.randomUUID();
  const redeemed = await counted(worker.post(`/api/passes/${code}/redeem`, { nonce }, lane));
  expect(redeemed).toMatchObject({ result: "valid" });
  return requests;
}

test("a booking takes what the cost of a month is computed from, and not a third less", async () => {
  const size = async () =>
    (
      await worker.rows<{ size: number }>(
        `SELECT (page_count - freelist_count) * page_size AS size
          FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
      )
    )[0]!.size;
  await visitLane(1);
  // An empty queue may be one that has not been filled yet.
  await worker.mailsHaveLeft();
  await expect.poll(async () => (await meter("?queue")).length, { interval: 300 }).toBe(0);
  await meter();
  const before = await size();
  const TIMES = 40;
  const requests = await visitLane(TIMES);
  const queued: MeteredStatement[] = [];
  await worker.mailsHaveLeft();
  await expect
    .poll(
      async () => {
        const more = await meter("?queue");
        queued.push(...more);
        return more.length;
      },
      { interval: 300 },
    )
    .toBe(0);
  const all = [...(await meter()), ...queued];
  const [mails] = await worker.rows<{ n: number }>(
    "SELECT COUNT(*) AS n FROM mail_outbox WHERE status = 'sent'",
  );
  const measured = {
    requests: requests / TIMES,
    rowsRead: sumOf(all, "rows_read") / TIMES,
    rowsWritten: sumOf(all, "rows_written") / TIMES,
    storedBytes: ((await size()) - before) / TIMES,
    mails: mails!.n / (TIMES + 1),
  };
  const told = Object.entries(measured).filter(([name, count]) => {
    const most = BOOKING[name as keyof typeof measured];
    return count <= most && count > most * 0.66;
  });
  expect(Object.fromEntries(told)).toEqual(measured);
});
