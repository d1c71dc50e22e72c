import { beforeAll, expect, test } from "vitest";
import type { AdminOrder, Customer } from "#domain/orders/order.schema.ts";
import type { StaffAccount } from "#domain/accounts/staff-account.schema.ts";
import type { Message } from "#domain/messages/message.schema.ts";
import type { Page } from "#domain/paging.ts";
import type { Person } from "#domain/people/person.schema.ts";
import type { SearchResults } from "#domain/search/search.schema.ts";
import { adminCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const { read } = adminCalls(worker);

/** A family name as it is stored, and how staff type it. */
const SPELLINGS: Record<string, string[]> = {
  Müller: ["Müller", "Muller", "MÜLLER"],
  Łukasz: ["Łukasz", "Lukasz"],
  Søren: ["Søren", "Soren", "SØREN"],
  Œuvrard: ["Œuvrard", "Oeuvrard"],
  Straße: ["Straße", "Strasse", "STRASSE"],
  Kjærgaard: ["Kjærgaard", "Kjaergaard"],
  Đorđević: ["Đorđević", "Dordevic"],
  Yıldız: ["Yıldız", "Yildiz", "YILDIZ"],
  Þórðarson: ["Þórðarson", "Thordarson"],
  Nguyễn: ["Nguyễn", "Nguyen"],
  Dvořák: ["Dvořák", "Dvorak"],
  Йорданов: ["Йорданов", "ЙОРДАНОВ", "Иорданов", "Йорданов".normalize("NFD")],
  Ёлкин: ["Ёлкин", "Елкин"],
  Їжакевич: ["Їжакевич", "їжакевич"],
  Παπαδόπουλος: ["Παπαδόπουλος", "ΠΑΠΑΔΟΠΟΥΛΟΣ", "παπαδοπουλος"],
  Γιώργος: ["Γιώργος", "ΓΙΩΡΓΟΣ"],
};
const NAMES = Object.keys(SPELLINGS);

beforeAll(async () => {
  for (const [index, name] of NAMES.entries()) {
    await worker.book({ firstName: "Q", lastName: name, email: `booked${index}@one.example` });
    await worker.post("/api/contact", {
      name: `Q ${name}`,
      email: `wrote${index}@one.example`,
      message: "Hello",
    });
    await worker.rows(
      "INSERT INTO users (id, email, user_metadata, created_at, updated_at) VALUES (?1, ?1 || '@one.example', json_object('full_name', ?2), ?3, ?3)",
      `member${index}`,
      `Q ${name}`,
      index,
    );
  }
});

const list = <Item>(path: string, toName: (item: Item) => string | null) => ({
  path,
  find: async (q: string) => {
    const { items } = await read<Page<Item>>(`${path}?${new URLSearchParams({ q }).toString()}`);
    return items.map(toName);
  },
});

test.each([
  list<AdminOrder>("orders", ({ customer }) => `Q ${customer.last_name}`),
  list<Customer>("customers", ({ last_name: name }) => `Q ${name}`),
  list<Person>("people", ({ name }) => name),
  list<StaffAccount>("accounts", ({ name }) => name),
  list<Message>("messages", ({ name }) => name),
])("the list of $path finds a name in each spelling", async ({ find }) => {
  for (const name of NAMES)
    for (const q of SPELLINGS[name]!)
      expect({ q, found: await find(q) }).toEqual({ q, found: [`Q ${name}`] });
});

test("the dialog finds a name in each spelling, and says which field has it", async () => {
  for (const name of NAMES)
    for (const q of SPELLINGS[name]!) {
      const found = await read<SearchResults>(`search?${new URLSearchParams({ q }).toString()}`);
      for (const rows of Object.values(found))
        expect({ q, first: rows[0] }).toMatchObject({
          q,
          first: {
            name: `Q ${name}`,
            matches: expect.arrayContaining([
              expect.objectContaining({ field: "name", near: false }),
            ]),
          },
        });
    }
});
