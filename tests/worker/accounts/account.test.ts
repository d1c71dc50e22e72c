import { expect, test } from "vitest";
import type { AccountExport, AccountSession } from "#domain/accounts/account.schema.ts";
import { authCalls, claimsOf, PASSWORD, problemOf } from "../../people.ts";
import { builtSite, errorOf } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

const sessionsOf = async (token: string) =>
  ((await (await auth.send("GET", "sessions", token)).json()) as { items: AccountSession[] }).items;
const idOf = (token: string) => claimsOf(token).session_id as string;

test("the list shows one's own sessions, the newest first, and which one asks", async () => {
  const person = await auth.person();
  await auth.person();
  const phone = await auth.signIn(person.email, PASSWORD, { "user-agent": "A phone" });
  const token = ((await phone.json()) as { access_token: string }).access_token;
  const items = await sessionsOf(person.access_token);
  expect(items.map(({ id, current, method }) => ({ id, current, method }))).toEqual([
    { id: idOf(token), current: false, method: "password" },
    { id: idOf(person.access_token), current: true, method: "password" },
  ]);
  expect(items[0]!.user_agent).toBe("A phone");
  expect(Date.parse(items[0]!.expires_at) - Date.parse(items[0]!.created_at)).toBe(30 * 86_400_000);
});

// Proves V8.4.
test("one session is ended by its id; another person's is not there", async () => {
  const [ada, eve] = [await auth.person(), await auth.person()];
  const other = await auth.session(ada.email);
  expect(
    (await auth.send("DELETE", `sessions/${idOf(ada.access_token)}`, eve.access_token)).status,
  ).toBe(404);
  expect(
    (await auth.send("DELETE", `sessions/${idOf(other.access_token)}`, ada.access_token)).status,
  ).toBe(204);
  expect((await auth.user(other.access_token)).status).toBe(403);
  expect(
    (await auth.send("DELETE", `sessions/${idOf(other.access_token)}`, ada.access_token)).status,
  ).toBe(404);
  expect(await sessionsOf(ada.access_token)).toHaveLength(1);
});

test("all other sessions are ended at once", async () => {
  const person = await auth.person();
  const others = [await auth.session(person.email), await auth.session(person.email)];
  expect((await auth.send("DELETE", "sessions", person.access_token)).status).toBe(204);
  for (const { access_token: token } of others) expect((await auth.user(token)).status).toBe(403);
  expect((await auth.user(person.access_token)).status).toBe(200);
});

test("the export holds what is stored about the person, nothing secret, and bookings only of a proved address", async () => {
  const person = await auth.person();
  const { booking } = await worker.book({ email: person.email.toUpperCase() });
  const read = async () =>
    (await (await auth.send("GET", "account/export", person.access_token)).json()) as AccountExport;
  const before = await read();
  expect(before.user).toMatchObject({ id: person.user.id, email: person.email });
  expect([before.sessions.length, before.roles, before.bookings]).toEqual([1, [], []]);
  expect(JSON.stringify(before)).not.toMatch(/scrypt|hash/i);
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", person.user.id);
  await worker.post("/api/contact", { name: "Ada", email: person.email, message: "Hello" });
  const after = await read();
  const { customer, order } = booking;
  expect(after.bookings).toEqual([{ customer, order, history: [], notes: [], payments: [] }]);
  expect(after.messages).toMatchObject([
    { kind: "question", name: "Ada", email: person.email, message: "Hello", replies: [] },
  ]);

  // Another person's mail in the conversation is that person's.
  const bob = await auth.person();
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", bob.user.id);
  await worker.rows(
    "INSERT INTO message_replies (id, message_id, email, origin, text, mail_hash, created_at) SELECT id || ?, id, ?, ?, ?, ?, 1 FROM messages",
    "-bob",
    bob.email,
    "other_address",
    "Do not tell Ada",
    "bob",
  );
  await worker.rows(
    "INSERT INTO message_replies (id, message_id, text, created_at) SELECT id || '-team', id, 'Good day', 2 FROM messages",
  );
  const [{ replies } = { replies: [] }] = (await read()).messages;
  expect(replies.map(({ text }) => text)).toEqual(["Good day"]);
  const theirs = await auth.send("GET", "account/export", bob.access_token);
  expect(((await theirs.json()) as AccountExport).mailed_answers).toMatchObject([
    { text: "Do not tell Ada" },
  ]);
});

test("a deleted account is gone with sessions, identities and links; its orders stay, without the person", async () => {
  const person = await auth.person();
  const { booking } = await worker.book({ email: person.email, lastName: "Disappears" });
  const stranger = await worker.book({ email: "someone-else@example.org" });
  await worker.post("/api/contact", {
    name: "Ada Disappears",
    email: person.email,
    message: "Hello",
  });
  await worker.rows("UPDATE users SET email_proved_at = 1 WHERE id = ?", person.user.id);
  for (const body of [{}, { password: "wrong password" }]) {
    const refused = await auth.send("DELETE", "account", person.access_token, body);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([422, "password_invalid"]);
  }
  expect(
    (await auth.send("DELETE", "account", person.access_token, { password: PASSWORD })).status,
  ).toBe(204);

  expect(await problemOf(await auth.user(person.access_token))).toBe("403 user_not_found");
  expect(await problemOf(await auth.refresh(person.refresh_token))).toBe(
    "400 refresh_token_not_found",
  );
  expect(await problemOf(await auth.signIn(person.email, PASSWORD))).toBe(
    "400 invalid_credentials",
  );
  const tables = [
    "users",
    "identities",
    "sessions",
    "user_roles",
    "one_time_tokens",
    "customers",
    "orders",
    "messages",
    "audit_log",
  ];
  const stored = JSON.stringify(
    await Promise.all(tables.map((table) => worker.rows(`SELECT * FROM ${table}`))),
  );
  expect(stored).not.toContain(person.email);
  expect(stored).not.toContain("Disappears");
  const [order] = await worker.rows(
    "SELECT amount_minor, status FROM orders WHERE id = ?",
    booking.order.id,
  );
  expect(order).toEqual({ amount_minor: 3300, status: "Not Paid" });
  expect(stored).toContain(stranger.booking.customer.email);
  expect(
    await worker.rows("SELECT action FROM audit_log WHERE subject_id = ?", person.user.id),
  ).toEqual([{ action: "account.deleted" }]);
  // The address is free again.
  expect((await auth.signUp({ email: person.email, password: PASSWORD })).status).toBe(200);
});

test("deleting an account whose address was never proved leaves bookings of that address alone", async () => {
  const { booking } = await worker.book({ email: "victim@example.org" });
  const thief = await auth.person("victim@example.org");
  expect(
    (await auth.send("DELETE", "account", thief.access_token, { password: PASSWORD })).status,
  ).toBe(204);
  const [row] = await worker.rows("SELECT email FROM customers WHERE id = ?", booking.customer.id);
  expect(row).toEqual({ email: "victim@example.org" });
});

test("an account without a password is deleted only soon after signing in", async () => {
  const person = await auth.person();
  await worker.rows("UPDATE users SET password_hash = NULL WHERE id = ?", person.user.id);
  await worker.rows(
    "UPDATE sessions SET created_at = created_at - 600001 WHERE user_id = ?",
    person.user.id,
  );
  const refused = await auth.send("DELETE", "account", person.access_token, {});
  expect((await errorOf(refused)).code).toBe("reauthentication_needed");
  await worker.rows(
    "UPDATE sessions SET created_at = created_at + 600001 WHERE user_id = ?",
    person.user.id,
  );
  expect((await auth.send("DELETE", "account", person.access_token, {})).status).toBe(204);
});

test("the last admin cannot leave, also when two leave at once", async () => {
  await worker.rows("DELETE FROM user_roles");
  const [ada, eve] = [await auth.person(), await auth.person()];
  await auth.makeAdmin(ada.user.id);
  await auth.makeAdmin(eve.user.id);
  const leave = (token: string) => auth.send("DELETE", "account", token, { password: PASSWORD });
  const responses = await Promise.all([leave(ada.access_token), leave(eve.access_token)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  expect(await worker.count("user_roles")).toBe(1);
});
