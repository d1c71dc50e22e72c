import { expect, test } from "vitest";
import { MAX_ADDRESSES } from "#domain/accounts/address.ts";
import type { Person, PersonDetail, PersonOrder } from "#domain/people/person.schema.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { AdminOrder } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { SearchResults } from "#domain/search/search.schema.ts";
import { adminCalls, authCalls, newEmail } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";
import { bothAtOnce, RACE_MS, RACE_TRIES, sumRaces } from "../race.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

const join = (id: string, email: string) => send("POST", `people/${id}/addresses`, { email });
const split = (id: string, addressId: string | null) =>
  send("DELETE", `people/${id}/addresses/${addressId}`);
const show = (id: string) => read<PersonDetail>(`people/${id}`);
const ordersOf = (id: string, query = "") => read<Page<PersonOrder>>(`people/${id}/orders${query}`);
const outcome = async (response: Response) =>
  `${response.status} ${response.ok ? "" : (await errorOf(response)).code}`.trim();
const rowOf = async (email: string) =>
  (
    await worker.rows<{ id: string; merged_into: string | null }>(
      "SELECT id, merged_into FROM people WHERE email = ?",
      email,
    )
  )[0];
/** As the cron deletes an unpaid booking. */
async function remove({ order, customer }: Awaited<ReturnType<typeof worker.book>>["booking"]) {
  await worker.rows("DELETE FROM order_events WHERE order_id = ?", order.id);
  await worker.rows("DELETE FROM orders WHERE id = ?", order.id);
  await worker.rows("DELETE FROM customers WHERE id = ?", customer.id);
}
const pay = (orderId: string, paidMinor: number, refundedMinor = 0) =>
  worker.rows(
    "UPDATE orders SET status = 'paid', paid_minor = ?, refunded_minor = ? WHERE id = ?",
    paidMinor,
    refundedMinor,
    orderId,
  );

test("the list has one row for each address, as it last booked, with its orders, value and account, who last booked first", async () => {
  const email = newEmail();
  const { booking: first } = await worker.book({
    email: email.toUpperCase(),
    firstName: "Zoë",
    lastName: "Répète",
    currency: "EUR",
    adults: 2,
  });
  const { booking: second } = await worker.book({
    email,
    firstName: "Zoé",
    lastName: "Répète",
    currency: "GBP",
    companyName: "Répète SARL",
  });
  await auth.person(email);
  const other = await worker.book({ email: newEmail(), firstName: "Ada", lastName: "Autre" });
  await pay(first.order.id, 2200, 1000);
  expect(
    (await send("PATCH", `orders/${second.order.id}`, { status: "paid", reason: "By bank" }))
      .status,
  ).toBe(200);
  const { items } = await read<Page<Person>>("people?limit=2");
  expect(items).toMatchObject([
    { name: "Ada Autre", company: null, bookings: 1, addresses: 1, values: [], has_account: false },
    {
      name: "Zoé Répète",
      company: "Répète SARL",
      email,
      bookings: 2,
      addresses: 1,
      has_account: true,
    },
  ]);
  expect(items[1]!.values.toSorted((a, b) => a.currency.localeCompare(b.currency))).toEqual([
    { currency: "EUR", amount: 12 },
    { currency: "GBP", amount: second.order.amount },
  ]);
  expect((await read<Page<Person>>("people?q=répète")).items.map(({ id }) => id)).toEqual([
    items[1]!.id,
  ]);
  expect(
    (await read<Page<Person>>(`people?q=${first.order.order_number}`)).items.map(({ id }) => id),
  ).toEqual([items[1]!.id]);
  expect((await read<Page<Person>>("people?q=personne")).items).toEqual([]);
  const oldest = await read<Page<Person>>("people?sort=oldest&limit=1");
  expect(
    (await read<Page<Person>>(`people?sort=oldest&limit=1&cursor=${oldest.next_cursor}`)).items[0]!
      .id,
  ).not.toBe(oldest.items[0]!.id);
  expect((await read<Page<Person>>("people?limit=1")).items[0]!.email).toBe(
    other.booking.customer.email,
  );
  expect(await outcome(await send("GET", "people?cursor=x"))).toBe("422 validation_failed");
});

test("a person's page is found by the id of whatever holds their address, and shows their orders page by page, messages and account", async () => {
  const email = newEmail();
  const booked = [];
  for (let i = 0; i < 3; i++) booked.push((await worker.book({ email })).booking);
  await worker.post("/api/contact", {
    name: "Ada",
    email: email.toUpperCase(),
    message: "Where is my confirmation?",
  });
  const { user } = await auth.person(email);
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = ?",
    email.toUpperCase(),
  );
  const main = await rowOf(email);
  const seen = await show(main!.id);
  expect(seen).toMatchObject({
    id: main!.id,
    addresses: [{ id: main!.id, email, bookings: 3 }],
    bookings: 3,
    accounts: [{ id: user.id, proved: false, blocked_until: null, sessions: 1, role: null }],
    messages: [
      { id: message!.id, status: "new", excerpt: "Where is my confirmation?", language: "en" },
    ],
  });
  for (const id of [booked[0]!.customer.id, message!.id, user.id])
    expect(await show(id)).toEqual(seen);
  const page = await ordersOf(user.id, "?limit=2");
  expect(page.items.map(({ id }) => id)).toEqual([booked[2]!.order.id, booked[1]!.order.id]);
  expect(page.items[0]).toEqual({ ...booked[2]!.order, email });
  const rest = await ordersOf(main!.id, `?limit=2&cursor=${page.next_cursor}`);
  expect([rest.items.map(({ id }) => id), rest.next_cursor]).toEqual([[booked[0]!.order.id], null]);
  expect(await outcome(await send("GET", "people/01900000-0000-7000-8000-000000000000"))).toBe(
    "404 not_found",
  );
  await worker.rows("UPDATE customers SET email = '' WHERE id = ?", booked[0]!.customer.id);
  expect(await outcome(await send("GET", `people/${booked[0]!.customer.id}`))).toBe(
    "409 already_anonymous",
  );
});

test("who only wrote, or only has an account, has a page by that", async () => {
  const email = newEmail();
  await worker.post("/api/contact", { name: "Grace Hopper", email, message: "Is there a lounge?" });
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = ?",
    email,
  );
  expect(await show(message!.id)).toMatchObject({
    id: null,
    name: "Grace Hopper",
    addresses: [{ id: null, email }],
    bookings: 0,
    accounts: [],
  });
  expect((await ordersOf(message!.id)).items).toEqual([]);
  const { user, email: own } = await auth.person();
  expect(await show(user.id)).toMatchObject({
    id: null,
    name: "Ada Lovelace",
    addresses: [{ email: own }],
    messages: [],
  });
});

test("three spellings of one person are joined: one row, all orders and values, the people on the dashboard fewer; separated, all is as before", async () => {
  const [right, missing, swapped] = [
    "camille.test@voyage.example",
    "camile.test@voyage.example",
    "camille.test@voyaeg.example",
  ] as const;
  const name = { firstName: "Camille", lastName: "Testarossa", currency: "EUR" } as const;
  const { booking: first } = await worker.book({ ...name, email: right });
  await pay(first.order.id, 1100);
  const { booking: second } = await worker.book({ ...name, email: missing });
  await pay(second.order.id, 1100, 100);
  await worker.book({ ...name, email: swapped });
  const people = async () => (await read<Summary>("summary")).people;
  const before = await people();
  const main = (await rowOf(right))!;
  expect((await show(main.id)).similar.map(({ email }) => email).toSorted()).toEqual(
    [missing, swapped].toSorted(),
  );
  expect((await join(main.id, missing)).status).toBe(200);
  const joined = (await (await join(main.id, ` ${swapped.toUpperCase()} `)).json()) as PersonDetail;
  expect(joined).toMatchObject({
    id: main.id,
    bookings: 3,
    values: [{ currency: "EUR", amount: 21 }],
    similar: [],
  });
  expect(joined.addresses.map(({ email }) => email)).toEqual([right, swapped, missing]);
  expect(await people()).toBe(before - 2);
  expect((await ordersOf(second.customer.id)).items.map(({ email }) => email)).toEqual([
    swapped,
    missing,
    right,
  ]);
  expect((await read<Page<Person>>("people?q=testarossa")).items).toMatchObject([
    { id: main.id, addresses: 3, bookings: 3, email: right },
  ]);
  // They book again, with an address that is not the main one: they come first, and are still one person.
  await worker.book({ ...name, email: missing });
  expect((await read<Page<Person>>("people?limit=1")).items).toMatchObject([
    { id: main.id, bookings: 4 },
  ]);
  expect(await outcome(await join(main.id, missing))).toBe("409 same_person");
  expect(await outcome(await join(main.id, "nobody@nowhere.example"))).toBe("422 address_unknown");

  const address = (await rowOf(missing))!;
  expect(await outcome(await split(main.id, main.id))).toBe("404 not_found");
  expect(((await (await split(main.id, address.id)).json()) as PersonDetail).bookings).toBe(2);
  expect((await split(main.id, (await rowOf(swapped))!.id)).status).toBe(200);
  expect(await people()).toBe(before);
  expect(await show(address.id)).toMatchObject({
    addresses: [{ email: missing }],
    bookings: 2,
    values: [{ currency: "EUR", amount: 10 }],
  });
  expect(await show(main.id)).toMatchObject({
    addresses: [{ email: right }],
    last_booked_at: first.customer.created_at,
  });
  expect(await outcome(await split(main.id, address.id))).toBe("404 not_found");
  expect((await trail(main.id)).map(({ actor_id, action }) => [actor_id, action])).toEqual(
    ["person.merged", "person.merged", "person.split", "person.split"].map((action) => [
      admin().user.id,
      action,
    ]),
  );
  expect((await trail(main.id))[0]!.detail).toBe(JSON.stringify({ address: address.id }));
});

test.each([
  { leaving: [1, 2], left: [2, 0] },
  { leaving: [2, 1], left: [1, 0] },
])(
  "of three people who were joined one after the other, each has their own last booking when $leaving are separated",
  async ({ leaving, left }) => {
    const ids: string[] = [];
    const booked: string[] = [];
    const emails = [newEmail(), newEmail(), newEmail()] as const;
    for (const email of emails) {
      booked.push((await worker.book({ email })).booking.customer.created_at);
      ids.push((await rowOf(email))!.id);
    }
    const lastBooked = async (index: number) => (await show(ids[index]!)).last_booked_at;
    await join(ids[1]!, emails[2]);
    await join(ids[0]!, emails[1]);
    expect(await lastBooked(0)).toBe(booked[2]);
    for (const [step, index] of leaving.entries()) {
      await split(ids[0]!, ids[index]!);
      expect(await lastBooked(index)).toBe(booked[index]);
      expect(await lastBooked(0)).toBe(booked[left[step]!]);
    }
  },
);

test("a traveller who writes from another address is joined from either side, and the address is nobody's again when it is separated", async () => {
  const [booked, wrote] = [newEmail(), newEmail()];
  const { booking } = await worker.book({ email: booked });
  await worker.post("/api/contact", { name: "Ada", email: wrote, message: "From my phone" });
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = ?",
    wrote,
  );
  const joined = (await (await join(message!.id, booked)).json()) as PersonDetail;
  expect(joined.addresses).toMatchObject([
    { email: booked, bookings: 1 },
    { email: wrote, bookings: 0 },
  ]);
  expect((await show(booking.customer.id)).messages).toMatchObject([{ id: message!.id }]);
  // Nobody booked with this address, so no order has its words.
  const typed = `people?q=${encodeURIComponent(`Ada <${wrote.toUpperCase()}>`)}`;
  expect((await read<Page<Person>>(typed)).items).toMatchObject([
    { id: joined.addresses[0]!.id, email: booked },
  ]);
  const found = await read<SearchResults>(`search?q=${encodeURIComponent(wrote)}`);
  expect(found.people).toMatchObject([
    {
      person_id: joined.addresses[0]!.id,
      email: wrote,
      matches: [{ field: "email", text: wrote }],
    },
  ]);
  expect(found.people[0]!.name).not.toBe("");
  expect((await split(message!.id, joined.addresses[1]!.id)).status).toBe(200);
  expect(await rowOf(wrote)).toBeUndefined();
  expect(await outcome(await join(message!.id, (await auth.person()).email))).toBe(
    "409 never_booked",
  );
  // All addresses stay one person until the last booking goes.
  const third = newEmail();
  const { booking: other } = await worker.book({ email: third });
  for (const email of [wrote, third])
    expect((await join(booking.customer.id, email)).status).toBe(200);
  await remove(booking);
  const { addresses } = await show(other.customer.id);
  expect(addresses[0]).toMatchObject({ email: third, bookings: 1 });
  expect(addresses.map(({ email }) => email).toSorted()).toEqual([booked, wrote, third].toSorted());
  await remove(other);
  expect(await Promise.all([booked, wrote, third].map(rowOf))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("one person has no more addresses than the page can show", async () => {
  const main = newEmail();
  const { booking } = await worker.book({ email: main });
  for (let i = 1; i < MAX_ADDRESSES; i++) {
    const email = newEmail();
    await worker.book({ email });
    expect((await join(booking.customer.id, email)).status).toBe(200);
  }
  const all = await ordersOf(booking.customer.id);
  expect(new Set(all.items.map(({ email }) => email)).size).toBe(MAX_ADDRESSES);
  const first = await ordersOf(booking.customer.id, "?limit=6");
  const rest = await ordersOf(booking.customer.id, `?limit=6&cursor=${first.next_cursor}`);
  expect([...first.items, ...rest.items]).toEqual(all.items);
  const { booking: last } = await worker.book({ email: newEmail() });
  expect(await outcome(await join(booking.customer.id, last.customer.email))).toBe(
    "409 too_many_addresses",
  );
  expect(await outcome(await join(last.customer.id, main))).toBe("409 too_many_addresses");
});

test(
  "two people who are joined to each other at once are one person afterwards, without a ring or a chain",
  async () => {
    const total = await sumRaces(4, RACE_TRIES, async (attempt, random) => {
      const emails = [newEmail(), newEmail(), newEmail()];
      const ids: string[] = [];
      for (const email of emails) ids.push((await worker.book({ email })).booking.customer.id);
      const [a, b] = await bothAtOnce(
        attempt,
        random,
        () => join(ids[0]!, emails[1]!),
        () => join(ids[1]!, emails[attempt % 3 === 0 ? 2 : 0]!),
      );
      const rows = await Promise.all(emails.map(rowOf));
      const mains = new Set(rows.filter((row) => row!.merged_into === null).map((row) => row!.id));
      const chains = rows.filter(
        (row) => row!.merged_into !== null && !mains.has(row!.merged_into),
      ).length;
      const done = [a, b].filter(({ status }) => status === 200).length;
      return {
        chains,
        ringed: Number(mains.size === 0),
        lost: Number(mains.size !== 3 - done),
        none: Number(done === 0),
      };
    });
    expect(total).toEqual({ chains: 0, ringed: 0, lost: 0, none: 0 });
    const [recount] = await worker.rows(
      "SELECT count(*) AS count FROM people WHERE merged_into IS NULL",
    );
    expect(await worker.rows("SELECT count FROM totals WHERE kind = 'people'")).toEqual([recount]);
  },
  RACE_MS,
);

test("a person's name is the account's, else that of the newest paid booking, else of the newest one, in list, page, search and exports", async () => {
  const email = newEmail();
  const shown = async () => {
    const { items } = await read<Page<Person>>(`people?q=${email}`);
    const [detail, customers, search] = await Promise.all([
      show(items[0]!.id),
      read<{ items: { name: string; email: string }[] }>("customers?limit=100"),
      read<SearchResults>(`search?q=${email}`),
    ]);
    const csv = await (await send("GET", "people.csv")).text();
    const line = csv.split("\r\n").find((one) => one.includes(email))!;
    return new Set([
      items[0]!.name,
      detail.name,
      ...customers.items.filter((one) => one.email.toLowerCase() === email).map(({ name }) => name),
      ...search.people.map(({ name }) => name),
      line.split(",")[0]!.replaceAll('"', ""),
    ]);
  };
  const owner = { email, firstName: "Real", lastName: "Owner" };
  const { booking: paid } = await worker.book(owner);
  expect(await shown()).toEqual(new Set(["Real Owner"]));
  const prank = { firstName: "Evil", lastName: "Prank" };
  const { booking: later } = await worker.book({ email: email.toUpperCase(), ...prank });
  expect(await shown()).toEqual(new Set(["Evil Prank"]));
  await pay(paid.order.id, 1100);
  expect(await shown()).toEqual(new Set(["Real Owner"]));
  // The order keeps the name it was booked with.
  expect((await read<AdminOrder>(`orders/${later.order.id}`)).customer.first_name).toBe("Evil");
  const { user } = await auth.person(email);
  expect(await shown()).toEqual(new Set(["Real Owner"]));
  await auth.prove(user.id);
  expect(await shown()).toEqual(new Set(["Ada Lovelace"]));
});

test("of two people with different names who are joined, staff choose the name, and may leave it to the rule", async () => {
  const [one, other] = [newEmail(), newEmail()];
  const { booking } = await worker.book({ email: one, firstName: "Hélène", lastName: "Dupré" });
  const loud = await worker.book({ email: other, firstName: "HELENE", lastName: "DUPRE" });
  const { id } = booking.customer;
  const joined = (await (await join(id, other)).json()) as PersonDetail;
  expect(joined).toMatchObject({
    name: "HELENE DUPRE",
    named_by: null,
    names: [{ name: "Hélène Dupré" }, { name: "HELENE DUPRE" }],
  });
  const choose = (namedBy: string | null) => send("PATCH", `people/${id}`, { namedBy });
  const [first, second] = joined.names;
  const chosen = (await (await choose(first!.id)).json()) as PersonDetail;
  expect(chosen).toMatchObject({ name: "Hélène Dupré", named_by: first!.id });
  expect((await choose(first!.id)).status).toBe(200);
  expect((await read<Page<Person>>(`people?q=${other}`)).items).toMatchObject([
    { name: "Hélène Dupré", email: one },
  ]);
  expect(await outcome(await choose("of nobody"))).toBe("404 not_found");
  await choose(second!.id);
  await split(id, second!.id);
  expect(await show(id)).toMatchObject({ name: "Hélène Dupré" });
  expect((await trail(first!.id)).filter(({ action }) => action === "person.named")).toHaveLength(
    2,
  );
  // An address without bookings has no name to give.
  await join(id, other);
  await choose(second!.id);
  await remove(loud.booking);
  expect(await show(id)).toMatchObject({ name: "Hélène Dupré", names: [{ name: "Hélène Dupré" }] });
});

// Proves V8.7.
test("members may do none of it, and agents all but what admins do for privacy", async () => {
  const [member, agent] = [await auth.person(), await auth.agent()];
  const { booking } = await worker.book({ email: newEmail() });
  const other = await worker.book({ email: newEmail() });
  const path = `admin/people/${booking.customer.id}`;
  const body = { email: other.booking.customer.email };
  expect((await auth.send("POST", `${path}/addresses`, member.access_token, body)).status).toBe(
    403,
  );
  expect((await rowOf(body.email))!.merged_into).toBeNull();
  expect((await auth.send("POST", `${path}/addresses`, agent.access_token, body)).status).toBe(200);
  expect((await auth.send("GET", `${path}/export`, agent.access_token)).status).toBe(403);
  expect(
    (
      await auth.send("POST", `${path}/anonymize`, agent.access_token, {
        email: booking.customer.email,
      })
    ).status,
  ).toBe(403);
});

test("an accountant reads a person's orders, and neither their messages nor their accounts", async () => {
  const email = newEmail();
  const { booking } = await worker.book({ email });
  await auth.person(email);
  await worker.post("/api/contact", { name: "Ada", email, message: "About my health" });
  const { access_token } = await auth.accountant();
  const path = `admin/people/${booking.customer.id}`;
  const read = async (token: string) =>
    (await (await auth.send("GET", path, token)).json()) as PersonDetail;
  expect(await read(access_token)).toMatchObject({ bookings: 1, accounts: [], messages: [] });
  const { accounts, messages } = await read(admin().access_token);
  expect([accounts.length, messages.length]).toEqual([1, 1]);
});
