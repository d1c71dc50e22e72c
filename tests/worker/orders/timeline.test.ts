import { beforeAll, expect, test } from "vitest";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { TimelineEntry } from "#domain/order-detail/timeline.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls, type Person } from "../../people.ts";
import { builtSite, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { admin, send, read, trail } = adminCalls(worker);

let agent: Person;
let colleague: Person;
beforeAll(async () => {
  [agent, colleague] = [await auth.agent(), await auth.agent()];
});

const byAgent = (method: string, path: string, body?: unknown, who = agent) =>
  auth.send(method, `admin/${path}`, who.access_token, body);
const detailOf = async (response: Response) => (await response.json()) as OrderDetail;
const timelineOf = async (id: string) => (await read<OrderDetail>(`orders/${id}`)).timeline;
const ofKind = <Kind extends TimelineEntry["kind"]>(entries: TimelineEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<TimelineEntry, { kind: Kind }> => entry.kind === kind);

/** A booking of its own address, paid on the demo page when asked. */
async function booked({ isPaid = false } = {}) {
  const email = `traveller-${crypto.randomUUID()}@example.org`;
  const { booking, cookie } = await worker.book({ email, currency: "EUR" });
  const { id } = booking.order;
  if (isPaid) await payOnDemo(worker, id, cookie);
  return { id, email, cookie, booking };
}

test("an order's timeline tells everything that happened around it, the newest first, with who and why", async () => {
  const { id, email, cookie } = await booked({ isPaid: true });
  const { version } = await read<OrderDetail>(`orders/${id}`);
  const change = { version, flightNumber: "EX 2048" };
  const changed = await worker.fetch(`/api/bookings/${id}`, {
    method: "PATCH",
    headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
    body: JSON.stringify(change),
  });
  expect(changed.status).toBe(200);
  expect(
    (await byAgent("POST", `orders/${id}/notes`, { text: "Wheelchair to the gate", forLane: true }))
      .status,
  ).toBe(201);
  expect(
    (
      await worker.post("/api/contact", {
        name: "Ada",
        email: email.toUpperCase(),
        message: "Where is my confirmation?",
      })
    ).status,
  ).toBe(202);
  const [message] = (
    await read<{ items: { id: string }[] }>(`messages?q=${encodeURIComponent(email)}`)
  ).items;
  expect(
    (await send("POST", `messages/${message!.id}/replies`, { text: "Here it is." })).status,
  ).toBe(201);
  expect(
    (await send("POST", `orders/${id}/refunds`, { amount: 11, reason: "Lane was closed" })).status,
  ).toBe(201);
  const code = (await read<OrderDetail>(`orders/${id}`)).pass_url!.split("/").at(-1)!;
  expect(
    (
      await auth.send("POST", `passes/${code}/redeem`, agent.access_token, {
        nonce: crypto.randomUUID(),
      })
    ).status,
  ).toBe(200);

  const entries = await timelineOf(id);
  expect(entries.map(({ created_at }) => created_at)).toEqual(
    entries
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  );
  expect(entries.at(-1)).toMatchObject({
    kind: "change",
    from_status: null,
    to_status: "Not Paid",
    actor_id: null,
  });
  expect(ofKind(entries, "change").find(({ changes }) => changes !== null)).toMatchObject({
    changes: { flightNumber: ["", "EX 2048"] },
    actor_id: null,
  });
  expect(ofKind(entries, "note")).toMatchObject([
    { text: "Wheelchair to the gate", for_lane: true, actor_email: agent.email },
  ]);
  expect(ofKind(entries, "message")).toMatchObject([
    {
      text: "Where is my confirmation?",
      language: "en",
      is_about_order: false,
      message_id: message!.id,
    },
  ]);
  expect(ofKind(entries, "reply")).toMatchObject([
    { text: "Here it is.", language: "en", actor_email: admin().email },
  ]);
  expect(ofKind(entries, "payment")).toMatchObject([
    { amount: 33, currency: "EUR", status: "paid", provider: "demo" },
  ]);
  expect(ofKind(entries, "refund")).toMatchObject([
    { amount: 11, reason: "Lane was closed", actor_email: admin().email },
  ]);
  expect(ofKind(entries, "redemption")).toMatchObject([
    { refusal: null, travellers: 4, undone_at: null, device: null, actor_email: agent.email },
  ]);
  expect(ofKind(entries, "mail").map(({ mail }) => mail)).toEqual(
    expect.arrayContaining(["order-booked", "order-paid", "order-changed"]),
  );
});

test("what another address wrote, and what is spam, is not in it; a message about the order is, whoever wrote it", async () => {
  const { id, email } = await booked();
  await worker.post("/api/contact", {
    name: "Grace",
    email: "grace@elsewhere.example",
    message: "Not theirs",
  });
  await worker.post("/api/contact", {
    name: "Ada",
    email,
    message: "Buy now",
    website: "https://spam.example",
  });
  expect(ofKind(await timelineOf(id), "message")).toEqual([]);
  await worker.rows("UPDATE messages SET order_id = ? WHERE message = 'Not theirs'", id);
  expect(ofKind(await timelineOf(id), "message")).toMatchObject([
    { text: "Not theirs", is_about_order: true },
  ]);
});

test("a note is kept with its author; its author and admins delete it, a colleague does not; both acts are in the audit log", async () => {
  const { id } = await booked();
  const added = await detailOf(
    await byAgent("POST", `orders/${id}/notes`, { text: "  Asked for a quiet lane  " }),
  );
  const [note] = ofKind(added.timeline, "note");
  expect(note).toMatchObject({
    text: "Asked for a quiet lane",
    for_lane: false,
    actor_id: agent.user.id,
  });
  expect(added.version).toBe(1);

  expect(
    (await byAgent("DELETE", `orders/${id}/notes/${note!.id}`, undefined, colleague)).status,
  ).toBe(404);
  const { id: other } = await booked();
  expect((await send("DELETE", `orders/${other}/notes/${note!.id}`)).status).toBe(404);
  expect(await worker.count(`order_notes WHERE order_id = '${id}'`)).toBe(1);

  expect(
    ofKind(
      (await detailOf(await byAgent("DELETE", `orders/${id}/notes/${note!.id}`))).timeline,
      "note",
    ),
  ).toEqual([]);
  const again = await detailOf(await byAgent("POST", `orders/${id}/notes`, { text: "Once more" }));
  const [second] = ofKind(again.timeline, "note");
  const both = await Promise.all(
    [1, 2].map(() => send("DELETE", `orders/${id}/notes/${second!.id}`)),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await trail(id)).map(({ action }) => action)).toEqual([
    "order.note_added",
    "order.note_deleted",
    "order.note_added",
    "order.note_deleted",
  ]);
  // What staff wrote about a person is in no audit row.
  expect(JSON.stringify(await trail(id))).not.toContain("quiet");
});

test("a note whose answer was lost is added once; a colleague's, or one for the lane, is another", async () => {
  const { id } = await booked();
  const text = "Travels with a dog";
  for (const [input, who] of [
    [{ text }, undefined],
    [{ text }, undefined],
    [{ text, forLane: true }, undefined],
    [{ text }, colleague],
  ] as const)
    expect((await byAgent("POST", `orders/${id}/notes`, input, who)).status).toBe(201);
  expect(await worker.count(`order_notes WHERE order_id = '${id}'`)).toBe(3);
  expect(
    await worker.count(`audit_log WHERE action = 'order.note_added' AND subject_id = '${id}'`),
  ).toBe(3);
});

test.each([
  [{ text: "   " }, "Write the note"],
  [{ text: "x".repeat(2001) }, "This text is too long"],
  [{}, "Write the note"],
])("a note that says nothing, or too much, is refused: %#", async (body, message) => {
  const { id } = await booked();
  const response = await send("POST", `orders/${id}/notes`, body);
  expect(response.status).toBe(422);
  expect((await errorOf(response)).issues).toMatchObject([{ path: ["text"], message }]);
});

test("a note on an order that does not exist is refused, and leaves no trace", async () => {
  const id = "01900000-0000-7000-8000-000000000000";
  expect((await send("POST", `orders/${id}/notes`, { text: "Who?" })).status).toBe(404);
  expect(await trail(id)).toEqual([]);
});

test("a mail is sent again as the order is now; two presses at once send one; the audit log says who", async () => {
  const { id, email } = await booked({ isPaid: true });
  await worker.mailAbout(email);
  const before = await worker.count(
    `mail_outbox WHERE subject_id = '${id}' AND kind = 'order-paid'`,
  );
  const responses = await Promise.all(
    [1, 2].map(() => byAgent("POST", `orders/${id}/mails`, { kind: "order-paid" })),
  );
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(await worker.count(`mail_outbox WHERE subject_id = '${id}' AND kind = 'order-paid'`)).toBe(
    before + 1,
  );
  const newest = ofKind(await timelineOf(id), "mail").find(({ mail }) => mail === "order-paid");
  expect(newest).toMatchObject({ status: "sent" });
  expect(
    (await trail(id)).filter(({ action }) => action === "order.mail_sent_again"),
  ).toMatchObject([{ actor_id: agent.user.id, detail: '{"kind":"order-paid"}' }]);
});

test("a mail whose news is not so, or that is of no such kind, is not sent", async () => {
  const { id } = await booked();
  for (const kind of ["order-paid", "order-cancelled", "order-refunded"]) {
    const response = await send("POST", `orders/${id}/mails`, { kind });
    expect([kind, response.status, (await errorOf(response)).code]).toEqual([
      kind,
      409,
      "mail_outdated",
    ]);
  }
  for (const kind of ["recovery", "order-reminder", ""]) {
    expect([kind, (await send("POST", `orders/${id}/mails`, { kind })).status]).toEqual([
      kind,
      422,
    ]);
  }
  // Nobody is there to be told once the person is erased.
  await worker.rows(
    "UPDATE customers SET email = '' WHERE id = (SELECT customer_id FROM orders WHERE id = ?)",
    id,
  );
  expect((await send("POST", `orders/${id}/mails`, { kind: "order-booked" })).status).toBe(409);
  expect(await worker.count(`mail_outbox WHERE subject_id = '${id}' AND id LIKE 'again:%'`)).toBe(
    0,
  );
});

test("a letter leaves with the words that were just the reason of a change; the same letter again does not", async () => {
  const { id } = await booked();
  const text = "Your lane is at gate B today";
  const change = { flightNumber: "EX 2048", reason: text, notify: false };
  expect((await byAgent("PATCH", `orders/${id}`, change)).status).toBe(200);
  for (const status of [201, 201])
    expect((await byAgent("POST", `orders/${id}/letters`, { text })).status).toBe(status);
  expect(
    await worker.rows(
      "SELECT kind FROM mail_outbox WHERE subject_id = ? AND kind = 'order-letter'",
      id,
    ),
  ).toHaveLength(1);
});
