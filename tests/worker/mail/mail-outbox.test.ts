import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import type { Page } from "#domain/paging.ts";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import { nextAttemptAt } from "#domain/mail/mail.ts";
import type { OutboxMail } from "#domain/mail/mail.schema.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import { adminCalls, authCalls } from "../../people.ts";
import { builtSite, QUICK, errorOf } from "../../site.ts";

/** The only address that the mail service takes. */
const REACHABLE = "reachable@example.org";
const worker = builtSite(QUICK, { mailsOnlyTo: [REACHABLE] });
const { admin, send, read, trail } = adminCalls(worker);

const RETRY = "*/10 * * * *";
const MINUTE = 60_000;

interface Stored {
  id: string;
  kind: string;
  status: string;
  recipient: string | null;
  message: string | null;
  subject_id: string | null;
  attempts: number;
  last_error: string | null;
  next_attempt_at: number;
  updated_at: number;
}
const stored = () => worker.rows<Stored>("SELECT * FROM mail_outbox ORDER BY created_at, id");
/** The outbox once it holds `count` mails: those after a response come when they come. */
async function outbox(count: number): Promise<Stored[]> {
  await expect.poll(stored).toHaveLength(count);
  return stored();
}
const failedMails = async () => (await read<Summary>("summary")).failed_mails;

beforeEach(async () => {
  await worker.rows("DELETE FROM mail_outbox");
});

let serial = 0;
const unique = (text: string) => `${text} #${process.pid}-${serial++}`;

/** A message that is there without a mail to the team. */
async function messageFrom(email: string): Promise<string> {
  const id = `message-${serial++}`;
  await worker.rows(
    "INSERT INTO messages (id, kind, name, email, message, language, status, created_at) VALUES (?, 'question', 'Grace', ?, 'Hello?', 'en', 'new', 1)",
    id,
    email,
  );
  return id;
}

/** A mail that waits: an answer that could not leave. Gives its row. */
async function waiting(): Promise<Stored> {
  const id = await messageFrom("nobody@example.org");
  expect((await send("POST", `messages/${id}/replies`, { text: unique("Yes.") })).status).toBe(201);
  return (await stored()).at(-1)!;
}
const nowReachable = () => worker.rows("UPDATE mail_outbox SET recipient = ?", REACHABLE);

test("a mail to the team that is refused waits; the visitor's response is the same", async () => {
  const message = unique("Is there a lounge?");
  const response = await worker.post("/api/contact", {
    name: "Grace",
    email: "grace@example.org",
    message,
  });
  expect([response.status, await response.json()]).toEqual([202, { status: "accepted" }]);
  await expect.poll(stored).toMatchObject([{ last_error: "Error" }]);
  const [mail] = await stored();
  expect(mail).toMatchObject({
    kind: "team-message",
    status: "waiting",
    recipient: siteConfig.company.email,
    message: null,
    attempts: 1,
    last_error: "Error",
  });
  expect(mail!.next_attempt_at).toBe(nextAttemptAt(1, mail!.updated_at));
});

test("an answer whose mail is refused is stored and says that its mail waits; the next try sends it and forgets it", async () => {
  const id = await messageFrom("nobody@example.org");
  const text = unique("Yes, there is.");
  const response = await send("POST", `messages/${id}/replies`, { text, version: 1 });
  expect(response.status).toBe(201);
  const replied = (await response.json()) as MessageDetail;
  expect(replied).toMatchObject({ status: "answered", replies: [{ text, mail: "waiting" }] });
  const [mail] = await stored();
  expect(mail).toMatchObject({
    id: replied.replies[0]!.id,
    kind: "message-reply",
    recipient: "nobody@example.org",
    subject_id: id,
  });
  expect(JSON.parse(mail!.message!)).toMatchObject({ replyTo: siteConfig.company.email });

  await nowReachable();
  await worker.scheduled(RETRY, mail!.next_attempt_at - 1);
  expect(await stored()).toMatchObject([{ status: "waiting", attempts: 1 }]);
  await worker.scheduled(RETRY, mail!.next_attempt_at);
  expect(await stored()).toMatchObject([
    { status: "sent", attempts: 2, recipient: null, message: null },
  ]);
  expect(await worker.mailAbout(text)).toContain("> Hello?");
  expect((await read<MessageDetail>(`messages/${id}`)).replies).toMatchObject([{ mail: "sent" }]);
  expect(worker.logs()).toContain('{"level":"info","job":"mails","sent":1,"failed":0}');
});

test("of an answer that leaves at once the outbox keeps neither recipient nor text", async () => {
  const id = await messageFrom(REACHABLE);
  const response = await send("POST", `messages/${id}/replies`, { text: unique("Yes.") });
  expect(await response.json()).toMatchObject({ replies: [{ mail: null }] });
  expect(await stored()).toMatchObject([
    { status: "sent", attempts: 1, subject_id: id, recipient: null, message: null },
  ]);
});

test("after five tries over a day a mail is given up, and counted", async () => {
  const first = await waiting();
  let at = first.next_attempt_at;
  for (const attempts of [2, 3, 4]) {
    await worker.scheduled(RETRY, at);
    const [mail] = await stored();
    expect(mail).toMatchObject({
      status: "waiting",
      attempts,
      next_attempt_at: nextAttemptAt(attempts, at),
    });
    at = mail!.next_attempt_at;
  }
  expect(await failedMails()).toBe(0);
  await worker.scheduled(RETRY, at);
  expect(await stored()).toMatchObject([
    { status: "failed", attempts: 5, recipient: "nobody@example.org" },
  ]);
  expect(await failedMails()).toBe(1);
  await worker.scheduled(RETRY, at + 1000 * MINUTE);
  expect(await stored()).toMatchObject([{ attempts: 5 }]);
});

test("a mail with a link or a code is never kept: only that it failed", async () => {
  const auth = authCalls(worker);
  const person = await auth.person();
  const { booking } = await worker.book({ email: person.email });
  await expect.poll(stored).toMatchObject([{ kind: "order-booked", last_error: "Error" }]);
  await worker.rows("DELETE FROM mail_outbox");

  const unsubscribe = await worker.post("/api/unsubscribe", { email: person.email });
  expect([unsubscribe.status, (await errorOf(unsubscribe)).code]).toEqual([500, "internal"]);
  expect(
    (
      await worker.post("/api/bookings/lookup", {
        orderNumber: booking.order.order_number,
        email: person.email,
      })
    ).status,
  ).toBe(202);
  await outbox(2);
  expect((await auth.post("recover", { email: person.email })).status).toBe(200);
  const mails = await outbox(3);
  const kept = { status: "failed", recipient: null, message: null, attempts: 1 };
  expect(mails).toMatchObject([
    { ...kept, kind: "unsubscribe-link", subject_id: null },
    { ...kept, kind: "booking-code", subject_id: booking.order.id },
    { ...kept, kind: "recovery", subject_id: person.user.id },
  ]);
  expect(JSON.stringify(mails)).not.toContain("@");
  await worker.scheduled(RETRY, Date.now() + 10_000 * MINUTE);
  expect((await stored()).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
  for (const { id } of mails)
    expect((await send("POST", `mails/${id}/retry`, {})).status).toBe(409);
});

test("staff see what did not leave, by status, page after page, and never a mail's text", async () => {
  for (let index = 0; index < 3; index++) await waiting();
  const [first] = await stored();
  await worker.rows("UPDATE mail_outbox SET status = 'failed' WHERE id = ?", first!.id);
  expect((await read<Page<OutboxMail>>("mails?status=failed")).items).toEqual([
    {
      id: first!.id,
      kind: "message-reply",
      status: "failed",
      recipient: "nobody@example.org",
      subject: `Re: your message to ${siteConfig.company.name}`,
      subject_id: first!.subject_id,
      attempts: 1,
      last_error: "Error",
      failure: "passing",
      next_attempt_at: null,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    },
  ]);
  const page = await read<Page<OutboxMail>>("mails?limit=2");
  const rest = await read<Page<OutboxMail>>(`mails?limit=2&cursor=${page.next_cursor}`);
  expect([...page.items, ...rest.items].map(({ id }) => id)).toEqual(
    (await stored()).map(({ id }) => id).toReversed(),
  );
  expect(rest.next_cursor).toBeNull();
  for (const query of ["status=lost", "cursor=x"])
    expect((await send("GET", `mails?${query}`)).status).toBe(422);
});

test("the list goes on after mails whose ids name their event", async () => {
  for (const email of ["ada@example.org", "grace@example.org"]) await worker.book({ email });
  await expect.poll(stored).toMatchObject([{ last_error: "Error" }, { last_error: "Error" }]);
  const [oldest] = await stored();
  // No id is longer than that of an alert to an admin.
  await worker.rows(
    "UPDATE mail_outbox SET id = ? WHERE id = ?",
    `status-alert:${randomUUID()}:${randomUUID()}`,
    oldest!.id,
  );
  await waiting();
  const ids: string[] = [];
  let after = "";
  for (let page = 0; page < 3; page++) {
    const { items, next_cursor } = await read<Page<OutboxMail>>(`mails?limit=1${after}`);
    ids.push(...items.map(({ id }) => id));
    after = `&cursor=${next_cursor}`;
  }
  expect(ids).toEqual((await stored()).map(({ id }) => id).toReversed());
  expect(ids).toContainEqual(expect.stringMatching(/^booked:/));
  expect((await send("GET", `mails?cursor=1_${ids[2]}`)).status).toBe(200);
});

test("staff try a mail again: it leaves, once, and the trail says who did it", async () => {
  const { id } = await waiting();
  const still = await send("POST", `mails/${id}/retry`, { attempts: 1 });
  expect([still.status, await still.json()]).toMatchObject([
    200,
    { status: "waiting", attempts: 2, last_error: "Error" },
  ]);
  await nowReachable();
  const twice = await Promise.all(
    [1, 2].map(() => send("POST", `mails/${id}/retry`, { attempts: 2 })),
  );
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await twice.find(({ status }) => status === 200)!.json()).toMatchObject({
    status: "sent",
    attempts: 3,
    recipient: null,
    subject: null,
  });
  const again = await send("POST", `mails/${id}/retry`, {});
  expect([again.status, await again.json()]).toMatchObject([
    409,
    { error: { code: "mail_changed" }, mail: { status: "sent" } },
  ]);
  const { user } = admin();
  const act = { actor_id: user.id, action: "mail.retried", detail: '{"kind":"message-reply"}' };
  expect(await trail(id)).toEqual([act, act]);
});

test("a retry by staff and the cron at the same moment send one mail", async () => {
  const { id, next_attempt_at: due } = await waiting();
  await nowReachable();
  await Promise.all([
    worker.scheduled(RETRY, due),
    send("POST", `mails/${id}/retry`, { attempts: 1 }),
  ]);
  expect(await stored()).toMatchObject([{ status: "sent", attempts: 2 }]);
});

test("staff discard a mail: its recipient and text are forgotten, and it is not tried again", async () => {
  const { id, next_attempt_at: due } = await waiting();
  expect((await send("DELETE", `mails/${id}`)).status).toBe(204);
  expect((await send("DELETE", `mails/${id}`)).status).toBe(204);
  expect(await stored()).toMatchObject([{ status: "discarded", recipient: null, message: null }]);
  await worker.scheduled(RETRY, due);
  expect(await stored()).toMatchObject([{ status: "discarded", attempts: 1 }]);
  expect((await send("POST", `mails/${id}/retry`, {})).status).toBe(409);
  expect((await trail(id)).map(({ action }) => action)).toEqual(["mail.discarded"]);
  for (const call of [send("DELETE", "mails/unknown"), send("POST", "mails/unknown/retry", {})])
    expect((await call).status).toBe(404);
});

test("failed mails are counted up to 100", async () => {
  const DB = await worker.d1();
  await DB.exec(
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120) INSERT INTO mail_outbox (id, kind, status, attempts, next_attempt_at, created_at, updated_at) SELECT 'failed-' || i, 'recovery', 'failed', 1, 0, i, i FROM n",
  );
  expect(await failedMails()).toBe(100);
});

test("a cron that nobody knows fails instead of doing nothing", async () => {
  await expect(worker.scheduled("0 0 1 1 *", Date.now())).rejects.toThrow("exception");
});

test("no log line has an address or a text", async () => {
  await waiting();
  const logs = worker.logs().join("\n");
  expect(logs).toContain("MailNotSentError");
  expect(logs).not.toMatch(/nobody@|reachable@|Hello\?|Yes\./);
});
