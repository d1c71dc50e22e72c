import { expect, test } from "vitest";
import { checkoutState } from "#domain/orders/checkout-state.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { airportByDay, dayFromToday } from "../../flight-days.ts";
import type { BookingBody } from "../../factories.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls } from "../../people.ts";
import { builtSite, cookieOf, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();
const { read, send } = adminCalls(worker);

/** A traveller with a booking, unpaid or paid. */
async function traveller(overrides: Partial<BookingBody> = {}, { isPaid = false } = {}) {
  const { booking, cookie } = await worker.book({ flightDate: dayFromToday(10), ...overrides });
  const { id } = booking.order;
  if (isPaid) await payOnDemo(worker, id, cookie);
  const version = async () =>
    Number(
      (await worker.rows<{ version: number }>("SELECT version FROM orders WHERE id = ?", id))[0]!
        .version,
    );
  const change = async (body: object, headers = { cookie }) =>
    worker.fetch(`/api/bookings/${id}`, {
      method: "PATCH",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", ...headers },
      body: JSON.stringify({ version: await version(), ...body }),
    });
  return {
    id,
    cookie,
    version,
    change,
    cancel: async (body: object = {}, headers = { cookie }) =>
      worker.post(`/api/bookings/${id}/cancel`, { version: await version(), ...body }, headers),
    mails: async () =>
      (
        await worker.rows<{ kind: string }>(
          "SELECT kind FROM mail_outbox WHERE subject_id = ? ORDER BY created_at, id",
          id,
        )
      ).map(({ kind }) => kind),
    events: () =>
      worker.rows<Record<string, unknown>>(
        "SELECT * FROM order_events WHERE order_id = ? ORDER BY rowid",
        id,
      ),
    refunds: () =>
      worker.rows<Record<string, unknown>>("SELECT * FROM refunds WHERE order_id = ?", id),
    open: async () =>
      (await (
        await worker.post(`/api/bookings/${id}/payments`, {}, { cookie })
      ).json()) as PaymentPage,
  };
}
const bookingOf = async (response: Response) => (await response.json()) as Booking;

test("a traveller changes airport, flight and names; history and a mail tell of it", async () => {
  const { id, change, mails } = await traveller({}, { isPaid: true });
  const response = await change({
    airport: "LHR",
    flightDate: dayFromToday(20),
    flightNumber: "BA 304",
    firstName: "Augusta",
    lastName: "King",
  });
  expect(response.status).toBe(200);
  const { order, customer } = await bookingOf(response);
  expect(order).toMatchObject({
    airport: "LHR",
    flight_date: dayFromToday(20),
    flight_number: "BA 304",
    status: "paid",
    amount: 33,
  });
  expect(customer).toMatchObject({
    company_name: "Augusta King",
    first_name: "Augusta",
    last_name: "King",
  });
  expect(customer.notes).toBe(
    "Airport: LHR | Email: ada@example.org | VAT: N/A | Adults: 2, Children: 1, Infants: 1",
  );
  expect((await read<OrderDetail>(`orders/${id}`)).history[0]).toMatchObject({
    from_status: "paid",
    to_status: "paid",
    actor_id: null,
    changes: { airport: ["CDG", "LHR"], firstName: ["Ada", "Augusta"] },
  });
  expect(await mails()).toContain("order-changed");
});

// Proves V16.2.
test("a cancellation reads paid, cancelled, refunded, however often and with others at once", async () => {
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { id, cookie, cancel } = await traveller({}, { isPaid: true });
      const settle = () => worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie });
      const [cancelled] = await Promise.all([cancel(), settle(), settle()]);
      expect(cancelled.status).toBe(200);
      const statuses = async (order: string) =>
        (
          await worker.rows<{ to_status: string }>(
            `SELECT to_status FROM order_events WHERE order_id = ? ORDER BY ${order}`,
            id,
          )
        ).map(({ to_status }) => to_status);
      expect(await statuses("created_at")).toEqual(["paid", "cancelled", "refunded"]);
      expect(await statuses("rowid")).toEqual(["paid", "cancelled", "refunded"]);
      const { history } = await read<OrderDetail>(`orders/${id}`);
      expect(new Set(history.map(({ created_at }) => created_at)).size).toBe(4);
    }),
  );
});

test("what a change does not name stays as it was", async () => {
  const { change } = await traveller({ flightNumber: "AF 12" });
  const response = await change({ lastName: "King" });
  expect((await bookingOf(response)).order).toMatchObject({
    airport: "CDG",
    flight_number: "AF 12",
    flight_date: dayFromToday(10),
    version: 2,
  });
});

test("before payment the number of travellers changes, and with it the total and the page to pay on", async () => {
  const { change, open } = await traveller();
  const first = await open();
  const { order } = await bookingOf(await change({ adults: 1, children: 0 }));
  expect(order).toMatchObject({ adults: 1, children: 0, infants: 1, amount: 11 });
  const second = await open();
  expect(second.id).not.toBe(first.id);
  expect(await worker.rows("SELECT amount_minor FROM payments WHERE id = ?", second.id)).toEqual([
    { amount_minor: 1100 },
  ]);
  const [old] = await worker.rows<{ status: string }>(
    "SELECT status FROM demo_payments WHERE id = ?",
    first.id,
  );
  expect(old!.status).toBe("expired");
});

test("after payment one more is due, and its payment settles it", async () => {
  const { id, cookie, change, mails } = await traveller({}, { isPaid: true });
  const { order } = await bookingOf(await change({ adults: 3 }));
  expect(order).toMatchObject({ amount: 44, due_amount: 11, unpaid_travellers: 1, status: "paid" });
  await payOnDemo(worker, id, cookie);
  const seen = await worker.get(`/api/bookings/${id}`, { cookie });
  expect((await bookingOf(seen)).order).toMatchObject({ paid_amount: 44, due_amount: 0 });
  expect((await mails()).filter((kind) => kind === "order-due")).toHaveLength(1);
  expect((await read<OrderDetail>(`orders/${id}`)).history[1]).toMatchObject({
    actor_id: null,
    changes: { adults: [2, 3], due: [0, 11] },
  });
});

// Proves V2.9.
test("after payment fewer travellers get fares back, newest payment first", async () => {
  const { id, cookie, change, refunds, mails } = await traveller({}, { isPaid: true });
  await change({ adults: 3 });
  await payOnDemo(worker, id, cookie);
  const { order } = await bookingOf(await change({ adults: 1 }));
  expect(order).toMatchObject({
    status: "paid",
    amount: 22,
    paid_amount: 44,
    refunded_amount: 22,
    due_amount: 0,
  });
  expect((await refunds()).map((row) => [row.amount_minor, row.status])).toEqual([
    [1100, "succeeded"],
    [1100, "succeeded"],
  ]);
  expect(new Set((await refunds()).map((row) => row.payment_id)).size).toBe(2);
  const told = await worker.mailAbout("We’re refunding £22.00 to the card you paid with");
  expect(told).toContain("Subject: Changed: your Fast Track booking");
  expect((await mails()).filter((kind) => /changed|refunded/.test(kind))).toEqual([
    "order-changed",
  ]);
});

test("who was not paid for goes without a refund, and the page to pay on is closed", async () => {
  const { change, refunds, open } = await traveller({}, { isPaid: true });
  await change({ adults: 4 });
  const page = await open();
  const { order } = await bookingOf(await change({ adults: 2 }));
  expect(order).toMatchObject({ amount: 33, due_amount: 0, refunded_amount: 0 });
  expect(await refunds()).toEqual([]);
  await expect
    .poll(() => worker.rows("SELECT status FROM demo_payments WHERE id = ?", page.id))
    .toEqual([{ status: "expired" }]);
});

// Proves V2.9.
test("of eight removals at once one is made and refunds once", async () => {
  const { version, change, refunds } = await traveller({}, { isPaid: true });
  const seen = await version();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => change({ version: seen, adults: 1 })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await refunds()).toMatchObject([{ amount_minor: 1100 }]);
});

test("of a removal and the payment of a difference at once no money is lost", async () => {
  const { id, cookie, version, change, open } = await traveller({}, { isPaid: true });
  await change({ adults: 3 });
  const page = await open();
  await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  const seen = await version();
  const [changed] = await Promise.all([
    change({ version: seen, adults: 1 }),
    worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie }),
  ]);
  expect([200, 409]).toContain(changed.status);
  const { order } = await bookingOf(await worker.get(`/api/bookings/${id}`, { cookie }));
  const problems = await worker.rows("SELECT kind FROM payment_problems WHERE order_id = ?", id);
  const kept = order.paid_amount - order.refunded_amount;
  // Money that fits no price is a to-do of staff.
  expect(kept === order.amount - order.due_amount).toBe(problems.length === 0);
});

test("what was paid another way, and who to reach, change with staff once it is paid", async () => {
  const paid = await traveller({}, { isPaid: true });
  const other = await traveller();
  await worker.rows("UPDATE orders SET status = 'paid' WHERE id = ?", other.id);
  for (const response of [
    await paid.change({ email: "new@example.org" }),
    await paid.change({ vatNumber: "GB 123" }),
    await other.change({ adults: 3 }),
    await other.change({ adults: 1 }),
  ])
    expect([response.status, (await errorOf(response)).code]).toEqual([409, "too_late"]);
  expect((await other.change({ airport: "LHR" })).status).toBe(200);
});

test("while all the money is on its way back, nothing changes", async () => {
  const { id, change, cancel } = await traveller({ airport: "" }, { isPaid: true });
  await worker.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason,
      created_at, updated_at)
     SELECT 'r-' || id, id, order_id, 'pending', amount_minor, currency, '', 1, 1 FROM payments
     WHERE order_id = ?`,
    id,
  );
  for (const refused of [
    await change({ flightNumber: "BA 304" }),
    await change({ airport: "LHR" }),
    await cancel(),
  ])
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "refund_in_progress"]);
});

test("until its day is over, a paid order gets the airport that it lacks, and nothing else", async () => {
  const { id, change, cancel } = await traveller(
    // Without an airport the day is London's, also in the hour when Paris has the next one.
    { airport: "", flightDate: dayFromToday(1, "LHR") },
    { isPaid: true },
  );
  for (const late of [
    await change({ airport: "CDG", flightDate: dayFromToday(20) }),
    await change({ airport: "CDG", adults: 1 }),
    await change({ lastName: "King" }),
    await cancel(),
  ])
    expect([late.status, (await errorOf(late)).code]).toEqual([409, "too_late"]);
  const completed = await change({ airport: "CDG" });
  expect(completed.status).toBe(200);
  expect((await bookingOf(completed)).order).toMatchObject({ airport: "CDG", status: "paid" });
  const again = await change({ airport: "LHR" });
  expect([again.status, (await errorOf(again)).code]).toEqual([409, "too_late"]);

  await worker.rows("UPDATE orders SET airport = '', flight_date = '2026-01-01' WHERE id = ?", id);
  const over = await change({ airport: "CDG" });
  expect([over.status, (await errorOf(over)).code]).toEqual([409, "too_late"]);
});

test("a paid order without airport and day gets tomorrow first and its airport afterwards", async () => {
  const { change } = await traveller({ airport: "", flightDate: undefined }, { isPaid: true });
  expect((await change({ flightDate: dayFromToday(1) })).status).toBe(200);
  expect((await change({ airport: "CDG" })).status).toBe(200);
});

// Proves V2.10.
test("after staff changed the address, a traveller refunds nothing", async () => {
  const { id, change, refunds } = await traveller({}, { isPaid: true });
  await worker.rows("UPDATE orders SET address_changed_at = 1 WHERE id = ?", id);
  const response = await change({ adults: 1 });
  expect([response.status, (await errorOf(response)).code]).toEqual([409, "address_changed"]);
  expect((await change({ adults: 3 })).status).toBe(200);
  expect(await refunds()).toEqual([]);
});

test("an unpaid booking for today changes in everything, and its new address is told", async () => {
  const airport = airportByDay();
  const { id, cookie, change } = await traveller({ airport, flightDate: dayFromToday(0, airport) });
  const response = await change({
    email: "right@engines.example",
    companyName: "Engines Ltd",
    vatNumber: "GB 123",
    airport: "LHR",
    flightDate: dayFromToday(1, "LHR"),
    adults: 4,
  });
  expect(response.status).toBe(200);
  const booking = await bookingOf(response);
  expect(booking.order).toMatchObject({ airport: "LHR", amount: 55, adults: 4 });
  expect(booking.customer).toMatchObject({
    email: "right@engines.example",
    company_name: "Engines Ltd",
    vat_number: "GB 123",
  });
  // The old address's right ends, this browser's goes on.
  const renewed = cookieOf(response);
  expect((await worker.get(`/api/bookings/${id}`, { cookie })).status).toBe(404);
  expect((await change({ airport: "CDG" })).status).toBe(404);
  expect((await change({ airport: "CDG" }, { cookie: renewed })).status).toBe(200);
  expect(await worker.mailAbout("right@engines.example")).toContain(booking.order.order_number);
  await payOnDemo(worker, id, renewed);
  const paid = await bookingOf(await worker.get(`/api/bookings/${id}`, { cookie: renewed }));
  expect(paid.order).toMatchObject({ status: "paid", paid_amount: 55 });
});

test("paid meanwhile, a change of everything is refused by the version", async () => {
  const { id, cookie, version, change } = await traveller();
  const seen = await version();
  await payOnDemo(worker, id, cookie);
  const response = await change({ version: seen, adults: 1, email: "new@example.org" });
  expect([response.status, (await errorOf(response)).code]).toEqual([409, "version_conflict"]);
});

test.each([
  [2, 200],
  [1, 409],
  [0, 409],
])("%s days before the flight a change answers %s", async (days, status) => {
  const airport = airportByDay();
  const flight = { airport, flightDate: dayFromToday(days, airport) };
  const { change, cancel } = await traveller(flight, { isPaid: true });
  expect((await change({ flightNumber: "AF 12" })).status).toBe(status);
  expect((await cancel()).status).toBe(status);
});

test("a day that is over at the airport is refused at its field", async () => {
  const { change } = await traveller();
  const response = await change({ flightDate: dayFromToday(-2) });
  expect(response.status).toBe(422);
  expect((await errorOf(response)).issues).toEqual([
    { path: ["flightDate"], message: "This day is over at the airport" },
  ]);
});

test("a traveller cancels, and all that was paid is refunded", async () => {
  const { cancel, refunds, mails, events } = await traveller({}, { isPaid: true });
  const response = await cancel();
  expect(response.status).toBe(200);
  expect((await bookingOf(response)).order).toMatchObject({
    status: "refunded",
    paid_amount: 33,
    refunded_amount: 33,
  });
  expect(await refunds()).toMatchObject([
    { status: "succeeded", amount_minor: 3300, actor_id: null },
  ]);
  expect((await events()).map(({ to_status }) => to_status)).toEqual([
    "paid",
    "cancelled",
    "refunded",
  ]);
  const told = await worker.mailAbout("We’re refunding £33.00 to the card you paid with");
  expect((await mails()).filter((kind) => /cancelled|refunded/.test(kind))).toEqual([
    "order-cancelled",
  ]);
  expect(told).toContain("Subject: Cancelled: your Fast Track booking");
});

test("a traveller who cancels is told what this refunds, not what an earlier refund returns", async () => {
  const { id, cancel, refunds } = await traveller({}, { isPaid: true });
  await worker.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
      SELECT 'earlier-' || id, id, order_id, 'pending', 1100, currency, 'A gesture', 1, 1 FROM payments WHERE order_id = ?`,
    id,
  );
  const { order } = await bookingOf(await cancel());
  expect((await refunds()).map(({ amount_minor }) => amount_minor)).toEqual([1100, 2200]);
  await worker.mailsHaveLeft(id);
  const told = worker
    .mailsAbout(order.order_number)
    .map((mail) => /refunding £[\d.]+/.exec(mail)?.[0]);
  expect(told.filter(Boolean)).toEqual(["refunding £22.00"]);
});

test("only staff cancel what was paid another way, and gives back what no payment holds", async () => {
  const { id, cancel, version } = await traveller();
  const paid = { status: "paid", reason: "By transfer", version: await version() };
  expect((await send("PATCH", `orders/${id}`, paid)).status).toBe(200);
  const refused = await cancel();
  expect([refused.status, (await errorOf(refused)).code]).toEqual([409, "too_late"]);
  expect(await read<OrderDetail>(`orders/${id}`)).toMatchObject({ status: "paid" });
});

test("what is on its way back is no money that a change counts on, also on the page", async () => {
  const { id, change } = await traveller({}, { isPaid: true });
  await worker.rows(
    `INSERT INTO refunds (id, payment_id, order_id, status, amount_minor, currency, reason, created_at, updated_at)
      SELECT 'back-' || id, id, order_id, 'pending', 1100, currency, 'A gesture', 1, 1 FROM payments WHERE order_id = ?`,
    id,
  );
  const booking = await bookingOf(await change({ adults: 3 }));
  expect(booking.order).toMatchObject({ amount: 44, due_amount: 11, refunded_amount: 0 });
  expect(booking.payment.kept_amount).toBe(22);
  expect(checkoutState(booking, Date.now())).toBe("due");
});

test("the fares of the day of the booking hold when its party changes", async () => {
  const { id, change } = await traveller();
  // Two adults for 15 each and a child for 4, as of then.
  const fares = { adults: 1500, children: 400, infants: 0 };
  await worker.rows(
    "UPDATE orders SET amount_minor = 3400, fares = ? WHERE id = ?",
    JSON.stringify(fares),
    id,
  );
  const { order } = await bookingOf(await change({ adults: 1 }));
  expect(order).toMatchObject({ amount: 19, fares: { adults: 15, children: 4, infants: 0 } });
  const { order: grown } = await bookingOf(await change({ children: 3 }));
  expect(grown.amount).toBe(27);
});

test("an unpaid booking is cancelled without a refund, and its page is closed", async () => {
  const { cancel, open, refunds } = await traveller();
  const page = await open();
  expect((await bookingOf(await cancel())).order).toMatchObject({
    status: "cancelled",
    paid_amount: 0,
  });
  expect(await refunds()).toEqual([]);
  await expect
    .poll(() => worker.rows("SELECT status FROM demo_payments WHERE id = ?", page.id))
    .toEqual([{ status: "expired" }]);
});

test("of eight cancellations at once one cancels and refunds once", async () => {
  const { id, cookie, version, refunds } = await traveller({}, { isPaid: true });
  const seen = await version();
  const responses = await Promise.all(
    Array.from({ length: 8 }, () =>
      worker.post(`/api/bookings/${id}/cancel`, { version: seen }, { cookie }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(await refunds()).toHaveLength(1);
  expect(
    await worker.rows(
      "SELECT sum(amount_minor) AS sum FROM demo_refunds WHERE id LIKE 'cancelled:%' AND payment_id IN (SELECT id FROM payments WHERE order_id = ?)",
      id,
    ),
  ).toEqual([{ sum: 3300 }]);
});

test("of a change and a cancellation at once one is refused", async () => {
  const { id, cookie, version, change } = await traveller({}, { isPaid: true });
  const seen = await version();
  const [changed, cancelled] = await Promise.all([
    change({ version: seen, airport: "LHR" }),
    worker.post(`/api/bookings/${id}/cancel`, { version: seen }, { cookie }),
  ]);
  expect([changed.status, cancelled.status].toSorted()).toEqual([200, 409]);
});

test("another browser changes and cancels nothing, and an old version is refused", async () => {
  const { change, cancel, version } = await traveller();
  const other = await traveller();
  for (const headers of [{ cookie: "" }, { cookie: other.cookie }]) {
    expect((await change({ airport: "LHR" }, headers)).status).toBe(404);
    expect((await cancel({}, headers)).status).toBe(404);
  }
  const stale = await change({ version: (await version()) - 1, airport: "LHR" });
  expect([stale.status, (await errorOf(stale)).code]).toEqual([409, "version_conflict"]);
});

test.each(["completed", "cancelled", "refunded"])(
  "an order that is %s is not changed",
  async (status) => {
    const { id, change } = await traveller();
    await worker.rows("UPDATE orders SET status = ? WHERE id = ?", status, id);
    const response = await change({ airport: "LHR" });
    expect([response.status, (await errorOf(response)).code]).toEqual([409, "too_late"]);
  },
);
