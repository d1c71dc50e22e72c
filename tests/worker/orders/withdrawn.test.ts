import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { Pass, Redemption } from "#domain/passes/pass.schema.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import { addDays, operatorDate } from "#domain/time.ts";
import { retryMails } from "#worker/mail/send-queued.ts";
import { remindTravellers } from "#worker/orders/remind-travellers.ts";
import { remindUnpaid } from "#worker/orders/remind-unpaid.ts";
import { ctxAt } from "../../ctx-at.ts";
import { airportByDay } from "../../flight-days.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { authCalls, newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";

const site = builtSite();
const auth = authCalls(site);
const HOUR = 3_600_000;

const withdraw = (reference: string, email: string) =>
  site.post("/api/withdrawals", { name: "Ada Lovelace", reference, email });
const seen = async (id: string, cookie: string) =>
  (await (await site.get(`/api/bookings/${id}`, { cookie })).json()) as Booking;

test("a withdrawal shows on the booking, the pass, at the lane and in the mail of the day before", async () => {
  const email = newEmail();
  const airport = airportByDay();
  const flightDate = airportDate(airport, Date.now());
  const { booking, cookie } = await site.book({ email, airport, flightDate });
  const { id, order_number: number } = booking.order;
  await payOnDemo(site, id, cookie);
  const before = await seen(id, cookie);
  expect(before).not.toHaveProperty("withdrawn_at");
  const response = await withdraw(number, email.toUpperCase());
  const { received_at: at } = (await response.json()) as { received_at: string };

  expect((await seen(id, cookie)).withdrawn_at).toBe(at);
  const code = before.order.pass_url!.split("/").at(-1)!;
  const pass = (await (await site.get(`/api/passes/${code}`)).json()) as Pass;
  expect(pass).toMatchObject({ withdrawn_at: at, state: "valid" });
  const plain = await (await site.get(`/fast-track-payment/${id}`, { cookie })).text();
  expect(plain).toContain("We received your withdrawal on");

  const { access_token: agent } = await auth.agent();
  const answer = await auth.send("POST", `passes/${code}/redeem`, agent, { nonce: "n-1" });
  expect((await answer.json()) as Redemption).toMatchObject({
    result: "valid",
    order: { order_number: number, withdrawn_at: at },
  });

  // Staff see a forged statement as spam.
  await site.rows("UPDATE messages SET status = 'spam' WHERE order_id = ?", id);
  expect(await seen(id, cookie)).not.toHaveProperty("withdrawn_at");
});

test("the mail of the day before knows it, and no mail asks an unpaid order for money", async () => {
  const email = newEmail();
  const flightDate = addDays(operatorDate(Date.now()), 40);
  const paid = await site.book({ email, airport: "LHR", flightDate });
  await payOnDemo(site, paid.booking.order.id, paid.cookie);
  const unpaid = await site.book({ email, airport: "LHR", flightDate });
  for (const { booking } of [paid, unpaid]) await withdraw(booking.order.order_number, email);
  await site.mailsHaveLeft();

  const later = await ctxAt(site, Date.now() + 40 * HOUR);
  await remindUnpaid(later.ctx);
  expect(
    await site.rows(
      "SELECT id FROM mail_outbox WHERE subject_id = ? AND kind = 'order-reminder'",
      unpaid.booking.order.id,
    ),
  ).toEqual([]);

  const morning = Date.parse(`${addDays(flightDate, -1)}T11:05:00Z`);
  const { ctx, sent } = await ctxAt(site, morning);
  await remindTravellers(ctx);
  await retryMails({ ...ctx, now: morning + HOUR / 6 });
  const mail = sent.find(({ to }) => JSON.stringify(to).includes(email));
  expect(mail!.text).toMatch(/We received your withdrawal on .* \(London time\)/);
  expect(mail!.text).not.toContain("/withdraw");
});

test("what matches no order shows nowhere", async () => {
  const { booking, cookie } = await site.book({ email: newEmail() });
  await withdraw(booking.order.order_number, newEmail());
  expect(await seen(booking.order.id, cookie)).not.toHaveProperty("withdrawn_at");
});
