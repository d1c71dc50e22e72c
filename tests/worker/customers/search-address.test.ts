import { beforeAll, expect, test } from "vitest";
import type { Person } from "#domain/people/person.schema.ts";
import type { StaffAccount } from "#domain/accounts/staff-account.schema.ts";
import type { Message } from "#domain/messages/message.schema.ts";
import type { AdminOrder, Customer } from "#domain/orders/order.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { SearchResults } from "#domain/search/search.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { read } = adminCalls(worker);

const find = (q: string) => read<SearchResults>(`search?${new URLSearchParams({ q }).toString()}`);
const book = async (email: string, firstName = "Ada", lastName = "Lovelace") =>
  (await worker.book({ email, firstName, lastName })).booking.order;
const write = (email: string, message = "Hello") =>
  worker.post("/api/contact", { name: "Ada Lovelace", email, message });

const ADDRESS = "ada.17@lovelace.example";
/** Have the words of the address too: in a name, a domain, and the order number, which begins with 17 until 2027. */
const DECOYS = [
  "ada@lovelace.example",
  "ada.18@lovelace.example",
  "lovelace@ada.example",
  "ada.17+trip@lovelace.example",
  "x.ada.17@lovelace.example",
];
/** Begins as the address does. */
const LONGER = `${ADDRESS}.museum`;

const own: string[] = [];
const longer: string[] = [];
beforeAll(async () => {
  await auth.person(ADDRESS);
  for (const email of DECOYS) await auth.person(email);
  own.push((await book("Ada.17@LOVELACE.example")).order_number);
  longer.push((await book(LONGER)).order_number);
  await write(ADDRESS.toUpperCase(), "Of the address");
  await write(LONGER, "Of a longer one");
  for (let round = 0; round < 4; round++) {
    for (const email of DECOYS) await book(email);
    await write(DECOYS[round]!, `Ada 17 lovelace example ${round}`);
  }
  own.unshift((await book(ADDRESS)).order_number);
  for (const email of DECOYS) await book(email);
});

test("without its signs, the words of the address are those of everyone", async () => {
  const { orders } = await find("ada 17 lovelace example");
  expect(orders).toHaveLength(6);
  expect(orders.map(({ order_number: number }) => number)).not.toContain(own[1]);
});

test.each([
  ADDRESS,
  "  ADA.17@Lovelace.Example ",
  `Ada Lovelace <${ADDRESS}>`,
  `mailto:${ADDRESS}`,
  "ada.17 @ lovelace.example",
  `Hello, I never got my pass. I booked as ${ADDRESS}, for 24/12. Thanks`,
])(
  "%s finds the orders, the customer and the messages of exactly that address, then those that it begins, and nobody else",
  async (q) => {
    const { orders, people, accounts, messages } = await find(q);
    expect(orders.map(({ order_number: number }) => number)).toEqual([...own, ...longer]);
    expect(people.map(({ email }) => email)).toEqual([ADDRESS, LONGER]);
    // Of who is among the people, the account is on their page.
    expect(accounts).toEqual([]);
    expect(messages.map(({ email }) => email.toLowerCase())).toEqual([ADDRESS, LONGER]);
    for (const { matches } of [...orders, ...people, ...messages])
      expect(matches).toMatchObject([{ field: "email", near: false }]);
  },
);

test("an account that never booked is found by its address alone, however many orders have the words of it", async () => {
  const email = "ada.17@babbage.example";
  await auth.person(email);
  for (const decoy of ["ada@babbage.example", "ada.1@babbage.example"]) await book(decoy);
  expect(await find(email)).toMatchObject({
    orders: [],
    people: [],
    accounts: [{ email, matches: [{ field: "email", text: email }] }],
    messages: [],
  });
});

test("an address with a plus is another one than that without, in both directions", async () => {
  const { orders } = await find("Ada.17+Trip@lovelace.example");
  expect(orders).toHaveLength(5);
  expect(new Set(orders.map(({ matches }) => matches[0]!.text))).toEqual(
    new Set(["ada.17+trip@lovelace.example"]),
  );
});

/** What a list says over all its pages of two, each once. */
async function walk<Item>(path: string, toText: (item: Item) => string): Promise<string[]> {
  const items: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: Page<Item> = await read(
      `${path}&limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    expect(page.items.length).toBeLessThanOrEqual(2);
    items.push(...page.items.map(toText));
    cursor = page.next_cursor;
  }
  return items;
}
const q = encodeURIComponent(` <${ADDRESS}> `);

test("the lists find the same by time, over their pages, in both orders and within a status", async () => {
  const ofOrders = (filter: string) =>
    walk<AdminOrder>(`orders?q=${q}${filter}`, ({ order_number: number }) => number);
  const found = [own[0], ...longer, own[1]];
  expect(await ofOrders("")).toEqual(found);
  expect(await ofOrders("&sort=oldest&status=Not+Paid")).toEqual(found.toReversed());
  expect(await ofOrders("&status=paid")).toEqual([]);
  expect(await walk<Customer>(`customers?q=${q}`, ({ email }) => email)).toEqual([
    ADDRESS,
    LONGER,
    "Ada.17@LOVELACE.example",
  ]);
  // Someone's orders may stand on two pages, and so may they.
  expect(new Set(await walk<Person>(`people?q=${q}`, ({ email }) => email))).toEqual(
    new Set([ADDRESS, LONGER]),
  );
  expect(await walk<Message>(`messages?q=${q}`, ({ message }) => message)).toEqual([
    "Of a longer one",
    "Of the address",
  ]);
  expect(await walk<StaffAccount>(`accounts?q=${q}`, ({ email }) => email)).toEqual([ADDRESS]);
});

test("an address that nobody has is looked for by its words, and with a typo in a name after that", async () => {
  const [typed, near] = [
    await book("ines.k@warsaw.example", "Ines", "Kowalczyk"),
    await book("ines.kowalczyk@warsaw.example", "Ines", "Kowalczyk"),
  ];
  const numbers = ({ orders }: SearchResults) => orders.map(({ order_number: number }) => number);
  expect(numbers(await find("kowalczyk@warsaw.example"))).toEqual([
    near.order_number,
    typed.order_number,
  ]);
  for (const misspelt of ["ines.kowalczik@warsaw.example", "ines.kowalcyk@warsaw.example"]) {
    const found = await find(misspelt);
    expect(numbers(found)).toEqual([near.order_number, typed.order_number]);
    expect(found.orders[0]!.matches.some(({ near: isNear }) => isNear)).toBe(true);
  }
  // A list does not guess at typos.
  const listed = (name: string) =>
    walk<AdminOrder>(`orders?q=${name}@warsaw.example`, ({ order_number: number }) => number);
  expect(await listed("kowalczyk")).toEqual([near.order_number, typed.order_number]);
  expect(await listed("kowalczik")).toEqual([]);
});

test("what is near comes after what has the address", async () => {
  const [near, exact] = [
    await book("ida.wittenbach@alps.example", "Ida", "Wittenbach"),
    await book("ida.wyttenbach@alps.example", "Ida", "Wyttenbach"),
  ];
  const later = await book("ida.wittenbach@alps.example", "Ida", "Wittenbach");
  const { orders, people } = await find("ida.wyttenbach@alps.example");
  expect(orders.map(({ order_number: number }) => number)).toEqual(
    [exact, later, near].map(({ order_number: number }) => number),
  );
  expect(people.map(({ email }) => email)).toEqual([
    "ida.wyttenbach@alps.example",
    "ida.wittenbach@alps.example",
  ]);
  expect(orders.map(({ matches }) => matches.some((match) => match.near))).toEqual([
    false,
    true,
    true,
  ]);
});

test("a message that quotes an address nobody has is found by it, also when a reply does", async () => {
  await write("someone@else.example", "Please use lost.address@nowhere.example from now on.");
  const { messages } = await find("lost.address@nowhere.example");
  expect(messages.map(({ email }) => email)).toEqual(["someone@else.example"]);
});
