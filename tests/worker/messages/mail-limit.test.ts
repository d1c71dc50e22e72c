import { expect, test } from "vitest";
import { BookingInputSchema } from "#domain/orders/booking.schema.ts";
import { sendQueuedMails } from "#worker/mail/send-queued.ts";
import { createBooking } from "#worker/orders/bookings.ts";
import type { Queryable, Task } from "#worker/platform/context/context.ts";
import { ctxAt } from "../../ctx-at.ts";
import { bookingBody } from "../../factories.ts";
import { authCalls, newEmail } from "../../people.ts";
import { builtSite, codeIn, errorOf, PUBLIC_KEY } from "../../site.ts";

// With the limits that a deployment has.
const worker = builtSite({});
const auth = authCalls(worker);

let visitors = 0;
/** An address that nobody used before, so that no limit of one visitor plays a part. */
const newVisitor = () => ({ "cf-connecting-ip": `2001:db8:${(++visitors).toString(16)}::1` });

/** Books; the confirmation, which counts like the other mails, comes when it comes. */
const bookNow = async (email: string) => (await worker.book({ email }, newVisitor())).booking.order;
/** Books, and waits until the confirmation has come and counts no longer. */
async function book(email: string): Promise<string> {
  const { id, order_number } = await bookNow(email);
  const confirmation = () =>
    worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `booked:${id}`);
  await expect.poll(confirmation).toEqual([{ status: "sent" }]);
  await later(15.1);
  return order_number;
}
const ask = (orderNumber: string, email: string) =>
  worker.post("/api/bookings/lookup", { orderNumber, email }, newVisitor());
const confirm = (orderNumber: string, email: string, code: string) =>
  worker.post("/api/bookings/lookup/confirm", { orderNumber, email, code }, newVisitor());
const mailsTo = (email: string) => worker.mailsAbout(`\nTo: ${email}\n`);
const isConfirmation = (mail: string) => mail.includes("Your booking is saved");
const codesTo = (email: string) => mailsTo(email).filter((mail) => !isConfirmation(mail));

/** Books as somebody else, and waits for the confirmation. A mail that was asked for before has come by then. */
async function laterMail(): Promise<void> {
  const email = newEmail();
  await bookNow(email);
  await worker.mailAbout(email);
}

/** Waits until all mails that the limit allows have come, and a later one, before which a mail too many would have come. */
async function expectMails(email: string, count: number, mails = codesTo) {
  await expect.poll(() => mails(email).length).toBe(count);
  await laterMail();
  expect(mails(email)).toHaveLength(count);
}

/** Asks for a code, and gives the one that is mailed. */
async function newCode(orderNumber: string, email: string): Promise<string> {
  const before = new Set(codesTo(email));
  await ask(orderNumber, email);
  const fresh = () => codesTo(email).filter((mail) => !before.has(mail));
  await expect.poll(() => fresh().length).toBe(1);
  return codeIn(fresh()[0]!);
}

/** As if the last mail to every mailbox had been sent this much earlier. */
const later = (minutes: number) =>
  worker.rows("UPDATE auth_attempts SET expires_at = expires_at - ?", minutes * 60_000);

// Proves V2.12.
test("50 look-ups at once, of 5 bookings and from 50 networks, send 3 mails to one address, and all get the same response", async () => {
  const email = newEmail();
  const bookings = await Promise.all(
    Array.from({ length: 5 }, async () => (await bookNow(email)).order_number),
  );
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, i) => ask(bookings[i % 5]!, email)),
  );
  const bodies = await Promise.all(
    responses.map(async (response) => `${response.status} ${await response.text()}`),
  );
  expect(new Set(bodies)).toEqual(new Set(['202 {"status":"accepted"}']));
  await expectMails(email, 3, mailsTo);
});

// Proves V2.12.
test("mails of all kinds to one mailbox are counted together, however it is spelled", async () => {
  const person = await auth.person();
  const { email } = person;
  const tagged = email.replace("@", "+tag@").toUpperCase();
  const { order_number: orderNumber } = await bookNow(tagged);
  const all = await Promise.all([
    ...Array.from({ length: 4 }, () => auth.post("recover", { email }, newVisitor())),
    ...Array.from({ length: 4 }, () =>
      auth.post("resend", { type: "signup", email }, newVisitor()),
    ),
    ...Array.from({ length: 4 }, () => ask(orderNumber, tagged)),
    worker.post("/api/unsubscribe", { email }, newVisitor()),
  ]);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200, 202]));
  const count = () => mailsTo(email).length + mailsTo(tagged).length;
  await expect.poll(count).toBe(3);
  await laterMail();
  expect(count()).toBe(3);

  // A change of address to this mailbox is accepted as for any other; its mail is one of those that are not sent.
  const other = await auth.person();
  const change = await worker.fetch("/api/auth/user", {
    method: "PUT",
    headers: {
      apikey: "envol-public-anon-key",
      "content-type": "application/json",
      authorization: `Bearer ${other.access_token}`,
      ...newVisitor(),
    },
    body: JSON.stringify({ email: email.replace("@", "+other@") }),
  });
  expect(change.status).toBe(200);
  await laterMail();
  expect(mailsTo(email.replace("@", "+other@"))).toEqual([]);
});

test("no quarter of an hour has more than 3: the time runs from the last mail, and what is refused does not prolong it", async () => {
  const email = newEmail();
  const orderNumber = await book(email);
  for (let mails = 1; mails <= 3; mails++) {
    await ask(orderNumber, email);
    await expectMails(email, mails);
    await later(mails === 3 ? 14 : 10);
  }
  await ask(orderNumber, email);
  await expectMails(email, 3);
  await later(1.1);
  await ask(orderNumber, email);
  await expectMails(email, 4);
});

test("a request that is not sent leaves the code of the last mail as it was", async () => {
  const email = newEmail();
  const orderNumber = await book(email);
  let code = "";
  for (let mails = 1; mails <= 3; mails++) code = await newCode(orderNumber, email);
  await ask(orderNumber, email);
  await expectMails(email, 3);
  expect((await confirm(orderNumber, email, code)).status).toBe(200);
});

// Proves V2.12.
test("bookings in somebody's name never keep the link from them that they ask for; what was held back comes when its time has come", async () => {
  const person = await auth.person();
  const { email } = person;
  const orders = await Promise.all(Array.from({ length: 4 }, () => bookNow(email)));
  const confirmations = () => mailsTo(email).filter(isConfirmation);
  const outbox = () =>
    worker.rows<{ attempts: number; status: string; next_attempt_at: number }>(
      "SELECT attempts, status, next_attempt_at FROM mail_outbox WHERE recipient = ? OR subject_id IN (SELECT id FROM orders WHERE customer_id IN (SELECT id FROM customers WHERE email = ?)) ORDER BY status, attempts",
      email,
      email,
    );
  await expect
    .poll(async () => (await outbox()).map(({ status, attempts }) => `${status} ${attempts}`))
    .toEqual(["sent 1", "sent 1", "waiting 0", "waiting 0"]);
  expect(confirmations()).toHaveLength(2);
  await auth.post("recover", { email }, newVisitor());
  await expectMails(email, 3, mailsTo);
  expect(confirmations()).toHaveLength(2);

  const due = Math.max(...(await outbox()).map(({ next_attempt_at }) => next_attempt_at));
  expect(due - Date.now()).toBeLessThan(15.1 * 60_000);
  await later(15.1);
  await worker.scheduled("*/10 * * * *", due);
  expect(confirmations()).toHaveLength(4);
  for (const { order_number } of orders)
    expect(confirmations().filter((mail) => mail.includes(order_number))).toHaveLength(1);
  expect(new Set((await outbox()).map(({ status }) => status))).toEqual(new Set(["sent"]));
});

test("what was asked for about nobody does not count", async () => {
  const email = newEmail();
  const orderNumber = await book(email);
  for (let i = 0; i < 5; i++) {
    await ask("FT-1795176000000-ZZZZZZZZ", email);
    await auth.post("recover", { email }, newVisitor());
  }
  await ask(orderNumber, email);
  await expectMails(email, 1);
});

// Proves V2.13.
test("after 10 wrong codes a day for one booking the right one is refused too, whoever tries and however many were mailed", async () => {
  const email = newEmail();
  const orderNumber = await book(email);
  let code = "";
  const statuses = [];
  for (let mails = 1; mails <= 3; mails++) {
    code = await newCode(orderNumber, email);
    const tries = mails === 3 ? 2 : 4;
    for (let i = 0; i < tries; i++)
      statuses.push((await confirm(orderNumber, email, `00000${i}`)).status);
  }
  expect(statuses).toEqual(Array<number>(10).fill(422));
  const refused = await confirm(orderNumber, email, code);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
  expect((await errorOf(refused)).code).toBe("rate_limited");
});

// Proves V2.13.
test("30 wrong codes at once for a booking are 10 at most, for one that does not exist as well", async () => {
  const email = newEmail();
  for (const orderNumber of [await book(email), "FT-1795176000000-YYYYYYYY"]) {
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => confirm(orderNumber, email, "000000")),
    );
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  }
});

test("right codes do not count as tries", async () => {
  const email = newEmail();
  const orderNumber = await book(email);
  for (let time = 1; time <= 12; time++) {
    expect((await confirm(orderNumber, email, await newCode(orderNumber, email))).status).toBe(200);
    // Makes room for the next mail.
    await later(15.1);
  }
});

test("one visitor sends the team 10 messages in a quarter of an hour; others go on", async () => {
  const visitor = newVisitor();
  const message = { name: "Ada", email: newEmail(), message: "Hello" };
  const statuses = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await worker.post("/api/contact", message, visitor)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(202), 429, 429]);
  expect((await worker.post("/api/contact", message, newVisitor())).status).toBe(202);
  expect(await worker.rows("SELECT id FROM messages WHERE email = ?", message.email)).toHaveLength(
    11,
  );
});

// Proves V2.12.
test("50 bookings with 50 dotted spellings of one Gmail mailbox send at most 3 mails to it", async () => {
  const letters = "mailbombvictim";
  // Each dots another set of the first six gaps; every other one is of the older domain.
  const spellings = Array.from({ length: 50 }, (_, i) => {
    const dotted = [...letters].map((letter, at) =>
      at < 6 && (i >> at) & 1 ? `${letter}.` : letter,
    );
    return `${dotted.join("")}@${i % 2 ? "gmail.com" : "googlemail.com"}`;
  });
  expect(new Set(spellings).size).toBe(50);
  await Promise.all(spellings.map(bookNow));
  const sent = () => spellings.flatMap(mailsTo);
  await expect.poll(() => sent().length).toBeGreaterThan(0);
  const stored = () =>
    worker.rows(
      "SELECT count(*) AS count FROM mail_outbox WHERE attempts = 1 AND status = 'waiting'",
    );
  await expect.poll(stored).toEqual([{ count: 0 }]);
  expect(sent().length).toBeLessThanOrEqual(3);
  await worker.rows("DELETE FROM mail_outbox");
});

// Proves V2.12.
test("one visitor causes 30 mails an hour to strangers, of all kinds together; their bookings are made all the same", async () => {
  const visitor = newVisitor();
  const known = await auth.person();
  const strangers = Array.from({ length: 50 }, newEmail);
  const mails = () => [known.email, ...strangers].flatMap(mailsTo);
  await auth.post("recover", { email: known.email }, visitor);
  await expect.poll(() => mails().length).toBe(1);
  // Each of them fails when the booking is refused.
  const booked = await Promise.all(strangers.map((email) => worker.book({ email }, visitor)));
  const ids = booked.map(({ booking }) => `'booked:${booking.order.id}'`).join();
  const outbox = async () =>
    (
      await worker.rows<{ state: string }>(
        `SELECT status || ' ' || attempts || ' ' || (visitor IS NULL) AS state FROM mail_outbox WHERE id IN (${ids}) ORDER BY state`,
      )
    ).map(({ state }) => state);
  const [sent, held] = ["sent 1 1", "waiting 0 0"];
  await expect
    .poll(outbox)
    .toEqual([...Array<string>(29).fill(sent), ...Array<string>(21).fill(held)]);
  expect(mails()).toHaveLength(30);
  // What waits is counted again when its time has come, and goes to others than the visitor's own.
  await auth.post("recover", { email: known.email }, visitor);
  const order = await bookNow(newEmail());
  await expect
    .poll(() => worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `booked:${order.id}`))
    .toEqual([{ status: "sent" }]);
  expect(mails()).toHaveLength(30);
  await worker.scheduled("*/10 * * * *", Date.now() + 61 * 60_000);
  expect(await outbox()).toEqual(Array<string>(50).fill(sent));
  expect(mails()).toHaveLength(51);
});

// Proves V2.12.
test("one visitor's changes and cancellations count like their bookings, and the mails beyond 30 wait", async () => {
  const visitor = newVisitor();
  const strangers = Array.from({ length: 18 }, newEmail);
  const booked = await Promise.all(strangers.map((email) => worker.book({ email }, visitor)));
  const ids = booked.map(({ booking }) => `'${booking.order.id}'`).join();
  const outbox = async () =>
    (
      await worker.rows<{ state: string }>(
        `SELECT status || ' ' || attempts || ' ' || (visitor IS NULL) AS state FROM mail_outbox WHERE subject_id IN (${ids}) ORDER BY state`,
      )
    ).map(({ state }) => state);
  const [sent, held] = ["sent 1 1", "waiting 0 0"];
  await expect.poll(outbox).toEqual(Array<string>(18).fill(sent));
  const acts = booked.map(({ booking, cookie }, index) => {
    const path = `/api/bookings/${booking.order.id}`;
    const isChange = index % 2 === 0;
    return worker.fetch(isChange ? path : `${path}/cancel`, {
      method: isChange ? "PATCH" : "POST",
      headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie, ...visitor },
      body: JSON.stringify({ version: 1, ...(isChange && { email: newEmail() }) }),
    });
  });
  expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(Array(18).fill(200));
  await expect
    .poll(outbox)
    .toEqual([...Array<string>(30).fill(sent), ...Array<string>(6).fill(held)]);
  await worker.scheduled("*/10 * * * *", Date.now() + 61 * 60_000);
  expect(await outbox()).toEqual(Array<string>(36).fill(sent));
});

test("however many mails of one visitor wait, a reminder leaves in the first run", async () => {
  await worker.rows("DELETE FROM mail_outbox");
  const visitor = newVisitor();
  const emails = Array.from({ length: 31 }, newEmail);
  await Promise.all(emails.map((email) => worker.book({ email }, visitor)));
  const held = "FROM mail_outbox WHERE status = 'waiting' AND visitor IS NOT NULL";
  await expect.poll(async () => (await worker.rows(`SELECT id ${held}`)).length).toBe(1);
  const columns = "status, recipient, facts, subject_id, attempts, created_at, updated_at";
  await worker.rows(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
     INSERT INTO mail_outbox (id, kind, visitor, next_attempt_at, ${columns})
     SELECT id || i, kind, visitor, 0, ${columns} FROM n, (SELECT * ${held})`,
  );
  await worker.rows(
    `INSERT INTO mail_outbox (id, kind, next_attempt_at, ${columns})
     SELECT 'a-reminder', 'order-reminder', 1, ${columns} ${held} LIMIT 1`,
  );
  await worker.scheduled("*/10 * * * *", Date.now());
  expect(await worker.rows("SELECT status FROM mail_outbox WHERE id = 'a-reminder'")).toEqual([
    { status: "sent" },
  ]);
  await worker.rows("DELETE FROM mail_outbox");
});

test("the mails of 20 bookings are claimed, counted by visitor and mailbox, and finished in four trips", async () => {
  const { ctx, sent } = await ctxAt(worker, Date.now());
  const settings = { ...ctx.settings, RATE_LIMITS: undefined };
  const mails: string[] = [];
  const enqueue = (task: Task) => void mails.push(...(task.mails ?? []));
  const visited = { ...ctx, settings, enqueue, visitor: "203.0.113.77" };
  for (const email of Array.from({ length: 20 }, newEmail)) {
    const input = BookingInputSchema.parse(bookingBody({ email }));
    await createBooking(visited, { input, idempotencyKey: undefined });
  }
  let trips = 0;
  const db: Queryable = {
    prepare: (query) => ctx.db.prepare(query),
    batch(statements) {
      trips += 1;
      return ctx.db.batch(statements);
    },
  };
  await sendQueuedMails({ ...visited, db }, mails);
  expect(sent).toHaveLength(20);
  expect(trips).toBe(4);
  const counts = await worker.rows<{ count: number }>(
    "SELECT count FROM auth_attempts WHERE count >= 20",
  );
  expect(counts).toContainEqual({ count: 20 });
});

test("staff book for as many travellers as call", async () => {
  const { access_token } = await auth.agent();
  const headers = { ...newVisitor(), authorization: `Bearer ${access_token}` };
  const emails = Array.from({ length: 35 }, newEmail);
  for (const email of emails) {
    const body = { ...bookingBody({ email }), language: "en", reason: "" };
    expect((await worker.post("/api/admin/orders", body, headers)).status).toBe(201);
  }
  await expect.poll(() => emails.flatMap(mailsTo).length).toBe(35);
});
