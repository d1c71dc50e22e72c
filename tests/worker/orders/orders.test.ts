import { beforeAll, expect, test } from "vitest";
import type { AdminOrder } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { authCalls, type Person } from "../../people.ts";
import { moveOrder } from "../../stored-orders.ts";
import { builtSite, errorOf } from "../../site.ts";
import { withoutMails } from "../../order-mails.ts";

const worker = builtSite();
const auth = authCalls(worker);

let admin: Person;
let second: Person;
beforeAll(async () => {
  [admin, second] = [await auth.admin(), await auth.admin()];
});

const ask = (path: string) => auth.send("GET", `admin/${path}`, admin.access_token);
const change = (id: string, body: object, by = admin) =>
  auth.send("PATCH", `admin/orders/${id}`, by.access_token, body);
const detailOf = async (response: Response) => (await response.json()) as OrderDetail;
const book = async (body: Partial<BookingBody> = {}) => (await worker.book(body)).booking.order;
const find = async (query: Record<string, string>) => {
  const response = await ask(`orders?${new URLSearchParams(query).toString()}`);
  expect(`${response.status} ${JSON.stringify(query)}`).toBe(`200 ${JSON.stringify(query)}`);
  return ((await response.json()) as Page<AdminOrder>).items.map(
    ({ order_number }) => order_number,
  );
};

test("an order is found by words of its number, names, company and e-mail, with or without accents", async () => {
  const { order_number: number } = await book({
    firstName: "Élodie",
    lastName: "Martin-Dubois",
    companyName: "Atelier Zéphyr",
    email: "elodie.md@voyage.example",
  });
  const [, time, random] = number.split("-") as [string, string, string];
  for (const q of [
    number,
    number.toLowerCase(),
    `${time}-${random}`,
    random,
    random.slice(0, 3),
    "mar",
    "MARTIN",
    "elodie",
    "élod",
    "E\u0301lodie",
    "dubois elo",
    "martin-du",
    "zephyr",
    "elodie.md@voyage.example",
    "voyage",
    "md@voy",
    // Two digits alone after "mar" would be a day of March.
    `mar ${random}`,
  ]) {
    expect({ q, found: await find({ q }) }).toEqual({ q, found: [number] });
  }
  for (const q of ["rtin", "martin smith", "elodie x9x9", "%", "€", "FT-9", "FT-1 martin"]) {
    expect({ q, found: await find({ q }) }).toEqual({ q, found: [] });
  }
});

test.each([
  [
    '"',
    '"mar" OR "a"',
    "mar* NOT elodie",
    "words:mar",
    "NEAR(mar dub)",
    "mar AND",
    "(",
    "*",
    "^mar",
    "mar\\",
    "'; DROP TABLE orders; --",
  ],
  [
    "\u19B0\u19C9",
    "a\u19B0b",
    "𝐀b",
    "notpaid",
    "\uE000notpaid",
    "\u0301",
    "名前",
    "🛫",
    "a",
    "\uD800",
  ],
  // Proves V1.4.
])("what people type is never a language: %s …", async (...searches) => {
  await book({ firstName: "Mar", lastName: "Dub" });
  for (const q of searches) {
    const response = await ask(`orders?${new URLSearchParams({ q }).toString()}`);
    expect(`${q} ${response.status}`).toBe(`${q} 200`);
  }
  expect(await find({ q: "notpaid" })).toEqual([]);
  expect(await find({ q: "\uE000notpaid" })).toEqual([]);
});

test("a search follows every change: of status, of the person, and of the order's existence", async () => {
  const order = await book({ firstName: "Wilhelmina", email: "w@example.org" });
  const other = await book({ firstName: "Wilhelm", email: "w@example.org" });
  const q = "wilhelm";
  expect(await find({ q })).toEqual([other.order_number, order.order_number]);
  expect(await find({ q, sort: "oldest" })).toEqual([order.order_number, other.order_number]);
  expect(await find({ q, status: "paid" })).toEqual([]);
  expect((await change(order.id, { status: "paid", reason: "Bank transfer" })).status).toBe(200);
  expect(await find({ q, status: "paid" })).toEqual([order.order_number]);
  expect(await find({ q, status: "Not Paid" })).toEqual([other.order_number]);
  await worker.rows(
    "UPDATE customers SET first_name = 'Ottilie', company_name = '' WHERE id = ?",
    order.customer_id,
  );
  expect(await find({ q })).toEqual([other.order_number]);
  expect(await find({ q: "ottilie" })).toEqual([order.order_number]);
  await worker.rows("DELETE FROM orders WHERE id = ?", other.id);
  expect(await find({ q })).toEqual([]);
});

test("an order is found by its amount as people write it, alone and beside other words", async () => {
  const name = { lastName: "Sumwright" };
  const large = await book({ ...name, currency: "USD", adults: 218, children: 0 });
  const small = await book({ ...name, currency: "EUR", adults: 2, children: 0 });
  const [first, second] = [large.order_number, small.order_number];
  for (const q of ["$2,398.00", "2398", "2 398,00 $", "2.398,00", "sumw 2398"])
    expect({ q, found: await find({ q }) }).toEqual({ q, found: [first] });
  for (const q of ["22 sumwright", "sumwright 22,00 €", "22.00 sumw"])
    expect({ q, found: await find({ q }) }).toEqual({ q, found: [second] });
  expect(await find({ q: "sumwright $22" })).toEqual([]);
  // The index follows another party.
  await change(small.id, { adults: 4, reason: "Two more" });
  expect(await find({ q: "sumwright 22" })).toEqual([]);
  expect(await find({ q: "sumwright 44 EUR" })).toEqual([second]);
});

test("a list says how many orders a filter has, and their amounts by currency", async () => {
  const sums = async (query: Record<string, string>) =>
    (await ask(`order-sums?${new URLSearchParams(query).toString()}`)).json();
  for (const currency of ["EUR", "EUR", "USD"] as const)
    await book({ lastName: "Countwright", airport: "VIE", currency, adults: 2, children: 0 });
  const both = { orders: 3, has_more: false, sums: { EUR: 44, USD: 22 } };
  const ways: Record<string, string>[] = [
    { q: "countwright" },
    { airport: "VIE" },
    { airport: "VIE", status: "Not Paid" },
  ];
  for (const query of ways) expect(await sums(query)).toEqual(both);
  expect(await sums({ airport: "VIE", status: "paid" })).toEqual({
    orders: 0,
    has_more: false,
    sums: {},
  });
  const [all] = await worker.rows<{ n: number; eur: number }>(
    "SELECT count(*) AS n, sum(iif(currency = 'EUR', amount_minor, 0)) / 100.0 AS eur FROM orders WHERE status = 'Not Paid'",
  );
  for (const from of [{}, { from: "2020-01-01" }] as Record<string, string>[])
    expect(await sums({ status: "Not Paid", ...from })).toMatchObject({
      orders: all!.n,
      sums: { EUR: all!.eur },
    });
  expect((await ask("order-sums?q=cs_test_unknown")).status).toBe(200);
  expect((await ask("order-sums?from=yesterday")).status).toBe(422);
});

test("pages of a search have no gap and no double, in both orders", async () => {
  const numbers: string[] = [];
  for (let index = 0; index < 7; index++)
    numbers.unshift((await book({ lastName: "Pagewright" })).order_number);
  for (const [sort, expected] of [
    ["newest", numbers],
    ["oldest", numbers.toReversed()],
  ] as const) {
    const walked: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = (await (
        await ask(`orders?q=pagew&limit=3&sort=${sort}&cursor=${cursor}`)
      ).json()) as Page<AdminOrder>;
      walked.push(...page.items.map(({ order_number }) => order_number));
      cursor = page.next_cursor;
    }
    expect(walked).toEqual(expected);
  }
});

test("orders are narrowed to days, both included, and sorted either way", async () => {
  const days = [
    "2025-03-01T00:00:00.000Z",
    "2025-03-01T23:59:59.999Z",
    "2025-03-02T00:00:00.000Z",
    "2025-03-03T12:00:00.000Z",
  ];
  const numbers: string[] = [];
  for (const day of days) {
    const { id } = await book({ lastName: "Daywright" });
    numbers.push(await moveOrder(worker, id, Date.parse(day)));
  }
  const at = (...indexes: number[]) => indexes.map((index) => numbers[index]!);
  const ways: Record<string, string>[] = [{}, { q: "daywright" }, { q: "FT-" }];
  for (const q of ways) {
    expect(await find({ from: "2025-03-01", to: "2025-03-01", ...q })).toEqual(at(1, 0));
    expect(await find({ from: "2025-03-01", to: "2025-03-02", sort: "oldest", ...q })).toEqual(
      at(0, 1, 2),
    );
    expect(await find({ from: "2025-03-02", to: "2025-03-09", ...q })).toEqual(at(3, 2));
  }
  const first = (await (
    await ask("orders?to=2025-03-03&limit=2&sort=oldest")
  ).json()) as Page<AdminOrder>;
  const next = (await (
    await ask(`orders?to=2025-03-03&sort=oldest&cursor=${first.next_cursor}`)
  ).json()) as Page<AdminOrder>;
  expect([...first.items, ...next.items].map(({ order_number }) => order_number)).toEqual(
    at(0, 1, 2, 3),
  );
});

test.each([
  "from=2025-13-01",
  "to=yesterday",
  "from=2025-03-02&to=2025-03-01",
  "sort=amount",
  `q=${"x".repeat(201)}`,
])("?%s is refused", async (query) => {
  const response = await ask(`orders?${query}`);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
});

test("a change of status is in the order, its history and the audit log, and takes the totals with it", async () => {
  const order = await book({ adults: 3, children: 0 });
  const before = await detailOf(await ask(`orders/${order.id}`));
  expect(before).toMatchObject({ ...order, version: 1, customer: { id: order.customer_id } });
  const booked = {
    from_status: null,
    to_status: "Not Paid",
    actor_id: null,
    created_at: order.created_at,
  };
  expect(before.history).toEqual([expect.objectContaining(booked)]);

  const response = await change(order.id, {
    status: "paid",
    reason: "  Bank transfer of 20 November  ",
    version: 1,
  });
  expect(response.status).toBe(200);
  const after = await detailOf(response);
  expect(after).toMatchObject({ status: "paid", version: 2 });
  const event = {
    from_status: "Not Paid",
    to_status: "paid",
    reason: "Bank transfer of 20 November",
  };
  expect(after.history).toEqual([
    expect.objectContaining({ ...event, actor_id: admin.user.id, actor_email: admin.email }),
    expect.objectContaining(booked),
  ]);
  expect(withoutMails(await detailOf(await ask(`orders/${order.id}`)))).toEqual(
    withoutMails(after),
  );
  expect(
    await worker.rows(
      "SELECT actor_id, action, detail FROM audit_log WHERE subject_id = ?",
      order.id,
    ),
  ).toEqual([
    {
      actor_id: admin.user.id,
      action: "order.status_changed",
      detail: '{"from":"Not Paid","to":"paid"}',
    },
  ]);
});

// Proves V2.16.
test("of two admins who change one order at once, one wins, and the other is told how it is now", async () => {
  const order = await book();
  const responses = await Promise.all([
    change(order.id, { status: "paid", reason: "Transfer", version: 1 }),
    change(order.id, { status: "cancelled", reason: "They called", version: 1 }, second),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = await detailOf(responses.find(({ status }) => status === 200)!);
  const lost = (await responses.find(({ status }) => status === 409)!.json()) as {
    error: { code: string };
    order: OrderDetail;
  };
  expect(lost.error.code).toBe("order_changed");
  expect(withoutMails(lost.order)).toEqual(withoutMails(won));
  expect(await worker.count(`order_events WHERE order_id = '${order.id}'`)).toBe(1);
  expect(await worker.count(`audit_log WHERE subject_id = '${order.id}'`)).toBe(1);
});

test("a step that the table does not allow is refused, and leaves no trace", async () => {
  const order = await book();
  const refused = await change(order.id, { status: "refunded", reason: "No" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: { code: "transition_not_allowed" },
    order: { status: "Not Paid", version: 1 },
  });
  // Twice the same: the second time it is that already.
  expect((await change(order.id, { status: "paid", reason: "Yes" })).status).toBe(200);
  expect((await change(order.id, { status: "paid", reason: "Yes" })).status).toBe(409);
  expect(await worker.count(`order_events WHERE order_id = '${order.id}'`)).toBe(1);
  expect(await worker.count(`audit_log WHERE subject_id = '${order.id}'`)).toBe(1);
});

test.each([
  ["no reason", { status: "paid" }],
  ["an empty reason", { status: "paid", reason: "  " }],
  ["a long reason", { status: "paid", reason: "x".repeat(501) }],
  ["an unknown status", { status: "lost", reason: "Yes" }],
  ["a version that is no number", { status: "paid", reason: "Yes", version: "1" }],
])("%s is refused", async (_name, body) => {
  const order = await book();
  const response = await change(order.id, body);
  expect([response.status, (await errorOf(response)).code]).toEqual([422, "validation_failed"]);
  expect((await detailOf(await ask(`orders/${order.id}`))).version).toBe(1);
});

test("an order that does not exist is not found, whatever it is called", async () => {
  for (const id of ["01900000-0000-7000-8000-000000000000", "%27", "x".repeat(300)]) {
    expect((await ask(`orders/${id}`)).status).toBe(404);
    expect((await change(id, { status: "paid", reason: "Yes" })).status).toBe(404);
  }
  expect(
    await worker.count(
      "audit_log WHERE action = 'order.status_changed' AND subject_id NOT IN (SELECT id FROM orders)",
    ),
  ).toBe(0);
});
