import { beforeEach, expect, test } from "vitest";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();

/** The team's last mail left long ago, so that the next message is mailed at once. */
beforeEach(async () => {
  await worker.rows("DELETE FROM mail_outbox");
});

const contact = (overrides: Record<string, unknown> = {}) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0100",
  message: "May I bring my engine on board?",
  ...overrides,
});
const question = (overrides: Record<string, unknown> = {}) => ({
  name: "Grace",
  email: "grace@example.org",
  message: "Is there a lounge?",
  ...overrides,
});

let serial = 0;
/** A text that only one message has. */
const unique = (text: string) => `${text} #${Date.now()}-${serial++}`;
const stored = (message: string) =>
  worker.rows("SELECT * FROM messages WHERE message = ?", message);

test("a message from the contact form is stored and mailed to the support address", async () => {
  const message = unique("May I bring my engine?");
  const response = await worker.post("/api/contact", contact({ message }));
  expect(response.status).toBe(202);
  expect(await response.json()).toEqual({ status: "accepted" });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await stored(message)).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      kind: "contact",
      first_name: "Ada",
      last_name: "Lovelace",
      name: "Ada Lovelace",
      email: "ada@example.org",
      phone: "+44 20 7946 0100",
      message,
      reference: null,
      order_id: null,
      language: "en",
      status: "new",
      created_at: expect.any(Number),
      version: 1,
      assignee_id: null,
    },
  ]);
  const mail = await worker.mailAbout(message);
  expect(mail).toContain("Ada Lovelace\nada@example.org\n+44 20 7946 0100");
});

test("a question is stored and mailed too", async () => {
  const message = unique("Is there a lounge?");
  expect((await worker.post("/api/contact", question({ message }))).status).toBe(202);
  expect(await stored(message)).toMatchObject([
    {
      kind: "question",
      name: "Grace",
      first_name: null,
      last_name: null,
      phone: null,
      status: "new",
    },
  ]);
  expect(await worker.mailAbout(message)).toContain("Grace\ngrace@example.org");
});

// Proves V3.13.
test("a message with the traveller's link is stored and mailed without its token", async () => {
  const token = `1.${"abcd2345".repeat(4).slice(0, 26)}`;
  const message = unique("This link does not work:");
  const link = "https://www.envol.example/fast-track-payment/0198";
  for (const form of [contact, question]) {
    await worker.rows("DELETE FROM mail_outbox");
    const body = form({ message: `${message} ${link}#open=${token}` });
    expect((await worker.post("/api/contact", body)).status).toBe(202);
    expect(await worker.mailAbout(message)).not.toContain(token);
  }
  expect(await stored(`${message} ${link}`)).toHaveLength(2);
});

test("a repeat with its key, as after an answer that was lost, is accepted and stored once", async () => {
  await worker.teamWasTold();
  const message = unique("Sent twice");
  const key = { "idempotency-key": crypto.randomUUID() };
  for (const [sent, headers] of [
    [contact({ message, elapsedMs: 4000 }), key],
    [contact({ message, elapsedMs: 9000 }), key],
    [question({ message }), key],
    [contact({ message }), undefined],
  ] as const)
    expect((await worker.post("/api/contact", sent, headers)).status).toBe(202);
  expect((await stored(message)).map(({ kind }) => kind).toSorted()).toEqual([
    "contact",
    "contact",
    "question",
  ]);
  expect(
    await worker.rows("SELECT facts ->> 'count' AS messages FROM mail_outbox WHERE id <> 'told'"),
  ).toEqual([{ messages: 3 }]);
  const refused = await worker.post("/api/contact", contact(), { "idempotency-key": "no blanks" });
  expect((await errorOf(refused)).code).toBe("idempotency_key_invalid");
});

test("a repeat of what was kept as spam is not mailed either", async () => {
  const message = unique("Typed at once, sent again later");
  const key = { "idempotency-key": crypto.randomUUID() };
  for (const elapsedMs of [150, 9000])
    expect((await worker.post("/api/contact", contact({ message, elapsedMs }), key)).status).toBe(
      202,
    );
  expect(await stored(message)).toMatchObject([{ status: "spam" }]);
  expect(await worker.count("mail_outbox")).toBe(0);
});

test("the team reads in which language to answer", async () => {
  const message = unique("Un salon ?");
  await worker.post("/api/contact", question({ message }), { "x-language": "fr" });
  expect(await stored(message)).toMatchObject([{ language: "fr" }]);
  expect(await worker.mailAbout(message)).toContain("qui écrit en français");
});

test.each([
  ["the hidden field is filled in", { website: "https://spam.example" }],
  ["it was filled in within a blink", { elapsedMs: 150 }],
])(
  "when %s, the message is kept as spam and not mailed, and the response does not tell",
  async (_name, trap) => {
    const message = unique("Cheap engines");
    const response = await worker.post("/api/contact", contact({ message, ...trap }));
    expect(response.status).toBe(202);
    expect(await response.json()).toEqual({ status: "accepted" });
    expect(await stored(message)).toMatchObject([{ status: "spam" }]);
    const later = unique("A message after it");
    await worker.post("/api/contact", contact({ message: later }));
    await worker.mailAbout(later);
    expect(worker.mailsAbout(message)).toEqual([]);
  },
);

test("a person who took their time is let through", async () => {
  const message = unique("Slowly typed");
  await worker.post("/api/contact", contact({ message, website: "", elapsedMs: 2000 }));
  expect(await stored(message)).toMatchObject([{ status: "new" }]);
});

test.each<[name: string, body: unknown, issues: { path: unknown[]; message: string }[]]>([
  [
    "nothing in it",
    {},
    [
      { path: ["firstName"], message: "First name is required" },
      { path: ["lastName"], message: "Last name is required" },
      { path: ["email"], message: "Invalid email address" },
      { path: ["phone"], message: "Phone number is required" },
      { path: ["message"], message: "Message is required" },
    ],
  ],
  [
    "a name and nothing else",
    { name: "Ada" },
    [
      { path: ["email"], message: "Invalid email address" },
      { path: ["message"], message: "Message is required" },
    ],
  ],
  ["a name of spaces", question({ name: "  " }), [{ path: ["name"], message: "Name is required" }]],
  [
    "a first name that is a number",
    contact({ firstName: 1 }),
    [{ path: ["firstName"], message: "Enter plain text" }],
  ],
  [
    "a last name of 101 characters",
    contact({ lastName: "x".repeat(101) }),
    [{ path: ["lastName"], message: "This text is too long" }],
  ],
  [
    "a phone number of 21 characters",
    contact({ phone: "0".repeat(21) }),
    [{ path: ["phone"], message: "This text is too long" }],
  ],
  [
    "a message of 1001 characters",
    contact({ message: "x".repeat(1001) }),
    [{ path: ["message"], message: "This text is too long" }],
  ],
  [
    "an address with a mail header",
    contact({ email: "a@example.org\r\nBcc: b@example.org" }),
    [{ path: ["email"], message: "Invalid email address" }],
  ],
  [
    "a NUL in the message",
    contact({ message: "a\0b" }),
    [{ path: ["message"], message: "This text contains a character we can’t use" }],
  ],
  [
    "a time that is text",
    contact({ elapsedMs: "long" }),
    [{ path: ["elapsedMs"], message: "Enter a whole number" }],
  ],
])("a message with %s is refused, and nothing is stored", async (_name, body, issues) => {
  const before = await worker.count("messages");
  const response = await worker.post("/api/contact", body);
  expect(response.status).toBe(422);
  expect(await errorOf(response)).toEqual({
    code: "validation_failed",
    message: issues[0]!.message,
    issues,
  });
  expect(await worker.count("messages")).toBe(before);
});

test.each([null, 7, "text", [contact()]])("%j is not a message", async (body) => {
  expect((await worker.post("/api/contact", JSON.stringify(body))).status).toBe(422);
});

test.each([
  ["broken JSON", '{"firstName":', {}, 400],
  ["a form", "firstName=Ada", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ["65 KiB", JSON.stringify(contact({ message: "x".repeat(66_000) })), {}, 413],
  ["no public key", JSON.stringify(contact()), { apikey: "" }, 401],
])("%s is refused", async (_name, body, headers, status) => {
  expect((await worker.post("/api/contact", body, headers)).status).toBe(status);
});

test("what is sent cannot choose its status, kind or id", async () => {
  const message = unique("I am the admin");
  await worker.post(
    "/api/contact",
    contact({ message, status: "done", kind: "cancellation", id: "1", language: "xx" }),
  );
  expect(await stored(message)).toMatchObject([{ status: "new", kind: "contact", language: "en" }]);
});

// Proves V1.4.
test("HTML, SQL and line breaks in a name are text", async () => {
  const message = unique("Hello");
  const response = await worker.post(
    "/api/contact",
    contact({
      message,
      firstName: "<b>A</b>\r\nBcc: x@example.org",
      lastName: "'); DROP TABLE messages;--",
    }),
  );
  expect(response.status).toBe(202);
  expect(await stored(message)).toMatchObject([{ first_name: "<b>A</b> Bcc: x@example.org" }]);
});

// Proves V16.3.
test("no log line has what was written", async () => {
  await worker.post(
    "/api/contact",
    contact({ email: "log-me-not@example.org", lastName: "Unlogged" }),
  );
  expect(worker.logs().join("\n")).not.toMatch(/log-me-not|Unlogged/);
});
