import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import type { MailFailure, OrderMailKind } from "#domain/mail/mail.ts";
import { createCtx, type Ctx } from "#worker/platform/context/context.ts";
import { auditEntry } from "#worker/platform/db/audit.ts";
import { run } from "#worker/platform/db/batch.ts";
import { primaryDb } from "#worker/platform/db/client.ts";
import { cancelBooking } from "#worker/orders/cancel-booking.ts";
import { orders } from "#worker/tables/orders.ts";
import { mailOutbox } from "#worker/tables/mail.ts";
import type { Settings } from "#worker/platform/context/env.ts";
import { erasePerson } from "#worker/people/erase-person.ts";
import { LEASE_MS } from "#worker/mail/outbox-row.ts";
import { queueOrderMail } from "#worker/mail/order-mails.ts";
import { retryMails, sendQueuedMails } from "#worker/mail/send-queued.ts";
import { toEml } from "../../../scripts/serve/mail-message.ts";
import { ctxAt } from "../../ctx-at.ts";
import { calendarEvent } from "../../order-mails.ts";
import { bookingBody } from "../../factories.ts";
import { recordingMail, refusingMail } from "../../fakes/refused-mail.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { newEmail } from "../../people.ts";
import { qrCodeOf } from "../../picture-colors.ts";
import { builtSite, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();

/** A context of the local product with a mail service of the test. */
async function ctxWith(
  MAIL: SendEmail,
  overrides: Partial<Settings> = {},
  now = Date.now(),
): Promise<Ctx> {
  const { settings } = commandCtx({ db: await worker.d1(), now });
  return createCtx({ settings: { ...settings, MAIL, ...overrides }, now });
}

/** A booking whose confirmation has left, in a status. */
async function order(status = "Not Paid", email = newEmail()): Promise<string> {
  const { booking } = await worker.book({ email });
  const { id } = booking.order;
  await expect
    .poll(() => worker.rows("SELECT status FROM mail_outbox WHERE id = ?", `booked:${id}`))
    .toEqual([{ status: "sent" }]);
  await worker.rows("UPDATE orders SET status = ? WHERE id = ?", status, id);
  return id;
}

/** Queues a mail to an order's customer, as the batch of a change does. Gives its id. */
async function queue(
  ctx: Ctx,
  kind: OrderMailKind,
  orderId: string,
  condition?: ReturnType<typeof sql>,
): Promise<string> {
  const id = `${kind}:${orderId}`;
  await run(
    ctx,
    queueOrderMail(ctx, { id, kind, orderId, facts: { amountMinor: 1250 } }, condition),
  );
  return id;
}

const rowOf = async (id: string) =>
  (
    await primaryDb(await worker.d1())
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.id, id))
  )[0];

test("a booking and the mail that confirms it are stored together or not at all", async () => {
  const DB = await worker.d1();
  const before = await worker.count("customers");
  await DB.exec(
    "CREATE TRIGGER refuse_mails BEFORE INSERT ON mail_outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  const refused = await worker
    .post("/api/bookings", bookingBody())
    .finally(() => DB.exec("DROP TRIGGER refuse_mails"));
  expect([refused.status, await worker.count("customers")]).toEqual([500, before]);
});

test("a booking is confirmed once, however often its request is repeated, in the language it was made in", async () => {
  const key = { "idempotency-key": crypto.randomUUID(), "x-language": "fr" };
  const email = newEmail();
  const [first] = await Promise.all(Array.from({ length: 5 }, () => worker.book({ email }, key)));
  const { id, order_number } = first!.booking.order;
  const mail = await worker.mailAbout(order_number);
  expect(mail).toContain(`\nTo: ${email}\n`);
  expect(mail).toContain("Votre réservation est enregistrée");
  expect(mail).toContain(`${worker.url()}/fr/fast-track-payment/${id}#open=1.`);
  expect(mail).toContain(`${worker.url()}/fr/find-booking\n`);
  await expect
    .poll(() => rowOf(`booked:${id}`))
    .toMatchObject({ status: "sent", attempts: 1, recipient: null, message: null });
  expect(worker.mailsAbout(order_number)).toHaveLength(1);
});

test("a queued mail is written from the order when it is sent, and keeps neither recipient nor text afterwards", async () => {
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const email = newEmail();
  const orderId = await order("paid", email);
  const id = await queue(ctx, "order-paid", orderId);
  expect(await rowOf(id)).toMatchObject({
    status: "waiting",
    attempts: 0,
    recipient: email,
    message: null,
  });
  await worker.rows("UPDATE orders SET flight_number = 'BA 117' WHERE id = ?", orderId);
  await sendQueuedMails(ctx, [id, "paid:unknown"]);
  expect(sent).toMatchObject([
    {
      to: email,
      text: expect.stringContaining("Flight: BA 117"),
      html: expect.stringContaining("£12.50"),
    },
  ]);
  expect(await rowOf(id)).toMatchObject({
    status: "sent",
    attempts: 1,
    recipient: null,
    message: null,
    subjectId: orderId,
  });
  await queue(ctx, "order-paid", orderId);
  await sendQueuedMails(ctx, [id]);
  expect(sent).toHaveLength(1);
});

test("a mail is not queued where its condition does not hold, nor to a customer without an address", async () => {
  const ctx = await ctxWith(recordingMail().mail);
  const orderId = await order("paid");
  expect(await rowOf(await queue(ctx, "order-paid", orderId, sql`0`))).toBeUndefined();
  await worker.rows(
    "UPDATE customers SET email = '' WHERE id = (SELECT customer_id FROM orders WHERE id = ?)",
    orderId,
  );
  expect(await rowOf(await queue(ctx, "order-paid", orderId))).toBeUndefined();
});

test.each([
  [
    "a request and another",
    (ctx: Ctx, id: string) => [sendQueuedMails(ctx, [id]), sendQueuedMails(ctx, [id])],
  ],
  [
    "a request and the cron",
    (ctx: Ctx, id: string) => [
      sendQueuedMails(ctx, [id]),
      retryMails({ ...ctx, now: ctx.now + 60_000 }),
    ],
  ],
  [
    "the cron and a request",
    (ctx: Ctx, id: string) => [
      retryMails({ ...ctx, now: ctx.now + 60_000 }),
      sendQueuedMails(ctx, [id]),
    ],
  ],
])("%s that are in flight at once send one mail", async (_, both) => {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const id = await queue(ctx, "order-paid", await order("paid"));
  await Promise.all(both(ctx, id));
  expect(sent).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 1 });
});

test("a Worker that dies before sending leaves the mail to the cron, a minute later", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const id = await queue(ctx, "order-refunded", await order("refunded"));
  await retryMails({ ...ctx, now: ctx.now + 59_000 });
  expect(sent).toEqual([]);
  await retryMails({ ...ctx, now: ctx.now + 60_000 });
  expect(sent).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: "sent" });
});

test("a Worker that dies between sending and recording it has the mail sent again: at least once, never lost", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const id = await queue(ctx, "order-paid", await order("paid"));
  let isDead = false;
  const dying = recordingMail(async () => void (isDead = true));
  const db = new Proxy(ctx.db, {
    get: (target, name: "prepare" | "batch") => {
      if (isDead) throw new Error("killed");
      const value = target[name];
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await expect(sendQueuedMails({ ...(await ctxWith(dying.mail)), db }, [id])).rejects.toThrow(
    "killed",
  );
  expect(dying.sent).toHaveLength(1);
  await retryMails({ ...ctx, now: ctx.now + LEASE_MS - 1 });
  expect(sent).toEqual([]);
  await retryMails({ ...ctx, now: ctx.now + LEASE_MS + 1000 });
  expect(sent).toHaveLength(1);
  expect(await rowOf(id)).toMatchObject({ status: "sent", attempts: 2 });
});

const CODES: [code: string, failure: MailFailure][] = [
  ["E_RECIPIENT_SUPPRESSED", "permanent"],
  ["E_RECIPIENT_NOT_ALLOWED", "permanent"],
  ["E_VALIDATION_ERROR", "permanent"],
  ["E_FIELD_MISSING", "permanent"],
  ["E_TOO_MANY_RECIPIENTS", "permanent"],
  ["E_CONTENT_TOO_LARGE", "permanent"],
  ["E_HEADER_NOT_ALLOWED", "permanent"],
  ["E_HEADERS_TOO_LARGE", "permanent"],
  ["E_SENDER_NOT_VERIFIED", "configuration"],
  ["E_SENDER_DOMAIN_NOT_AVAILABLE", "configuration"],
  ["E_RATE_LIMIT_EXCEEDED", "passing"],
  ["E_DAILY_LIMIT_EXCEEDED", "passing"],
  ["E_DELIVERY_FAILED", "passing"],
  ["E_INTERNAL_SERVER_ERROR", "passing"],
];

test.each(CODES)("a mail that is refused with %s: %s", async (code, failure) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const email = newEmail();
  const ctx = await ctxWith(refusingMail(code));
  const id = await queue(ctx, "order-paid", await order("paid", email));
  await sendQueuedMails(ctx, [id]);
  const status = failure === "permanent" ? "failed" : "waiting";
  expect(await rowOf(id)).toMatchObject({
    status,
    failure,
    lastError: code,
    attempts: 1,
    recipient: email,
    message: null,
  });
  const lines = logged.mock.calls.map(([line]) => String(line));
  expect(
    lines.filter((line) => line.includes(`"mail_configuration","code":"${code}"`)),
  ).toHaveLength(failure === "configuration" ? 1 : 0);
  expect(lines.join("\n")).not.toContain(email);
});

test("of a refusal only the code is kept, or a name: never words, which may hold the address", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const ctx = await ctxWith(refusingMail("ada@example.org is unknown"));
  const id = await queue(ctx, "order-paid", await order("paid"));
  await sendQueuedMails(ctx, [id]);
  expect(await rowOf(id)).toMatchObject({ lastError: "Error", failure: "passing" });
});

test.each<[OrderMailKind, status: string]>([
  ["order-booked", "paid"],
  ["order-reminder", "paid"],
  ["order-reminder", "cancelled"],
  ["order-paid", "Not Paid"],
  ["order-cancelled", "Not Paid"],
  ["order-changed", "refunded"],
])("a mail of kind %s is discarded when the order is %s by then", async (kind, status) => {
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const id = await queue(ctx, kind, await order(status));
  await sendQueuedMails(ctx, [id]);
  expect(sent).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ status: "discarded", recipient: null });
});

test("a mail whose order is gone is discarded, and one to a person who was erased is gone", async () => {
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const gone = await queue(ctx, "order-paid", await order("paid"));
  await worker.rows("UPDATE mail_outbox SET subject_id = 'gone' WHERE id = ?", gone);
  const email = newEmail();
  const erased = await queue(ctx, "order-paid", await order("paid", email));
  const record = auditEntry(ctx, { action: "account.deleted", subjectId: "someone" });
  expect(await erasePerson(ctx, { emails: [email], userIds: [], holds: [sql`1`], record })).toBe(
    true,
  );
  await sendQueuedMails(ctx, [gone, erased]);
  expect(sent).toEqual([]);
  expect(await rowOf(gone)).toMatchObject({ status: "discarded", recipient: null });
  expect(await rowOf(erased)).toBeUndefined();
});

test("a mail that is refused while its reader is erased does not come back", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const email = newEmail();
  const plain = await ctxWith(recordingMail().mail);
  const orderId = await order("paid", email);
  const record = auditEntry(plain, { action: "account.deleted", subjectId: "someone" });
  const send = async () => {
    await erasePerson(plain, { emails: [email], userIds: [], holds: [sql`1`], record });
    throw new Error("refused");
  };
  const ctx = await ctxWith({ send } as unknown as SendEmail);
  const id = await queue(ctx, "order-paid", orderId);
  await sendQueuedMails(ctx, [id]);
  expect(await rowOf(id)).toBeUndefined();
});

test("the receipt of an order that was paid has its pass, as a link and as a picture, and its day for the calendar", async () => {
  const { booking, cookie } = await worker.book({ email: newEmail(), flightDate: "2055-01-15" });
  const { id, order_number } = booking.order;
  const page = (await (
    await worker.post(`/api/bookings/${id}/payments`, {}, { cookie })
  ).json()) as { url: string };
  const paid = await worker.post(
    `/api/demo-payments/${new URL(page.url).pathname.split("/").at(-1)!}`,
    { action: "pay" },
  );
  expect(paid.status).toBe(200);
  const receipts = () =>
    worker.mailsAbout(order_number).filter((mail) => mail.includes("Have a good trip!"));
  await expect.poll(() => receipts().length).toBe(1);
  const seen = (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as {
    order: { pass_url: string; version: number };
  };
  expect(seen.order.pass_url).toContain("/pass/");
  expect(receipts()[0]).toContain(`Open your pass\n${seen.order.pass_url}\n`);
  const { mail, headers } = worker.keptMail(
    (kept) => kept.subject.startsWith("Paid") && kept.subject.includes(order_number),
  );
  const [picture, file] = mail.attachments!;
  expect(qrCodeOf(picture!.content)).toBe(seen.order.pass_url);
  expect(mail.html).toContain(`src="cid:${picture!.contentId}"`);
  const event = calendarEvent(Buffer.from(file!.content, "base64").toString());
  expect(event).toMatchObject({
    SEQUENCE: String(seen.order.version),
    "DTSTART;VALUE=DATE": "20550115",
    DESCRIPTION: expect.stringContaining("/pass/"),
  });
  // As a message it has code and sign beside the bodies that show them, and the file beside all.
  const kinds = [...toEml(mail, headers).matchAll(/^Content-Type: ([^;\r]+)/gm)].map(
    ([, kind]) => kind,
  );
  expect(kinds).toEqual([
    "multipart/mixed",
    "multipart/related",
    "multipart/alternative",
    "text/plain",
    "text/html",
    "image/png",
    "image/png",
    "text/calendar",
  ]);
  // Without a day any more, the change takes it out of the calendar.
  const changed = await worker.fetch(`/api/bookings/${id}`, {
    method: "PATCH",
    headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie },
    body: JSON.stringify({ version: seen.order.version, flightDate: "" }),
  });
  expect(changed.status).toBe(200);
  const isChanged = ({ subject }: { subject: string }) =>
    subject.startsWith("Changed") && subject.includes(order_number);
  await expect
    .poll(() => worker.mailsAbout(order_number).filter((text) => text.includes("Changed")).length)
    .toBe(1);
  const gone = worker
    .keptMail(isChanged)
    .mail.attachments!.find(({ type }) => type.startsWith("text/calendar"))!;
  const removed = calendarEvent(Buffer.from(gone.content, "base64").toString());
  expect(removed).toMatchObject({ METHOD: "CANCEL", UID: event.UID, STATUS: "CANCELLED" });
  expect(Number(removed.SEQUENCE)).toBeGreaterThan(Number(event.SEQUENCE));
});

// Proves V1.2.
test("links lead to the configured domain, or to the local product; no request and no header chooses them", async () => {
  const { sent, mail } = recordingMail();
  const orderId = await order("paid");
  const local = await ctxWith(mail, { LOCAL_ORIGIN: "http://localhost:9999" });
  await sendQueuedMails(local, [await queue(local, "order-paid", orderId)]);
  const deployed = await ctxWith(mail, { ENVIRONMENT: "production" });
  await sendQueuedMails(deployed, [await queue(deployed, "order-changed", orderId)]);
  expect(sent[0]!.text).toContain(`http://localhost:9999/fast-track-payment/${orderId}#open=1.`);
  expect(sent[1]!.text).toContain(
    `https://${siteConfig.domains.main}/fast-track-payment/${orderId}#open=1.`,
  );
});

test("who cancels a paid booking reads in one mail what goes back", async () => {
  const { booking, cookie } = await worker.book({ email: newEmail() });
  const { id } = booking.order;
  await payOnDemo(worker, id, cookie);
  await worker.mailsHaveLeft(id);
  const { ctx, sent, finish } = await ctxAt(worker, Date.now());
  const { version, addressVersion } = (
    await primaryDb(ctx.db).select().from(orders).where(eq(orders.id, id))
  )[0]!;
  const settings = { ...ctx.settings, PAYMENTS: "demo" as const };
  await cancelBooking({ ...ctx, settings }, { access: { orderId: id, addressVersion }, version });
  await finish();
  expect(sent.map(({ subject }) => subject.split(" ")[0])).toEqual(["Cancelled:"]);
  expect(sent[0]!.text).toContain("We’re refunding £33.00 to the card you paid with.");
});
