import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import { newEmail } from "../../people.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();

async function paid(language: string, overrides = {}) {
  const { booking, cookie } = await worker.book(
    { email: newEmail(), firstName: "Ada", lastName: "Lovelace", ...overrides },
    { "x-language": language },
  );
  const { id, order_number: number } = booking.order;
  await payOnDemo(worker, id, cookie);
  const seen = await worker.get(`/api/bookings/${id}`, { cookie });
  const { order } = (await seen.json()) as Booking;
  return { id, cookie, number, pass: order.pass_url! };
}
const sendTo = (id: string, email: string, cookie?: string) =>
  worker.post(`/api/bookings/${id}/pass-mails`, { email }, cookie ? { cookie } : {});
const mailsTo = (email: string) => worker.mailsAbout(email);

test.each([
  [
    "en",
    "The person who booked sent you this code",
    "1 code, 4 passes (2 adults, 1 child, 1 infant)",
  ],
  ["fr", "vous envoie ce code", "1 code, 4 pass"],
])(
  "each traveller gets the pass, in the order's language, without name and number (%s)",
  async (language, words, party) => {
    const { id, cookie, number, pass } = await paid(language);
    for (const email of [newEmail(), newEmail()]) {
      expect((await sendTo(id, email, cookie)).status).toBe(202);
      await expect.poll(() => mailsTo(email)).toHaveLength(1);
      const [mail] = mailsTo(email);
      for (const part of [words, party, pass]) expect(mail).toContain(part);
      for (const secret of ["Lovelace", number, "fast-track-payment"])
        expect(mail).not.toContain(secret);
    }
    const kept = () =>
      worker.rows(
        "SELECT kind, recipient FROM mail_outbox WHERE subject_id = ? AND kind = 'order-pass'",
        id,
      );
    await expect.poll(kept).toEqual([
      { kind: "order-pass", recipient: null },
      { kind: "order-pass", recipient: null },
    ]);
  },
);

// Proves V3.6.
test("nobody else sends it, nor without a pass, nor to what is no address", async () => {
  const own = await paid("en");
  const other = await paid("en");
  const email = newEmail();
  for (const cookie of [undefined, other.cookie, "order=guessed"])
    expect((await sendTo(own.id, email, cookie)).status).toBe(404);
  const refused = await sendTo(own.id, "grace", own.cookie);
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "validation_failed"]);
  const { booking, cookie } = await worker.book({ email: newEmail() });
  expect((await sendTo(booking.order.id, email, cookie)).status).toBe(404);
  await worker.rows("UPDATE orders SET status = 'cancelled' WHERE id = ?", own.id);
  expect((await sendTo(own.id, email, own.cookie)).status).toBe(404);
  expect(mailsTo(email)).toEqual([]);
});

test("a pass that no lane accepts any more is not sent: its day is over, or its money is on its way back", async () => {
  const email = newEmail();
  const over = await paid("en");
  await worker.rows("UPDATE orders SET flight_date = '2026-01-05' WHERE id = ?", over.id);
  expect((await sendTo(over.id, email, over.cookie)).status).toBe(404);
  const returned = await paid("en");
  await worker.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
     SELECT 'back', id, order_id, 'pending', amount_minor, currency, '', 1, 1 FROM payments WHERE order_id = ?`,
    returned.id,
  );
  expect((await sendTo(returned.id, email, returned.cookie)).status).toBe(404);
  expect(mailsTo(email)).toEqual([]);
});

test("the mails of a pass without airport or day ask for both first", async () => {
  for (const [language, words] of [
    ["en", "Add airport and day"],
    ["fr", "Ajouter l’aéroport et le jour"],
  ] as const) {
    const { number } = await paid(language, { airport: "", flightDate: undefined });
    const receipt = () => worker.mailsAbout(number).find((mail) => mail.includes("/pass/"));
    await expect.poll(receipt).toBeDefined();
    const [link] = /(\S.*)\n\s*https?:\S+fast-track-payment/.exec(receipt()!)?.slice(1) ?? [];
    expect(link).toContain(words);
    expect(receipt()!.indexOf(words)).toBeLessThan(receipt()!.indexOf("/pass/"));
  }
});
