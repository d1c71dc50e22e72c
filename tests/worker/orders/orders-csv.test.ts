import { expect, test } from "vitest";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin } = adminCalls(worker);

const NEWEST = 1_795_176_000_000;
const MANY = 4321;
/** Thousands of orders of one customer, a millisecond apart; every tenth is paid. */
const MANY_ORDERS = `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1}) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, language, created_at, updated_at) SELECT 'many-' || i, 'FT-' || (${NEWEST} - i) || '-MANY', (SELECT id FROM customers LIMIT 1), 2250, 'EUR', CASE i % 10 WHEN 0 THEN 'paid' ELSE 'Not Paid' END, 'Fast Track', 'Fast Track', 'Envol', '', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), 'fr', ${NEWEST} - i, 0 FROM n`;

const exported = (query = "", token = admin().access_token) =>
  auth.send("GET", `admin/orders.csv${query}`, token);
/** The lines after the head, each as its fields: none of these tests' values has a comma. */
const linesOf = (csv: string) =>
  csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(","));

test("without an order there is the head, marked as UTF-8, for a file of today that nothing keeps", async () => {
  const response = await exported();
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^"order_number","created_at","status","amount","currency",[^\r\n]+\r\n$/);
});

// Proves V1.5.
test("what a traveller typed is quoted, and never runs as a formula", async () => {
  const { booking } = await worker.book({
    firstName: '=HYPERLINK("https://evil.example","x")',
    lastName: "+1",
    companyName: '@SUM(1;"2")\r\nline two',
    airport: "-2+3",
    flightNumber: "=1+1",
    email: "lucie@example.org",
    adults: 2,
    children: 0,
  });
  const csv = await (await exported("?q=lucie")).text();
  const [, line] = csv.split(/\r\n(?=")/);
  expect(line).toContain(`"${booking.order.order_number}"`);
  for (const field of [
    `"'=HYPERLINK(""https://evil.example"",""x"")"`,
    `"'+1"`,
    `"'@SUM(1;""2"") line two"`,
    `"'-2+3"`,
    `"'=1+1"`,
    ",22,",
  ]) {
    expect(csv).toContain(field);
  }
  await worker.rows("DELETE FROM orders");
  await worker.rows("DELETE FROM customers");
});

test("thousands of orders come in one file, newest first, each once", async () => {
  await worker.book();
  await worker.rows("DELETE FROM orders");
  await worker.rows(MANY_ORDERS);
  const lines = linesOf(await (await exported()).text());
  expect(lines).toHaveLength(MANY);
  expect(lines.map(([number]) => number)).toEqual(
    Array.from({ length: MANY }, (_, index) => `"FT-${NEWEST - index}-MANY"`),
  );
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  expect(lines[0]!.slice(1, 5)).toEqual(['"2026-11-20T12:00:00.000Z"', '"paid"', "22.5", '"EUR"']);
});

test("the filters of the list hold here too", async () => {
  expect(linesOf(await (await exported("?status=paid")).text())).toHaveLength(Math.ceil(MANY / 10));
  expect(linesOf(await (await exported("?q=lovelace&status=paid")).text())).toHaveLength(
    Math.ceil(MANY / 10),
  );
  expect(linesOf(await (await exported("?from=2026-11-21")).text())).toHaveLength(0);
  expect(linesOf(await (await exported("?to=2026-11-20&status=paid")).text())).toHaveLength(
    Math.ceil(MANY / 10),
  );
  expect(linesOf(await (await exported(`?q=FT-${NEWEST - 7}`)).text())).toHaveLength(1);
});

test("each export is recorded with its filters, and not what was searched for", async () => {
  await worker.rows("DELETE FROM audit_log");
  await (await exported("?status=paid&q=lovelace")).text();
  expect(await worker.rows("SELECT actor_id, action, subject_id, detail FROM audit_log")).toEqual([
    {
      actor_id: admin().user.id,
      action: "orders.exported",
      subject_id: "orders",
      detail: '{"status":"paid","searched":true}',
    },
  ]);
});

test("a stranger and a member get nothing, and nothing is recorded; nor for a filter that is none", async () => {
  await worker.rows("DELETE FROM audit_log");
  const member = await auth.person();
  expect((await auth.send("GET", "admin/orders.csv")).status).toBe(401);
  expect((await exported("", member.access_token)).status).toBe(403);
  const refused = await exported("?status=lost");
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "validation_failed"]);
  expect(await worker.count("audit_log")).toBe(0);
});

test("who stops reading stops the export", async () => {
  const response = await exported();
  const reader = response.body!.getReader();
  await reader.read();
  await reader.cancel();
  expect((await exported("?status=refunded")).status).toBe(200);
});

test("picked orders are exported alone, as French spreadsheets read them, and the audit log counts them", async () => {
  const [first, , third] = [
    await worker.book({}),
    await worker.book({}),
    await worker.book({ vatNumber: "FR40303265045" }),
  ];
  const ids = [first!, third!].map(({ booking }) => booking.order.id).join(",");
  const text = await (await exported(`?format=french&ids=${ids}`)).text();
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('"N° de commande";"Réservée le (heure de Londres)";"Statut"');
  expect(lines[1]).toContain(`"${third!.booking.order.order_number}"`);
  expect(lines[1]).toContain('"Non payée"');
  expect(lines[1]).toMatch(/;"FR40303265045";0;0;0$/);
  const [entry] = await worker.rows(
    "SELECT detail FROM audit_log WHERE action = 'orders.exported' ORDER BY id DESC LIMIT 1",
  );
  expect(JSON.parse(String(entry!.detail))).toEqual({ searched: false, picked: 2 });
});

test.each([["?ids="], [`?ids=${"a,".repeat(50)}a`], ["?ids=a;b"], ["?format=excel"]])(
  "%s is refused, or asks for nothing",
  async (query) => {
    expect((await exported(query)).status).toBe(query === "?ids=" ? 200 : 422);
  },
);
