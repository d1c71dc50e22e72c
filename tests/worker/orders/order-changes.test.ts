import { expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES } from "../race.ts";
import { counted, kept } from "../dashboard/recount.ts";

const worker = builtSite();
const { admin, send, read, trail } = adminCalls(worker);

/** A booking, and what staff do with it. */
async function booked(overrides: Partial<BookingBody> = {}, { isPaid = false } = {}) {
  const { booking, cookie } = await worker.book(overrides);
  const { id } = booking.order;
  const change = (body: object) =>
    send("PATCH", `orders/${id}`, { reason: "By phone", notify: false, ...body });
  const open = async () =>
    (await (
      await worker.post(`/api/bookings/${id}/payments`, {}, { cookie })
    ).json()) as PaymentPage;
  if (isPaid) {
    const page = await open();
    await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
    await worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie });
  }
  const detail = () => read<OrderDetail>(`orders/${id}`);
  return { id, cookie, change, open, detail, number: booking.order.order_number };
}
const detailOf = async (response: Response) => (await response.json()) as OrderDetail;
const refusalOf = async (response: Response) => {
  const { error, order } = (await response.json()) as {
    error: { code: string };
    order: OrderDetail;
  };
  return [response.status, error.code, order.version];
};

test("staff correct whatever was booked: order and customer follow, the history has both values, the audit log only names", async () => {
  const { id, change, detail } = await booked({ companyName: "Old Ltd", vatNumber: "GB 1" });
  const fields = {
    firstName: "Augusta",
    lastName: "King",
    email: "augusta@example.org",
    companyName: "Analytical Ltd",
    vatNumber: "GB 2",
    airport: "LHR",
    flightDate: "2020-02-01",
    flightNumber: "BA 304",
    adults: 3,
  };
  const response = await change({ version: 1, ...fields });
  expect(response.status).toBe(200);
  const order = await detailOf(response);
  // Days that are over bind travellers, not staff.
  expect(order).toMatchObject({
    airport: "LHR",
    flight_date: "2020-02-01",
    flight_number: "BA 304",
    adults: 3,
    amount: 44,
    version: 2,
  });
  expect(order.customer).toMatchObject({
    first_name: "Augusta",
    last_name: "King",
    email: "augusta@example.org",
    company_name: "Analytical Ltd",
    notes:
      "Airport: LHR | Email: augusta@example.org | VAT: GB 2 | Adults: 3, Children: 1, Infants: 1",
  });
  expect(order.history[0]).toMatchObject({
    from_status: "Not Paid",
    to_status: "Not Paid",
    reason: "By phone",
    actor_email: admin().email,
    changes: {
      email: ["ada@example.org", "augusta@example.org"],
      vatNumber: ["GB 1", "GB 2"],
      adults: [2, 3],
      flightDate: ["", "2020-02-01"],
    },
  });
  // The notice to the old address is on its way meanwhile.
  const settled = ({ timeline, ...rest }: OrderDetail) => ({
    ...rest,
    timeline: timeline.filter(({ kind }) => kind !== "mail"),
  });
  expect(settled(await detail())).toEqual(settled(order));
  expect(await trail(id)).toEqual([
    {
      actor_id: admin().user.id,
      action: "order.changed",
      detail: JSON.stringify({ fields: Object.keys(order.history[0]!.changes!) }),
    },
  ]);
  expect(
    await worker.rows(
      "SELECT lower(email) AS email FROM customers WHERE id = ?",
      order.customer_id,
    ),
  ).toEqual([{ email: "augusta@example.org" }]);
});

test("a company that is taken away leaves the person's own name, which follows the person", async () => {
  const { change } = await booked({ companyName: "Old Ltd" });
  expect((await detailOf(await change({ companyName: "" }))).customer.company_name).toBe(
    "Ada Lovelace",
  );
  expect((await detailOf(await change({ firstName: "Augusta" }))).customer.company_name).toBe(
    "Augusta Lovelace",
  );
});

test("status and fields come together: one event, one audit entry, one mail", async () => {
  const { id, change } = await booked();
  const order = await detailOf(
    await change({ version: 1, status: "paid", flightNumber: "AF 12", notify: true }),
  );
  expect(order).toMatchObject({ status: "paid", flight_number: "AF 12", version: 2 });
  expect(order.pass_url).not.toBeNull();
  expect(order.history).toHaveLength(2);
  expect(order.history[0]).toMatchObject({
    from_status: "Not Paid",
    to_status: "paid",
    changes: { flightNumber: ["", "AF 12"] },
  });
  expect((await trail(id)).map(({ detail }) => detail)).toEqual([
    '{"from":"Not Paid","to":"paid","fields":["flightNumber"]}',
  ]);
  const mails = await worker.rows(
    "SELECT kind FROM mail_outbox WHERE subject_id = ? AND kind <> 'order-booked'",
    id,
  );
  expect(mails).toEqual([{ kind: "order-paid" }]);
});

test("no list of staff holds a pass's code, notes or what opens an order", async () => {
  const email = "no.code@example.org";
  const { id, number, detail } = await booked(
    { email, flightDate: "2055-06-01" },
    { isPaid: true },
  );
  const { pass_url: pass, customer } = await detail();
  const code = pass!.split("/").at(-1)!;
  expect(code).toMatch(/^[\da-z]{26}$/i);
  for (const list of [
    "orders",
    `orders?q=${number}`,
    "orders?q=no.code",
    "departures?date=2055-06-01",
    `people/${customer.id}/orders`,
  ]) {
    const text = JSON.stringify(await read<object>(list));
    const held = [id, code, "Airport:"].filter((part) => text.includes(part));
    expect({ list, held }).toEqual({ list, held: [id] });
  }
  // The one order, and the export's notes, are as ever.
  expect(customer.notes).toContain("Airport:");
  const csv = await (await send("GET", `orders.csv?q=${number}`)).text();
  expect(csv).toContain("Airport:");
  expect(csv).not.toContain(code);
});

test("what is already so is no change, and leaves no trace", async () => {
  const { id, change, detail } = await booked({ flightNumber: "AF 12" });
  const response = await change({ flightNumber: "AF 12 ", firstName: "Ada", adults: 2 });
  expect([response.status, (await detailOf(response)).version]).toEqual([200, 1]);
  expect((await detail()).history).toHaveLength(1);
  expect(await trail(id)).toEqual([]);
});

test("the traveller is told of a change, at the new address, unless staff untick it", async () => {
  const { id, change } = await booked({ email: "typo@exmaple.org" });
  const mails = () =>
    worker.rows("SELECT kind FROM mail_outbox WHERE subject_id = ? AND kind = 'order-changed'", id);
  await change({ flightNumber: "AF 12" });
  expect(await mails()).toEqual([]);
  await change({ email: "right@example.org", notify: true });
  expect(await mails()).toHaveLength(1);
  expect(await worker.mailAbout("Your booking has changed")).toContain("right@example.org");
});

test("mails that wait for the old address go to the new one", async () => {
  const { id, change } = await booked({ email: "typo@exmaple.org" });
  // The queue would finish a mail that it holds.
  await expect
    .poll(() => worker.rows("SELECT status FROM mail_outbox WHERE subject_id = ?", id))
    .toEqual([{ status: "sent" }]);
  await worker.rows(
    "UPDATE mail_outbox SET status = 'waiting', recipient = 'typo@exmaple.org' WHERE subject_id = ?",
    id,
  );
  await change({ email: "right@example.org" });
  expect(
    await worker.rows(
      "SELECT recipient FROM mail_outbox WHERE subject_id = ? AND kind = 'order-booked'",
      id,
    ),
  ).toEqual([{ recipient: "right@example.org" }]);
});

test("another number of travellers makes another total at once, before and after payment; a page to pay the old one on is closed", async () => {
  const unpaid = await booked();
  const page = await unpaid.open();
  expect(await detailOf(await unpaid.change({ adults: 5 }))).toMatchObject({
    amount: 66,
    status: "Not Paid",
  });
  await expect
    .poll(() => worker.rows("SELECT status FROM demo_payments WHERE id = ?", page.id))
    .toEqual([{ status: "expired" }]);
  const paid = await booked({}, { isPaid: true });
  expect(await detailOf(await paid.change({ adults: 1 }))).toMatchObject({
    amount: 22,
    paid_amount: 33,
    status: "paid",
  });
  expect(await worker.rows(kept.totals)).toEqual(await worker.rows(counted.totals));
  expect(await worker.rows(kept.hourly)).toEqual(await worker.rows(counted.hourly));
});

test("a used order's papers can be corrected, its journey cannot, unless its status is corrected as well", async () => {
  const { change, detail } = await booked({}, { isPaid: true });
  expect((await change({ status: "completed" })).status).toBe(200);
  const { version } = await detail();
  expect(await refusalOf(await change({ flightNumber: "AF 12" }))).toEqual([
    409,
    "trip_closed",
    version,
  ]);
  expect(await refusalOf(await change({ adults: 1, lastName: "King" }))).toEqual([
    409,
    "trip_closed",
    version,
  ]);
  expect(
    (await change({ lastName: "King", vatNumber: "GB 7", companyName: "Late Ltd" })).status,
  ).toBe(200);
  expect(await detailOf(await change({ status: "paid", flightNumber: "AF 12" }))).toMatchObject({
    status: "paid",
    flight_number: "AF 12",
  });
});

test("a person who was erased is not named again", async () => {
  const { id, change, detail } = await booked();
  const { customer_id: customerId } = await detail();
  const { email } = (await detail()).customer;
  expect(
    (await send("POST", `people/${customerId}/anonymize`, { email, reason: "Asked" })).status,
  ).toBeLessThan(300);
  const { version } = await detail();
  expect(await refusalOf(await change({ lastName: "King" }))).toEqual([
    409,
    "customer_anonymous",
    version,
  ]);
  expect((await detail()).customer.last_name).toBe("Deleted");
  expect((await trail(id)).filter(({ action }) => action === "order.changed")).toEqual([]);
});

test("an address that an order had before goes from its history when its owner is erased", async () => {
  const [email, other] = ["Left.Behind@example.org", "kept@example.org"];
  const { id, change, detail } = await booked({ email });
  expect((await change({ email: other, reason: "They wrote from left.behind" })).status).toBe(200);
  const { booking } = await worker.book({ email });
  expect((await send("POST", `people/${booking.customer.id}/anonymize`, { email })).status).toBe(
    204,
  );
  const [event] = await worker.rows(
    "SELECT reason, changes FROM order_events WHERE order_id = ?",
    id,
  );
  expect(event).toEqual({ reason: "", changes: null });
  // The order is another address's now, and stays that.
  expect((await detail()).customer.email).toBe(other);
});

test("a new pass voids the old one, and its link is mailed", async () => {
  const { id, change, detail } = await booked({}, { isPaid: true });
  const { pass_url: old } = await detail();
  const order = await detailOf(
    await change({ newPass: true, email: "right@example.org", notify: true }),
  );
  expect(order.pass_url).not.toBe(old);
  expect(order.history[0]!.changes).toMatchObject({
    pass: [expect.any(String), expect.any(String)],
  });
  const pathOf = (url: string | null) => `/api/passes/${url!.split("/").at(-1)!}`;
  expect((await worker.get(pathOf(old), { apikey: "envol-public-anon-key" })).status).toBe(404);
  expect(
    (await worker.get(pathOf(order.pass_url), { apikey: "envol-public-anon-key" })).status,
  ).toBe(200);
  expect((await trail(id)).at(-1)).toMatchObject({
    action: "order.changed",
    detail: '{"fields":["email","pass"]}',
  });
  expect(await worker.mailAbout(order.pass_url!)).toContain("right@example.org");
  // Another airport or day keeps the code.
  expect(
    (await detailOf(await change({ airport: "LHR", flightDate: "2058-01-01" }))).pass_url,
  ).toBe(order.pass_url);
  expect((await detailOf(await change({ newPass: true }))).history[0]).toMatchObject({
    changes: { pass: expect.any(Array) },
  });
  expect((await trail(id)).at(-1)).toMatchObject({ action: "pass.replaced" });
});

test("an order without a pass that could be used gets no new one", async () => {
  const { change } = await booked();
  expect(await refusalOf(await change({ newPass: true }))).toEqual([409, "pass_not_valid", 1]);
});

test("money that came for a cancelled order makes it paid by hand, with a pass", async () => {
  const { change } = await booked();
  await change({ status: "cancelled" });
  const order = await detailOf(await change({ status: "paid" }));
  expect(order.status).toBe("paid");
  expect(order.pass_url).not.toBeNull();
});

test.each([
  ["nothing", {}],
  ["no reason", { flightNumber: "AF 1", reason: "" }],
  ["an e-mail that is none", { email: "nobody" }],
  ["no adult", { adults: 0 }],
  ["too many travellers", { adults: 1e7 }],
  ["half a traveller", { children: 1.5 }],
  ["a name of blanks", { lastName: "  " }],
  ["a day that is none", { flightDate: "2026-02-31" }],
  ["a long flight", { flightNumber: "AF 123456789" }],
])("%s is refused, and changes nothing", async (_name, body) => {
  const { change, detail } = await booked();
  const response = await change(body);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
  expect((await detail()).version).toBe(1);
});

test("an older version is refused with the newer order, and changes nothing", async () => {
  const { id, change, detail } = await booked();
  await change({ flightNumber: "AF 1" });
  expect(await refusalOf(await change({ version: 1, flightNumber: "AF 2" }))).toEqual([
    409,
    "order_changed",
    2,
  ]);
  expect((await detail()).flight_number).toBe("AF 1");
  expect((await trail(id)).length).toBe(1);
});

test("only staff change orders: an agent may, a member may not", async () => {
  const auth = authCalls(worker);
  const { id } = await booked();
  const [agent, member] = [await auth.agent(), await auth.person()];
  const call = (token?: string) =>
    auth.send("PATCH", `admin/orders/${id}`, token, { flightNumber: "AF 3", reason: "By phone" });
  expect((await call(agent.access_token)).status).toBe(200);
  expect((await call(member.access_token)).status).toBe(403);
  expect((await call()).status).toBe(401);
});

// Proves V8.2.
test("an agent whose role was taken away changes no order with the token of before, and is shown none", async () => {
  const auth = authCalls(worker);
  const { id, detail } = await booked();
  await worker.mailsHaveLeft(id);
  const before = await detail();
  const agent = await auth.agent();
  await worker.rows("DELETE FROM user_roles WHERE user_id = ?", agent.user.id);
  for (const version of [1, 99]) {
    const change = { flightNumber: "AF 3", reason: "By phone", version };
    const refused = await auth.send("PATCH", `admin/orders/${id}`, agent.access_token, change);
    expect(refused.status).toBe(403);
    const told = (await refused.json()) as { error: { code: string } };
    expect([Object.keys(told), told.error.code]).toEqual([["error"], "forbidden"]);
  }
  expect(await detail()).toEqual(before);
});

test(
  "of a traveller and staff who change one order at once, none loses a change that was said to be made",
  async () => {
    const random = seededRandom(41);
    for (let attempt = 0; attempt < RACE_TRIES; attempt++) {
      const { id, cookie, change, detail } = await booked();
      const theirs = () =>
        worker.fetch(`/api/bookings/${id}`, {
          method: "PATCH",
          headers: { apikey: "envol-public-anon-key", "content-type": "application/json", cookie },
          body: JSON.stringify({ version: 1, flightNumber: "TR 1" }),
        });
      const ours = () => change({ version: 1, flightNumber: "ST 1", airport: "LHR" });
      const [first, second] = await bothAtOnce(attempt, random, theirs, ours);
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const order = await detail();
      expect(order).toMatchObject(
        first.status === 200
          ? { flight_number: "TR 1", airport: "CDG" }
          : { flight_number: "ST 1", airport: "LHR" },
      );
      expect([order.version, order.history.length]).toEqual([2, 2]);
    }
  },
  RACE_MS,
);

test("without a version both changes at once are made, one after the other", async () => {
  const { change, detail } = await booked();
  const responses = await Promise.all([
    change({ flightNumber: "AF 9" }),
    change({ airport: "LHR" }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(await detail()).toMatchObject({ flight_number: "AF 9", airport: "LHR", version: 3 });
});
