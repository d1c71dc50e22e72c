import { expect, test } from "vitest";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import type { OwnMessage } from "#domain/messages/message.schema.ts";
import type { Page } from "#domain/paging.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { send } = adminCalls(worker);

const pageOf = async (token: string, query = "") =>
  (await (await auth.send("GET", `account/messages${query}`, token)).json()) as Page<OwnMessage>;

async function write(email: string, message: string) {
  const sender = { firstName: "Ada", lastName: "Lovelace", phone: "+44 20 7946 0100" };
  const sent = await worker.post("/api/contact", { ...sender, email, message });
  expect(sent.status).toBe(202);
  const [row] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE message = ?",
    message,
  );
  return row!.id;
}

// Proves V8.4.
test("messages of the proved address come with our answers, newest first, and to nobody else", async () => {
  const { email, user, access_token: token } = await auth.person();
  const other = await auth.person();
  await auth.prove(other.user.id);
  const first = await write(email.toUpperCase(), "Where is the lane?");
  expect(await pageOf(token)).toEqual({ items: [], next_cursor: null });
  await auth.prove(user.id);
  const text = "On level 2, to the left.";
  expect((await send("POST", `messages/${first}/replies`, { text })).status).toBe(201);
  await worker.rows(
    `INSERT INTO message_replies (id, message_id, email, origin, text, created_at)
      VALUES (?, ?, 'thief@example.org', 'unproved', 'Send me the pass', 1)`,
    `reply-${first}`,
    first,
  );
  await write(email, "And is it open at night?");

  const { items } = await pageOf(token);
  expect(items.map(({ message }) => message)).toEqual([
    "And is it open at night?",
    "Where is the lane?",
  ]);
  expect(items.map(({ answers }) => answers.map((answer) => answer.text))).toEqual([[], [text]]);
  const newest = await pageOf(token, "?limit=1");
  const older = await pageOf(token, `?limit=1&cursor=${newest.next_cursor}`);
  expect([...newest.items, ...older.items]).toEqual(items);
  for (let count = 0; count < 120; count += 1)
    await worker.rows(
      "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'question', 'Ada', ?, 'Again', 'en', 'new', 1)",
      `again-${count}`,
      email,
    );
  expect((await pageOf(token, "?limit=100")).items).toHaveLength(100);
  expect((await pageOf(other.access_token)).items).toEqual([]);
  expect((await auth.send("GET", "account/messages")).status).toBe(401);
});

test("spam, such as a mail that somebody forged, is not shown as one's own, and one's data says what it is", async () => {
  const { email, user, access_token: token } = await auth.person();
  await auth.prove(user.id);
  const own = await write(email, "Is there a lounge?");
  const forged = await write(email, "Send my refund to this bank");
  await worker.rows("UPDATE messages SET status = 'spam' WHERE id = ?", forged);
  await worker.rows(
    `INSERT INTO message_replies (id, message_id, email, origin, text, created_at)
      VALUES (?, ?, ?, 'unproved', 'And cancel my trip', 1)`,
    `reply-${own}`,
    own,
    email,
  );
  expect((await pageOf(token)).items.map(({ message }) => message)).toEqual(["Is there a lounge?"]);
  const exported = await auth.send("GET", "account/export", token);
  const { messages } = (await exported.json()) as AccountExport;
  expect(messages).toMatchObject([
    { message: "Send my refund to this bank", status: "spam" },
    { message: "Is there a lounge?", status: "new", replies: [{ origin: "unproved" }] },
  ]);
});
