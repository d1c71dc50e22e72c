import { beforeEach, expect, test } from "vitest";
import type { DepartureList, DepartureTotal } from "#domain/departures/departure.schema.ts";
import { airportDate } from "#domain/airports/airport-time.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { operatorDate } from "#domain/time.ts";
import type { BookingBody } from "../../factories.ts";
import { bookable, dayFromToday, setFlightDay } from "../../flight-days.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, read, send } = adminCalls(worker);

const DAY = "2030-03-14";
const USED_AT = Date.parse("2030-03-14T05:40:00Z");

beforeEach(async () => {
  for (const table of [
    "order_events",
    "order_notes",
    "mail_outbox",
    "redemptions",
    "passes",
    "orders",
    "customers",
  ])
    await worker.rows(`DELETE FROM ${table}`);
});

/** An order that leaves on the day, in any status, and its number. */
async function leave(
  body: Partial<BookingBody> = {},
  status: OrderStatus = "Not Paid",
): Promise<{ id: string; number: string }> {
  const party = { flightDate: DAY, adults: 1, children: 0, infants: 0, ...body };
  const { body: booked, pastDay } = bookable(party);
  const { order } = (await worker.book(booked)).booking;
  if (pastDay) await setFlightDay(worker, order.id, pastDay);
  await worker.rows("UPDATE orders SET status = ? WHERE id = ?", status, order.id);
  return { id: order.id, number: order.order_number };
}

/** Gives an order a pass that a lane was shown, with what the lane answered. */
async function show(id: string, result: "valid" | "refused"): Promise<void> {
  await worker.rows("UPDATE orders SET pass_id = ? WHERE id = ?", `pass-${id}`, id);
  await worker.rows(
    "INSERT INTO redemptions (id, nonce_hash, pass_id, order_id, result, reason, travellers, created_at) VALUES (?1, ?1, ?2, ?3, ?4, ?5, 3, ?6)",
    `${result}-${id}`,
    `pass-${id}`,
    id,
    result,
    result === "valid" ? null : "wrong_day",
    USED_AT,
  );
}

const departures = (query: Record<string, string> = { date: DAY }) =>
  read<DepartureList>(`departures?${new URLSearchParams(query).toString()}`);
const flights = ({ items }: DepartureList) =>
  items.map(({ airport, flight_number }) => `${airport} ${flight_number}`);
const exported = (query: string, token = admin().access_token) =>
  auth.send("GET", `admin/departures.csv${query}`, token);

test("the orders of a day are listed by airport, then flight, and those of other days are not", async () => {
  for (const [airport, flightNumber] of [
    ["ORY", "AF2"],
    ["CDG", "BA9"],
    ["CDG", "AF1"],
    ["CDG", ""],
    ["", "XX1"],
  ] as const)
    await leave({ airport, flightNumber });
  await leave({ flightDate: "2030-03-13" });
  await leave({ flightDate: "2030-03-15" });
  await leave({ flightDate: "" });
  const day = await departures();
  expect([day.date, day.next_cursor]).toEqual([DAY, null]);
  expect(flights(day)).toEqual([" XX1", "CDG null", "CDG AF1", "CDG BA9", "ORY AF2"]);
  expect(flights(await departures({ date: DAY, airport: "CDG" }))).toEqual([
    "CDG null",
    "CDG AF1",
    "CDG BA9",
  ]);
  expect(
    (await departures({ date: DAY, airport: "CDG" })).totals.map(({ airport }) => airport),
  ).toEqual(["CDG"]);
  expect((await departures({ date: DAY, airport: "" })).items).toHaveLength(5);
  expect(await departures({ date: "2030-03-16" })).toEqual({
    date: "2030-03-16",
    items: [],
    totals: [],
    next_cursor: null,
  });
});

test("an order comes with its customer, and with when a lane let its travellers through", async () => {
  const used = await leave(
    { flightNumber: "A1", firstName: "Grace", lastName: "Hopper" },
    "completed",
  );
  const refused = await leave({ flightNumber: "B2" }, "paid");
  await show(used.id, "valid");
  await show(refused.id, "refused");
  const { items } = await departures();
  expect(items.map(({ order_number, used_at }) => [order_number, used_at])).toEqual([
    [used.number, "2030-03-14T05:40:00.000Z"],
    [refused.number, null],
  ]);
  expect(items.map(({ let_through }) => let_through)).toEqual([3, 0]);
  expect(items[0]!.customer).toMatchObject({ first_name: "Grace", last_name: "Hopper" });
});

test("totals say what each airport can expect; what was called off is listed only when asked for, and never counted", async () => {
  const used = await leave({ airport: "CDG", adults: 2, children: 1, infants: 1 }, "completed");
  await show(used.id, "valid");
  await leave({ airport: "CDG", adults: 3 }, "paid");
  await leave({ airport: "CDG" });
  const refunded = await leave({ airport: "CDG", adults: 7, infants: 2 }, "refunded");
  await show(refunded.id, "valid");
  await leave({ airport: "LHR", adults: 9 }, "cancelled");
  const expected = {
    airport: "CDG",
    orders: 3,
    adults: 6,
    children: 1,
    infants: 1,
    paid: 2,
    unpaid: 1,
    used: 1,
  };
  const day = await departures();
  expect([day.items.length, day.totals]).toEqual([3, [expected]]);
  const none = {
    airport: "LHR",
    orders: 0,
    adults: 0,
    children: 0,
    infants: 0,
    paid: 0,
    unpaid: 0,
    used: 0,
  };
  const all = await departures({ date: DAY, all: "true" });
  expect([all.items.length, all.totals]).toEqual([5, [expected, none]]);
  expect(await departures({ date: DAY, all: "false" })).toEqual(day);
});

test("pages hold each order once, also those of one flight, and every page has the totals of the day", async () => {
  for (let index = 0; index < 7; index += 1)
    await leave({ airport: index < 2 ? "AMS" : "CDG", flightNumber: index < 5 ? "AF1" : "" });
  const whole = await departures();
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page: DepartureList = await departures({
      date: DAY,
      limit: "2",
      ...(cursor ? { cursor } : {}),
    });
    expect(page.totals).toEqual(whole.totals);
    found.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor);
  expect(found).toEqual(whole.items.map(({ id }) => id));
  expect(new Set(found).size).toBe(7);
});

test("a cursor whose order is gone is refused, so that nobody is missed in silence", async () => {
  await leave({ flightNumber: "A1" });
  await leave({ flightNumber: "B2" });
  const { next_cursor } = await departures({ date: DAY, limit: "1" });
  await worker.rows("DELETE FROM order_events WHERE order_id = ?", next_cursor);
  await worker.rows("DELETE FROM orders WHERE id = ?", next_cursor);
  const refused = await send("GET", `departures?date=${DAY}&cursor=${next_cursor}`);
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "validation_failed"]);
});

test("the notes for who meets the travellers come with their order, the oldest first; those of staff among themselves do not", async () => {
  const { id } = await leave({ flightNumber: "A1" });
  await leave({ flightNumber: "B2" });
  for (const [at, text, isForLane] of [
    [2, "Arrives late", 1],
    [1, 'Wheelchair, says "thank you"', 1],
    [3, "Complained in May", 0],
  ] as const)
    await worker.rows(
      "INSERT INTO order_notes VALUES (?1, ?2, 'agent', ?3, ?4, ?1)",
      at,
      id,
      text,
      isForLane,
    );
  expect((await departures()).items.map(({ notes }) => notes)).toEqual([
    ['Wheelchair, says "thank you"', "Arrives late"],
    [],
  ]);
  const csv = await (await exported(`?date=${DAY}`)).text();
  expect(csv).toContain('"Wheelchair, says ""thank you""\nArrives late"');
  expect(csv).not.toContain("Complained");
});

test("the file says who has not paid, and how many went through", async () => {
  const { id } = await leave({ adults: 4 }, "paid");
  await worker.rows("UPDATE orders SET amount_minor = 4400, due_minor = 2200 WHERE id = ?", id);
  await show(id, "valid");
  const [item] = (await departures()).items;
  const [head, line] = (await (await exported(`?date=${DAY}`)).text())
    .split("\r\n")
    .map((row) => row.split(","));
  const read = (name: string) => line![head!.findIndex((column) => column.includes(name))];
  expect([read("let_through"), read("unpaid_travellers")]).toEqual(["3", "2"]);
  expect(item).toMatchObject({ let_through: 3, unpaid_travellers: 2 });
});

test("what is expected today is counted at each airport by its own day", async () => {
  const now = Date.now();
  const places = ["DXB", "JFK", "CDG", 'Some "where"'];
  for (const [index, airport] of places.entries()) {
    await leave({ airport, flightDate: airportDate(airport, now), adults: index + 1 });
    for (const days of [-1, 1])
      await leave({ airport, flightDate: dayFromToday(days, airport), adults: 9 });
  }
  await leave({ airport: "CDG", flightDate: airportDate("CDG", now), adults: 9 }, "cancelled");
  const { totals } = await read<{ totals: DepartureTotal[] }>("departures/today");
  expect(totals.map(({ airport, orders, adults }) => [airport, orders, adults])).toEqual([
    ["CDG", 1, 3],
    ["DXB", 1, 1],
    ["JFK", 1, 2],
    ['Some "where"', 1, 4],
  ]);
});

test("without a day it is today at the airport, and London's without an airport", async () => {
  for (const airport of ["DXB", "JFK"])
    expect((await departures({ airport })).date).toBe(airportDate(airport, Date.now()));
  expect((await departures({})).date).toBe(operatorDate(Date.now()));
});

test.each([
  "date=14%2F03%2F2030",
  "date=2030-02-30",
  "all=yes",
  "limit=0",
  `airport=${"x".repeat(101)}`,
])("what is no such query is refused: %s", async (query) => {
  for (const path of ["departures", ...(query.startsWith("limit") ? [] : ["departures.csv"])])
    expect((await send("GET", `${path}?${query}`)).status).toBe(422);
});

test("agents see the list, the file is for admins, and members and strangers get neither", async () => {
  await leave({ firstName: "Secret" });
  const [agent, member] = [await auth.agent(), await auth.person()];
  const statuses = async (path: string) => [
    (await auth.send("GET", `admin/${path}`)).status,
    (await auth.send("GET", `admin/${path}`, member.access_token)).status,
    (await auth.send("GET", `admin/${path}`, agent.access_token)).status,
    (await auth.send("GET", `admin/${path}`, admin().access_token)).status,
  ];
  expect(await statuses(`departures?date=${DAY}`)).toEqual([401, 403, 200, 200]);
  expect(await statuses("departures/today")).toEqual([401, 403, 200, 200]);
  expect(await statuses(`departures.csv?date=${DAY}`)).toEqual([401, 403, 403, 200]);
  const refused = await auth.send("GET", `admin/departures?date=${DAY}`, member.access_token);
  expect(await refused.text()).not.toContain("Secret");
});

test("the file has the day's departures in their order, without an address, and nothing in it runs as a formula", async () => {
  const used = await leave(
    {
      airport: "CDG",
      flightNumber: "BA9",
      firstName: "Ada",
      lastName: "Lovelace",
      email: "hidden@example.org",
      adults: 2,
    },
    "completed",
  );
  await show(used.id, "valid");
  const other = await leave({
    airport: "CDG",
    flightNumber: "AF1",
    firstName: "=1+1",
    companyName: "Atelier",
  });
  await leave({ airport: "LHR" }, "cancelled");
  const response = await exported(`?date=${DAY}`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="departures-${DAY}.csv"`,
  );
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(csv.split("\r\n")).toEqual([
    '\uFEFF"flight_date","airport","flight_number","adults","children","infants","status","used_at","first_name","last_name","company_name","order_number","notes","let_through","unpaid_travellers"',
    `"${DAY}","CDG","AF1",1,0,0,"Not Paid",,"'=1+1","Lovelace","Atelier","${other.number}",,0,0`,
    `"${DAY}","CDG","BA9",2,0,0,"completed","2030-03-14T05:40:00.000Z","Ada","Lovelace","Ada Lovelace","${used.number}",,3,0`,
    "",
  ]);
});

test("French Excel gets its own form of the day: semicolons, days and words as people write them", async () => {
  const { number } = await leave({ airport: "TLS", flightNumber: "AF 8" });
  const text = await (await exported(`?date=${DAY}&airport=TLS&format=french`)).text();
  const [head, line] = text.split("\r\n");
  expect(head).toContain('"Vol";"Adultes"');
  expect(line).toContain(`"${DAY.split("-").toReversed().join("/")}";"TLS";"AF 8"`);
  expect(line).toContain('"Non payée"');
  expect(line).toContain(`"${number}"`);
  expect((await exported(`?date=${DAY}&format=excel`)).status).toBe(422);
});

test("thousands of departures come in one file, each once, and the export is recorded with its day", async () => {
  await leave();
  const MANY = 2345;
  await worker.rows(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY - 1}) INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport, adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at) SELECT 'many-' || i, 'FT-1795176000000-M' || i, (SELECT id FROM customers LIMIT 1), 2250, 'EUR', 'paid', 'Fast Track', 'Fast Track', 'Envol', 'NCE', 1, 0, 0, json_object('adults', 2250, 'children', 2250, 'infants', 0), '${DAY}', 'AF' || (i % 9), 'fr', i, 0 FROM n`,
  );
  await worker.rows("DELETE FROM audit_log");
  const lines = (await (await exported(`?date=${DAY}&airport=NCE`)).text())
    .split("\r\n")
    .slice(1, -1);
  expect(lines).toHaveLength(MANY);
  expect(new Set(lines.map((line) => line.split(",").at(-4))).size).toBe(MANY);
  const order = lines.map((line) => line.split(",")[2]!);
  expect(order).toEqual(order.toSorted());
  expect(await worker.rows("SELECT actor_id, action, subject_id, detail FROM audit_log")).toEqual([
    {
      actor_id: admin().user.id,
      action: "departures.exported",
      subject_id: "departures",
      detail: JSON.stringify({ date: DAY, airport: "NCE" }),
    },
  ]);
});
