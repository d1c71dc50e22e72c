import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { Page } from "#domain/paging.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { MAX_REPLY_LENGTH } from "#domain/messages/message.ts";
import type { Message, MessageDetail } from "#domain/messages/message.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const { admin, send, read, trail } = adminCalls(worker);

let serial = 0;
/** A text that only one message has. */
const unique = (text: string) => `${text} #${process.pid}-${serial++}`;

/** Writes to the team, and gives the message as staff see it. */
async function written(
  overrides: Record<string, unknown> = {},
  language = "en",
): Promise<MessageDetail> {
  const message = unique("Is there a lounge?");
  await worker.post(
    "/api/contact",
    { name: "Grace Hopper", email: "grace@example.org", message, ...overrides },
    { "x-language": language },
  );
  const [row] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages ORDER BY rowid DESC LIMIT 1",
  );
  return read<MessageDetail>(`messages/${row!.id}`);
}
const list = (query = "") => read<Page<Message>>(`messages?${query}`);
const unanswered = async () => (await read<Summary>("summary")).unanswered_messages;

test("the inbox shows what people wrote, the newest first, and each message by its id", async () => {
  const first = await written();
  const second = await written(
    { name: undefined, firstName: "Ada", lastName: "Lovelace", phone: "+44 20 7946 0100" },
    "fr",
  );
  expect(first).toEqual({
    id: expect.any(String),
    kind: "question",
    name: "Grace Hopper",
    email: "grace@example.org",
    phone: null,
    message: first.message,
    language: "en",
    status: "new",
    assignee_id: null,
    assignee_email: null,
    order_id: null,
    version: 1,
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    replies: [],
    statement: null,
    order: null,
    sender_orders: [],
    person_id: null,
    from_other_address: false,
    facts: { firstName: "Grace", lastName: "Hopper", companyName: siteConfig.company.name },
    withheld_facts: {},
  });
  const {
    replies: _,
    statement: __,
    order: ___,
    sender_orders: ____,
    person_id: _____,
    ...more
  } = second;
  const { facts: ______, withheld_facts: _______, from_other_address: ________, ...item } = more;
  expect((await list("limit=1")).items).toEqual([item]);
  expect((await list("sort=oldest&limit=1")).items[0]!.id).toBe(first.id);
  expect((await send("GET", "messages/unknown")).status).toBe(404);
});

test("an answer is stored, mailed in the language of the message with it quoted, and recorded", async () => {
  const message = await written({ message: "Un salon ?\nEt une douche ?" }, "fr");
  const text = unique("Oui, les deux.");
  const before = await unanswered();
  const response = await send("POST", `messages/${message.id}/replies`, {
    text,
    version: message.version,
  });
  expect(response.status).toBe(201);
  const person = admin();
  expect(await response.json()).toEqual({
    ...message,
    status: "answered",
    version: 2,
    replies: [
      {
        id: expect.any(String),
        text,
        author_id: person.user.id,
        author_email: person.email,
        from_email: null,
        origin: null,
        mail: null,
        created_at: expect.stringMatching(/Z$/),
      },
    ],
  });
  expect(await worker.mailAbout(text)).toMatch(
    /vous avez écrit\u00a0:\n> Un salon \?\n> Et une douche \?/,
  );
  expect(await unanswered()).toBe(before - 1);
  const recorded = await trail(message.id);
  expect(recorded).toEqual([
    { actor_id: person.user.id, action: "message.replied", detail: expect.any(String) },
  ]);
  expect(recorded[0]!.detail).not.toContain(text);
});

test("a second answer with the version that was read first is refused with the newer message, and nothing is sent", async () => {
  const message = await written();
  const [first, second] = [unique("Yes."), unique("Yes!")];
  const responses = await Promise.all(
    [first, second].map((text) =>
      send("POST", `messages/${message.id}/replies`, { text, version: message.version }),
    ),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const refused = (await responses.find(({ status }) => status === 409)!.json()) as {
    error: { code: string };
    message: MessageDetail;
  };
  const stored = await read<MessageDetail>(`messages/${message.id}`);
  // The first answer's mail may still be on its way.
  const replies = stored.replies.map((reply) => ({
    ...reply,
    mail: expect.toBeOneOf([reply.mail, "waiting"]),
  }));
  expect(refused).toMatchObject({
    error: { code: "message_changed" },
    message: { ...stored, replies },
  });
  expect(stored.replies).toHaveLength(1);
  await worker.mailAbout(stored.replies[0]!.text);
  expect([...worker.mailsAbout(first), ...worker.mailsAbout(second)]).toHaveLength(1);
  expect(await trail(message.id)).toHaveLength(1);
});

test("without a version a second answer follows the first", async () => {
  const message = await written();
  for (const text of [unique("One"), unique("Two")])
    await send("POST", `messages/${message.id}/replies`, { text });
  const { replies, version } = await read<MessageDetail>(`messages/${message.id}`);
  expect(replies.map(({ text }) => text.slice(0, 3))).toEqual(["One", "Two"]);
  expect(version).toBe(3);
});

test("a cancelled membership can be answered too", async () => {
  await worker.rows(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES ('c-1', 'cancellation', '', 'gone@example.org', '', 'en', 'new', ?)",
    Date.parse("2026-11-02T10:00:00Z"),
  );
  const text = unique("It is cancelled.");
  expect((await send("POST", "messages/c-1/replies", { text })).status).toBe(201);
  expect(await worker.mailAbout(text)).toContain(
    "On 2 November 2026 you cancelled your membership on our site.",
  );
});

test("a message goes to the archive, to spam and back, each move recorded once", async () => {
  const message = await written();
  const move = (status: string, version?: number) =>
    send("PATCH", `messages/${message.id}`, { status, version });
  const before = await unanswered();
  expect(await (await move("archived", 1)).json()).toMatchObject({
    status: "archived",
    version: 2,
  });
  expect(await unanswered()).toBe(before - 1);
  // Where it is already, also for someone who has not seen it move.
  expect(await (await move("archived", 1)).json()).toMatchObject({
    status: "archived",
    version: 2,
  });
  const late = await move("spam", 1);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({
    error: { code: "message_changed" },
    message: { status: "archived", version: 2 },
  });
  expect(await (await move("new")).json()).toMatchObject({ status: "new", version: 3 });
  expect(
    (await trail(message.id)).map(({ action, detail }) => [action, JSON.parse(detail)]),
  ).toEqual([
    ["message.status_changed", { from: "new", to: "archived" }],
    ["message.status_changed", { from: "archived", to: "new" }],
  ]);
  expect((await send("PATCH", "messages/unknown", { status: "spam" })).status).toBe(404);
  expect((await send("POST", "messages/unknown/replies", { text: "Hello" })).status).toBe(404);
});

test.each([
  ["replies", "POST", {}, "Write a reply"],
  ["replies", "POST", { text: "  " }, "Write a reply"],
  ["replies", "POST", { text: "x".repeat(MAX_REPLY_LENGTH + 1) }, "This text is too long"],
  ["replies", "POST", { text: "a\0b" }, "This text contains a character we can’t use"],
  ["replies", "POST", { text: "Yes", version: "1" }, "Enter a whole number"],
  ["", "PATCH", { status: "read" }, "Choose new, answered, archived or spam"],
  ["", "PATCH", {}, "Say what to change"],
  ["replies", "POST", { text: "Hello {firstName}" }, "Fill in or remove the words in braces"],
])("%s %s %j is refused, and nothing changes", async (path, method, body, reason) => {
  const message = await written();
  const response = await send(method, `messages/${message.id}/${path}`.replace(/\/$/, ""), body);
  expect([response.status, (await errorOf(response)).message]).toEqual([422, reason]);
  expect(await read(`messages/${message.id}`)).toEqual(message);
});

test.each([
  "limit=0",
  "cursor=x",
  "status=done",
  "kind=letter",
  "assignee=you",
  "sort=random",
  `q=${"x".repeat(201)}`,
])("?%s is refused", async (query) => {
  expect((await send("GET", `messages?${query}`)).status).toBe(422);
});

test("filters, both orders and the search walk every message once, page after page", async () => {
  const DB = await worker.d1();
  await DB.exec(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 59) INSERT INTO messages (id, kind, name, email, message, language, status, created_at) SELECT 'many-' || i, CASE i % 3 WHEN 0 THEN 'cancellation' ELSE 'contact' END, 'Zoë Wälder-' || i, 'zoe.' || i || '@walder.example', 'Hello', 'en', CASE i % 2 WHEN 0 THEN 'archived' ELSE 'new' END, 1000 + i / 2 FROM n`,
  );
  // Each fifth was written to, twice in some; some of these texts have the word that others have in their own.
  await DB.exec(
    `INSERT INTO message_replies (id, message_id, text, created_at) SELECT 'reply-' || id, id, 'Yes, by the fountain', 1 FROM messages WHERE id LIKE 'many-%5' OR id LIKE 'many-%0'`,
  );
  await DB.exec(
    `INSERT INTO message_replies (id, message_id, text, created_at) SELECT 'again-' || id, id, 'The fountain has moved: Wälder', 2 FROM messages WHERE id LIKE 'many-%0'`,
  );
  await DB.exec(
    "UPDATE messages SET message = 'Which fountain?' WHERE id IN ('many-3', 'many-31', 'many-50')",
  );
  // They have the word with a typo; a reply to one of them has it as it is typed.
  await DB.exec(
    `INSERT INTO messages (id, kind, name, email, message, language, status, created_at) SELECT 'near-' || value, 'contact', 'Ida Fountian', 'ida@fountian.example', 'Hello', 'en', 'new', 1 FROM json_each('[1,2,3,4,5,6,7,8,9]')`,
  );
  await DB.exec(
    "INSERT INTO message_replies (id, message_id, text, created_at) VALUES ('reply-near', 'near-4', 'Dear Ms Fountain', 1)",
  );
  const said = "(id LIKE 'many-%5' OR id LIKE 'many-%0' OR id IN ('many-3', 'many-31', 'near-4'))";
  const expected = async (where: string, order: string) =>
    (
      await worker.rows<{ id: string }>(`SELECT id FROM messages WHERE ${where} ORDER BY ${order}`)
    ).map(({ id }) => id);
  const newest = "created_at DESC, id DESC";
  const cases: [query: string, where: string, order: string][] = [
    ["", "1", newest],
    ["sort=oldest", "1", "created_at, id"],
    ["status=archived", "status = 'archived'", newest],
    ["kind=cancellation", "kind = 'cancellation'", newest],
    [
      "kind=contact&status=new&sort=oldest",
      "kind = 'contact' AND status = 'new'",
      "created_at, id",
    ],
    ["q=zoe", "id LIKE 'many-%'", "rowid DESC"],
    ["q=WALD", "id LIKE 'many-%'", "rowid DESC"],
    ["q=zoe.55&sort=oldest", "id = 'many-55'", "rowid"],
    ["q=wald&status=new", "id LIKE 'many-%' AND status = 'new'", "rowid DESC"],
    ["q=moved", "id LIKE 'many-%0'", "rowid DESC"],
    ["q=moved+fountain&sort=oldest", "id LIKE 'many-%0'", "rowid"],
    // Each once, whichever of its words were found.
    ["q=fountain", said, "rowid DESC"],
    ["q=fountain&sort=oldest", said, "rowid"],
    ["q=fountain&status=new", `${said} AND status = 'new'`, "rowid DESC"],
    [
      "q=fountain&kind=cancellation&status=archived",
      `${said} AND kind = 'cancellation' AND status = 'archived'`,
      "rowid DESC",
    ],
    ["q=nobody", "0", "id"],
    [`q=${encodeURIComponent('"*')}`, "0", "id"],
    [`q=${encodeURIComponent("zoe OR NOT")}`, "0", "id"],
  ];
  for (const [query, where, order] of cases) {
    const walked: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: Page<Message> = await list(`${query}&limit=7&cursor=${cursor}`);
      walked.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
      expect(walked.length).toBeLessThan(500);
    }
    expect({ query, walked }).toEqual({ query, walked: await expected(where, order) });
  }
});

test("a person who deletes their account takes their messages with them, answered ones too", async () => {
  const auth = authCalls(worker);
  const person = await auth.person();
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", person.user.id);
  const message = await written({ email: person.email });
  await send("POST", `messages/${message.id}/replies`, { text: "Hello" });
  expect(
    (await auth.send("DELETE", "account", person.access_token, { password: person.password }))
      .status,
  ).toBe(204);
  expect((await send("GET", `messages/${message.id}`)).status).toBe(404);
  expect(await worker.count(`message_replies WHERE message_id = '${message.id}'`)).toBe(0);
});

test("no log line has what was written or answered", async () => {
  const message = await written({ name: "Unlogged", email: "log-me-not@example.org" });
  await send("POST", `messages/${message.id}/replies`, { text: "Silent words" });
  expect(worker.logs().join("\n")).not.toMatch(/log-me-not|Unlogged|Silent words/);
});
