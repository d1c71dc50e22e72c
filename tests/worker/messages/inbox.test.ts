import { expect, test } from "vitest";
import type { Page } from "#domain/paging.ts";
import type { Colleague, Message, MessageDetail } from "#domain/messages/message.schema.ts";
import type { ReplyTemplate } from "#domain/messages/reply-template.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

let serial = 0;
async function written(email = "grace@example.org"): Promise<MessageDetail> {
  await worker.post("/api/contact", { name: "Grace Hopper", email, message: `Hello #${++serial}` });
  const [row] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages ORDER BY rowid DESC LIMIT 1",
  );
  return read(`messages/${row!.id}`);
}
const change = (id: string, body: unknown) => send("PATCH", `messages/${id}`, body);
const list = async (query: string) =>
  (await read<Page<Message>>(`messages?${query}`)).items.map(({ id }) => id);

test("a message is taken, given and set free; each is recorded, and what is mine is listed", async () => {
  const agent = await auth.agent();
  const { id } = await written();
  const me = admin().user.id;
  expect(await (await change(id, { assigneeId: me, version: 1 })).json()).toMatchObject({
    assignee_id: me,
    assignee_email: admin().email,
    version: 2,
    status: "new",
  });
  expect(await list("assignee=me&status=new")).toEqual([id]);
  expect(await (await change(id, { assigneeId: agent.user.id })).json()).toMatchObject({
    assignee_email: agent.email,
  });
  expect(await list("assignee=me")).toEqual([]);
  const theirs = await auth.send("GET", "admin/messages?assignee=me", agent.access_token);
  expect(((await theirs.json()) as Page<Message>).items.map((item) => item.id)).toEqual([id]);
  // What it has already changes nothing.
  expect(await (await change(id, { assigneeId: agent.user.id, version: 1 })).json()).toMatchObject({
    version: 3,
  });
  expect(await (await change(id, { assigneeId: null })).json()).toMatchObject({
    assignee_id: null,
    assignee_email: null,
    version: 4,
  });
  expect((await trail(id)).map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
    ["message.assigned", { assignee: me }],
    ["message.assigned", { assignee: agent.user.id }],
    ["message.assigned", { assignee: null }],
  ]);
});

test("of two who take a message at once one has it and the other is told, whoever was first", async () => {
  const agent = await auth.agent();
  for (let round = 0; round < 10; round++) {
    const { id } = await written();
    const takers = [admin(), agent].map(
      ({ access_token, user }) =>
        () =>
          auth.send("PATCH", `admin/messages/${id}`, access_token, {
            assigneeId: user.id,
            version: 1,
          }),
    );
    const responses = await Promise.all(
      (round % 2 ? takers.toReversed() : takers).map((take) => take()),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = (await responses.find(({ status }) => status === 409)!.json()) as {
      message: MessageDetail;
    };
    const stored = await read<MessageDetail>(`messages/${id}`);
    expect(stored).toMatchObject({ version: 2, assignee_id: refused.message.assignee_id });
    expect(await trail(id)).toHaveLength(1);
  }
});

test("a message is given to staff only, and to nobody who is blocked", async () => {
  const member = await auth.person();
  const blocked = await auth.agent();
  const { id } = await written();
  await send("POST", `accounts/${blocked.user.id}/block`, { reason: "abuse" });
  for (const assigneeId of [member.user.id, blocked.user.id, "nobody"]) {
    const refused = await change(id, { assigneeId });
    expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "assignee_unknown"]);
  }
  const { items } = await read<{ items: Colleague[] }>("colleagues");
  expect(items.map(({ email }) => email)).toContain(admin().email);
  for (const { email } of [member, blocked])
    expect(items.map((item) => item.email)).not.toContain(email);
  expect((await auth.send("GET", "admin/colleagues", member.access_token)).status).toBe(403);
});

test("a message is linked to an order by its number however it is written, by one act, and unlinked", async () => {
  const { booking } = await worker.book({ email: "office@example.org" });
  const { id: orderId, order_number: number } = booking.order;
  const { id } = await written("home@example.org");
  const response = await change(id, {
    orderNumber: `order no. ${number.toLowerCase().replaceAll("-", "\u2013")}.`,
    version: 1,
  });
  expect(await response.json()).toMatchObject({
    order_id: orderId,
    order: { id: orderId, order_number: number },
    sender_orders: [],
    version: 2,
  });
  const refused = await change(id, { orderNumber: "FT-1795176000000-NOTHERE" });
  expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "order_unknown"]);
  expect(await (await change(id, { orderNumber: null, status: "archived" })).json()).toMatchObject({
    order: null,
    status: "archived",
    version: 3,
  });
  expect((await trail(id)).map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
    ["message.linked", { order: orderId }],
    ["message.status_changed", { from: "new", to: "archived" }],
    ["message.linked", { order: null }],
  ]);
  expect((await change(id, {})).status).toBe(422);
});

test("a message shows its sender's orders, those of addresses that are the same person's too, and no one else's", async () => {
  const email = "Ada.Lovelace@example.org";
  const { booking: first } = await worker.book({ email: email.toLowerCase() });
  const { booking: second } = await worker.book({ email: "ada@work.example" });
  await worker.book({ email: "stranger@example.org" });
  const orders = ({ sender_orders }: MessageDetail) => sender_orders.map(({ id }) => id);
  const before = await written(email);
  expect(orders(before)).toEqual([first.order.id]);
  const [person] = await worker.rows<{ id: string }>(
    "SELECT id FROM people WHERE email = ?",
    email.toLowerCase(),
  );
  expect(before.person_id).toBe(person!.id);
  await worker.rows(
    "UPDATE people SET merged_into = ? WHERE email = 'ada@work.example'",
    person!.id,
  );
  expect(orders(await read(`messages/${before.id}`))).toEqual([second.order.id, first.order.id]);
  const other = await written("ada@work.example");
  expect([orders(other), other.person_id]).toEqual([[second.order.id, first.order.id], person!.id]);
});

test("the facts for saved replies are the linked order's, written in the language of the message", async () => {
  const { booking } = await worker.book({
    email: "theo@example.org",
    airport: "CDG",
    flightDate: "2054-12-24",
    flightNumber: "EX2048",
    adults: 2,
  });
  await worker.post(
    "/api/contact",
    { name: "Théo Exemple", email: "theo@example.org", message: "Bonjour" },
    { "x-language": "fr" },
  );
  const [{ id } = { id: "" }] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages ORDER BY rowid DESC LIMIT 1",
  );
  expect(Object.keys((await read<MessageDetail>(`messages/${id}`)).facts).toSorted()).toEqual([
    "companyName",
    "firstName",
    "lastName",
  ]);
  const linked = (await (
    await change(id, { orderNumber: booking.order.order_number })
  ).json()) as MessageDetail;
  expect(linked.facts).toMatchObject({
    firstName: "Théo",
    lastName: "Exemple",
    orderNumber: booking.order.order_number,
    airport: "Paris-Charles-de-Gaulle (CDG)",
    flightDate: "24 décembre 2054",
    flightNumber: "EX2048",
    status: "non payée",
    bookingUrl: expect.stringMatching(/\/fr\/find-booking$/),
  });
  const open = await send("POST", `messages/${id}/replies`, { text: "Bonjour {firstName}" });
  expect([open.status, worker.mailsAbout("Bonjour {firstName}")]).toEqual([422, []]);
});

const TEXT = { name: "Baggage", textEn: "Hello {firstName}", textFr: "Bonjour {firstName}" };

test("saved replies are added, changed and deleted, each recorded; of two who change one at once the other is told", async () => {
  const added = await send("POST", "reply-templates", TEXT);
  expect(added.status).toBe(201);
  const template = (await added.json()) as ReplyTemplate;
  const taken = await send("POST", "reply-templates", TEXT);
  expect([taken.status, (await errorOf(taken)).code]).toEqual([409, "template_name_taken"]);
  const put = (textEn: string, version: number) =>
    send("PUT", `reply-templates/${template.id}`, { ...TEXT, textEn, version });
  const responses = await Promise.all([put("One", 1), put("Two", 1)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { items } = await read<{ items: ReplyTemplate[] }>("reply-templates");
  expect(items).toEqual([await responses.find(({ status }) => status === 200)!.json()]);
  expect((await send("DELETE", `reply-templates/${template.id}?version=1`)).status).toBe(409);
  expect((await send("DELETE", `reply-templates/${template.id}?version=2`)).status).toBe(204);
  expect((await send("DELETE", `reply-templates/${template.id}?version=2`)).status).toBe(404);
  expect((await put("Three", 2)).status).toBe(404);
  expect((await trail(template.id)).map(({ action }) => action)).toEqual([
    "reply_template.added",
    "reply_template.changed",
    "reply_template.deleted",
  ]);
});

test.each([
  [{ ...TEXT, name: " " }, "Name is required"],
  [{ ...TEXT, textEn: "" }, "Write the text"],
  [{ ...TEXT, textFr: "Bonjour {prenom}" }, "One of the words in braces is not a placeholder"],
  [{ ...TEXT, textEn: "x".repeat(5001) }, "This text is too long"],
])("%j is refused", async (body, reason) => {
  const refused = await send("POST", "reply-templates", body);
  expect([refused.status, (await errorOf(refused)).message]).toEqual([422, reason]);
  expect(await worker.count("reply_templates")).toBe(0);
});
