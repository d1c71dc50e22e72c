import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "../../../scripts/db/seeded-random.ts";
import type { Customer, AdminOrder } from "#domain/orders/order.schema.ts";
import type { Message } from "#domain/messages/message.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { SearchMatch, SearchResults } from "#domain/search/search.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { adminCalls, authCalls, PASSWORD } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { send, read } = adminCalls(worker);

const find = (q: string) => read<SearchResults>(`search?${new URLSearchParams({ q }).toString()}`);
const book = async (body: Partial<BookingBody>) => (await worker.book(body)).booking.order;
const write = (body: Record<string, unknown>) =>
  worker.post("/api/contact", {
    name: "Grace Hopper",
    email: "grace@navy.example",
    message: "Hello",
    ...body,
  });
const numbers = ({ orders }: SearchResults) => orders.map(({ order_number }) => order_number);
/** Each match as "field: text", with "~" before what is only near. */
const said = (matches: readonly SearchMatch[] = []) =>
  matches.map(({ field, text, near }) => `${near ? "~" : ""}${field}: ${text}`);

/** The day of the flight, as the booking form takes it: in the future, with its day and month apart. */
const YEAR = new Date().getUTCFullYear() + 1;
let number: string;
beforeAll(async () => {
  ({ order_number: number } = await book({
    firstName: "Zoé",
    lastName: "Lefèvre",
    companyName: "Groß & Söhne",
    vatNumber: "FR 12 345 678 901",
    email: "zoe.l@voyage.example",
    airport: "MRS",
    flightNumber: "EX 2048",
    flightDate: `${YEAR}-12-24`,
  }));
  await book({
    firstName: "Jürgen",
    lastName: "Müller",
    airport: "LHR",
    flightNumber: "BA305",
    email: "jm@post.example",
  });
  await book({
    firstName: "Seán",
    lastName: "O’Connor",
    airport: "JFK",
    email: "sean@isle.example",
  });
  await write({
    name: undefined,
    firstName: "Anne-Sophie",
    lastName: "Petit",
    phone: "+33 6 12 34 56 78",
    message: "Bonjour, où est ma confirmation ? Je voudrais un fauteuil roulant.",
  });
});

const splitNumber = () => number.split("-") as [string, string, string];
test.each<[name: string, q: () => string, match: string]>([
  ["a whole number", () => number, "order_number"],
  ["a number in a sentence", () => `Bonjour, ma commande ${number}. Merci`, "order_number"],
  ["a number behind #", () => `#${number.toLowerCase()}`, "order_number"],
  ["a number with spaces", () => number.replaceAll("-", " "), "order_number"],
  ["a number with odd hyphens", () => number.replaceAll("-", "\u2011"), "order_number"],
  ["the end of a number", () => splitNumber()[2], "order_number"],
  ["a name without accents", () => "lefevre", "name"],
  ["a company", () => "gross sohne", "company"],
  ["a company in its other spelling", () => "Groß Soehne", "company"],
  ["an address", () => "zoe.l@voyage.example", "email"],
  ["the domain of an address", () => "@voyage.example", "email"],
  ["a flight", () => "EX2048", "flight_number"],
  ["a flight with a space", () => "ex 2048", "flight_number"],
  ["an airport", () => "MRS", "airport"],
  ["a city", () => "Marseille", "airport"],
  ["a VAT number", () => "FR12345678901", "vat_number"],
  ["a VAT number with spaces", () => "fr 12 345 678 901", "vat_number"],
  ["a day", () => `24/12/${YEAR}`, "flight_date"],
  ["a day in ISO form", () => `${YEAR}-12-24`, "flight_date"],
  ["a day with a French month", () => "24 déc", "flight_date"],
])("an order is found by %s, and the search says so", async (_name, q, match) => {
  const found = await find(q());
  expect(numbers(found)).toEqual([number]);
  const matches = found.orders[0]!.matches;
  expect(matches.map(({ field }) => field)).toContain(match);
  expect(matches.every(({ near }) => !near)).toBe(true);
});

test.each<[q: string, match: string]>([
  ["Lefevrre", "~name: Zoé Lefèvre"],
  ["Lefvre", "~name: Zoé Lefèvre"],
  ["Lefevte", "~name: Zoé Lefèvre"],
  ["Lefvere", "~name: Zoé Lefèvre"],
  ["efevre", "~name: Zoé Lefèvre"],
  ["ex 2048, Lefevrre", "~name: Zoé Lefèvre"],
  ["Marsielle", "~airport: MRS"],
])("%s finds it with a typo", async (q, match) => {
  const found = await find(q);
  expect(numbers(found)).toEqual([number]);
  expect(said(found.orders[0]!.matches)).toContain(match);
});

test.each([
  ["Mueller", "Müller"],
  ["Muller", "Müller"],
  ["MÜLLER", "Müller"],
  ["Londres", "Müller"],
  ["ba 305", "Müller"],
  ["oconnor", "O’Connor"],
  ["o'connor", "O’Connor"],
  ["oconor", "O’Connor"],
  ["new york", "O’Connor"],
])("%s finds the order of %s", async (q, lastName) => {
  expect((await find(q)).orders.map(({ name }) => name.split(" ").at(-1))).toEqual([lastName]);
});

test("words that no order has together find nothing, and no short word or number is taken for another", async () => {
  for (const q of [
    "lefevre BA305",
    "zoo",
    "ex2047",
    "lefevrree",
    "lhf",
    "12345678902",
    "%",
    "!?",
  ]) {
    expect({ q, found: numbers(await find(q)) }).toEqual({ q, found: [] });
  }
});

test("a person is found once, however often they booked, and by what is theirs only", async () => {
  for (const firstName of ["Ines", "Inès", "INES"])
    await book({
      firstName,
      lastName: "Kowalczyk",
      email: `${firstName === "INES" ? "I" : "i"}k@pol.example`,
    });
  const found = await find("kowalczik");
  expect(found.orders).toHaveLength(3);
  expect(found.people).toEqual([
    expect.objectContaining({ name: "INES Kowalczyk", email: "Ik@pol.example" }),
  ]);
  expect(said(found.people[0]!.matches)).toEqual(["~name: INES Kowalczyk"]);
  expect((await find("MRS")).people).toEqual([]);
});

test("a person with two addresses that staff joined is found once, by either, and leads to the person", async () => {
  for (const local of ["otto", "oto"])
    await book({ firstName: "Otto", lastName: "Zweistein", email: `${local}@two.example` });
  const [main, other] = await worker.rows<{ id: string }>(
    "SELECT id FROM people WHERE email LIKE '%@two.example' ORDER BY email DESC",
  );
  await worker.rows("UPDATE people SET merged_into = ? WHERE id = ?", main!.id, other!.id);
  for (const q of ["zweistein", "oto@two.example", "otto@two.example"]) {
    expect((await find(q)).people.map(({ person_id: id }) => id)).toEqual([main!.id]);
  }
});

test("an account is found by its name and its address, also with a typo; whose owner booked is found as a customer", async () => {
  await auth.signUp({
    email: "lise.meitner@physik.example",
    password: PASSWORD,
    data: { full_name: "Lise Meitner" },
  });
  for (const [q, match] of [
    ["Meitner", "name: Lise Meitner"],
    ["lise.meitner@physik.example", "email: lise.meitner@physik.example"],
  ] as const) {
    const { accounts } = await find(q);
    expect(accounts).toMatchObject([
      { name: "Lise Meitner", email: "lise.meitner@physik.example" },
    ]);
    expect(said(accounts[0]!.matches)).toContain(match);
  }
  await book({ firstName: "Lise", lastName: "Meitner", email: "Lise.Meitner@physik.example" });
  for (const q of ["Meitner", "Meitnner"]) {
    const found = await find(q);
    expect([found.people.length, found.accounts]).toEqual([1, []]);
  }
});

test.each([42, true])(
  "a member whose own client stored the name %j hides nobody from staff",
  async (name) => {
    const email = `dupont.${name}@example.org`;
    const signedUp = await auth.signUp({ email, password: PASSWORD, data: { full_name: name } });
    expect(signedUp.status).toBe(200);
    expect((await find(email)).accounts).toMatchObject([{ email, name: expect.any(String) }]);
    const { items } = await read<Page<{ name: unknown }>>(`accounts?q=${email}`);
    expect(items).toMatchObject([{ name: expect.any(String) }]);

    await worker.rows("UPDATE users SET email_proved_at = 1 WHERE email = ?", email);
    await book({ firstName: "Anne", lastName: "Dupont", email });
    const { people } = await find(email);
    expect((await send("GET", `people/${people[0]!.person_id}`)).status).toBe(200);
  },
);

test.each<[q: string, match: string]>([
  ["fauteuil roulant", "message: …où est ma confirmation ? Je voudrais un fauteuil roulant."],
  ["annesophie", "name: Anne-Sophie Petit"],
  ["06 12 34 56 78", "phone: +33 6 12 34 56 78"],
  ["0033612345678", "phone: +33 6 12 34 56 78"],
  ["Sophei Petit", "~name: Anne-Sophie Petit"],
])("a message is found by %s, and the search says where", async (q, match) => {
  const { messages } = await find(q);
  expect(messages).toHaveLength(1);
  expect(said(messages[0]!.matches)).toContain(match);
});

test("a message is found by what was replied to it, and by what its sender mailed back, once; no longer when the reply is gone", async () => {
  await write({ email: "lounge@reply.example", message: "Is there a lounge?" });
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = 'lounge@reply.example'",
  );
  expect(
    (
      await send("POST", `messages/${message!.id}/replies`, {
        text: "Yes: behind the Großmarkt, by gate K41.",
      })
    ).status,
  ).toBe(201);
  await worker.rows(
    "INSERT INTO message_replies (id, message_id, email, origin, text, created_at) VALUES ('back', ?, 'lounge@reply.example', 'sender', 'Merci, on se voit au Großmarkt', 2)",
    message!.id,
  );
  for (const q of ["grossmarkt", "GROSSMARKT on se voit", "k41"]) {
    const { messages } = await find(q);
    expect({ q, ids: messages.map(({ id }) => id) }).toEqual({ q, ids: [message!.id] });
    expect(messages[0]!.matches.map(({ field }) => field)).toContain("reply");
    expect(
      (await read<Page<Message>>(`messages?${new URLSearchParams({ q }).toString()}`)).items.map(
        ({ id }) => id,
      ),
    ).toEqual([message!.id]);
  }
  await worker.rows("UPDATE message_replies SET text = 'Merci beaucoup' WHERE id = 'back'");
  expect((await find("voit")).messages).toEqual([]);
  await worker.rows("DELETE FROM message_replies WHERE message_id = ?", message!.id);
  for (const q of ["grossmarkt", "beaucoup", "k41"]) {
    expect((await find(q)).messages).toEqual([]);
    expect((await read<Page<Message>>(`messages?q=${q}`)).items).toEqual([]);
  }
});

test("what is found as typed comes before what is found with a typo", async () => {
  for (const lastName of ["Wyttenbach", "Wittenbach", "Wyttenbach", "Wittenbach", "Wittenbach"])
    await book({ firstName: "Ida", lastName, email: `${lastName.toLowerCase()}@alps.example` });
  const found = await find("wyttenbach");
  expect(found.orders.map(({ name }) => name.slice(4))).toEqual([
    "Wyttenbach",
    "Wyttenbach",
    "Wittenbach",
    "Wittenbach",
    "Wittenbach",
  ]);
});

test("the lists of orders, customers and messages understand the same, but for typos", async () => {
  const list = async <Item>(path: string) => (await read<Page<Item>>(path)).items;
  expect(
    (await list<AdminOrder>("orders?q=ex+2048%2C+Lefevre")).map(({ order_number }) => order_number),
  ).toEqual([number]);
  expect(
    (await list<AdminOrder>(`orders?q=order+${number}.`)).map(({ order_number }) => order_number),
  ).toEqual([number]);
  expect((await list<Customer>("customers?q=Lefevre")).map(({ last_name }) => last_name)).toEqual([
    "Lefèvre",
  ]);
  expect((await list<Message>("messages?q=roulant+fauteuil")).map(({ name }) => name)).toEqual([
    "Anne-Sophie Petit",
  ]);
  for (const path of ["orders?q=Lefevrre", "customers?q=Lefevrre", "messages?q=Peitt+Sophie"])
    expect({ path, items: await list(path) }).toEqual({ path, items: [] });
});

test("a change of flight, airport, day or VAT number is found at once, and the words before it are not", async () => {
  const order = await book({
    lastName: "Quillfeather",
    flightNumber: "ZZ101",
    airport: "LYS",
    flightDate: `${YEAR}-03-02`,
  });
  await worker.rows(
    "UPDATE orders SET flight_number = 'ZZ202', airport = 'TLS', flight_date = ? WHERE id = ?",
    `${YEAR}-04-03`,
    order.id,
  );
  await worker.rows(
    "UPDATE customers SET vat_number = 'DE999888777' WHERE id = ?",
    order.customer_id,
  );
  for (const q of ["zz202", "quillfeather toulouse", `3/4/${YEAR}`, "DE 999 888 777"])
    expect(numbers(await find(q))).toEqual([order.order_number]);
  for (const q of ["zz101", "quillfeather lyon", `2/3/${YEAR}`])
    expect(numbers(await find(q))).toEqual([]);
});

test("of random names, each is found with a random typo", async () => {
  const random = seededRandom(Number(process.env.SEARCH_SEED ?? 11));
  const letter = (letters = "abcdefghijklmnopqrstuvwxyz") => letters[random.below(letters.length)]!;
  const names = Array.from({ length: 60 }, () =>
    Array.from({ length: 5 + random.below(7) }, () =>
      letter("bcdfghjklmnpqrstvwxzéèêëïôöüçñ"),
    ).join(""),
  );
  for (const lastName of names)
    await book({ firstName: "Noor", lastName, email: `n${random.below(1e9)}@typo.example` });
  for (const name of names) {
    const at = random.below(name.length);
    const typed = random.pick([
      name.slice(0, at) + name.slice(at + 1),
      name.slice(0, at) + letter() + name.slice(at),
      name.slice(0, at) + letter() + name.slice(at + 1),
      name.slice(0, at) +
        name
          .slice(at, at + 2)
          .split("")
          .toReversed()
          .join("") +
        name.slice(at + 2),
    ]);
    expect({ name, typed, found: (await find(typed)).orders.map((order) => order.name) }).toEqual({
      name,
      typed,
      found: expect.arrayContaining([`Noor ${name}`]),
    });
  }
});

test("staff search, members and strangers do not; a text that is too long is refused", async () => {
  const [member, agent] = [await auth.person(), await auth.agent()];
  const status = async (token?: string) =>
    (await auth.send("GET", "admin/search?q=lefevre", token)).status;
  expect([
    await status(),
    await status(member.access_token),
    await status(agent.access_token),
  ]).toEqual([401, 403, 200]);
  expect((await send("GET", `search?q=${"x".repeat(201)}`)).status).toBe(422);
  expect(await read("search")).toEqual({ orders: [], people: [], accounts: [], messages: [] });
});

test("whatever is typed is a search that finds or does not, and no error", async () => {
  const random = seededRandom(3);
  const PIECES = ['"', "'", "*", "(", ")", "NEAR(", " OR ", " AND ", " NOT ", ":", "^", "-", "\\", ";--", "%", "{", "}", "+", "\0", "\uE000paid", "FT-", "1795176000000", "@", "é", "ß", "\u0301", "\u19B0", "𝐀", "🛫", "名", "24/12", "ex 2048", "lefevre", " ", "\n", "~", "\uFEFF", "ﬁ", "Ⅻ"]; // prettier-ignore
  const hostile = () =>
    Array.from({ length: 1 + random.below(9) }, () => random.pick(PIECES)).join("");
  for (let round = 0; round < 300; round++) {
    const q = hostile();
    const response = await send(
      "GET",
      `${random.pick(["search", "orders", "customers", "messages"])}?${new URLSearchParams({ q }).toString()}`,
    );
    expect(`${JSON.stringify(q)} ${response.status}`).toBe(`${JSON.stringify(q)} 200`);
  }
});
