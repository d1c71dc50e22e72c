import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { commandCtx } from "../../../scripts/db/command-ctx.ts";
import { createCtx, type Ctx } from "#worker/platform/context/context.ts";
import { run } from "#worker/platform/db/batch.ts";
import { LEASE_MS } from "#worker/mail/outbox-row.ts";
import { queueOrderMail } from "#worker/mail/order-mails.ts";
import { retryMails, sendQueuedMails } from "#worker/mail/send-queued.ts";
import { createBooking } from "#worker/orders/bookings.ts";
import { BookingInputSchema } from "#domain/orders/booking.schema.ts";
import { receiveStatement } from "#worker/messages/receive-statement.ts";
import { storeMessage } from "#worker/messages/store-message.ts";
import { bookingBody } from "../../factories.ts";
import { recordingMail, refusingMail } from "../../fakes/refused-mail.ts";
import { newEmail } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const QUEUE = "envol-tasks";

beforeEach(async () => {
  await worker.rows("DELETE FROM mail_outbox");
});

/** Paid orders whose receipts are queued, and which no message has named. */
async function queuedMails(count: number) {
  const ctx = await ctxWith(recordingMail().mail);
  const made: { id: string; orderId: string; number: string }[] = [];
  while (made.length < count) {
    const { booking } = await worker.book({ email: newEmail() });
    const { id: orderId, order_number: number } = booking.order;
    await expect.poll(() => rowOf(`booked:${orderId}`)).toMatchObject({ status: "sent" });
    await worker.rows("UPDATE orders SET status = 'paid' WHERE id = ?", orderId);
    const id = `order-paid:${orderId}`;
    await run(ctx, queueOrderMail(ctx, { id, kind: "order-paid", orderId }));
    made.push({ id, orderId, number });
  }
  return made;
}

async function ctxWith(MAIL: SendEmail): Promise<Ctx> {
  const now = Date.now();
  const { settings } = commandCtx({ db: await worker.d1(), now });
  return createCtx({ settings: { ...settings, MAIL }, now });
}

const task = (...mails: string[]) => ({ mails, pagesOf: false, origin: worker.url() });
const receipts = (number: string) =>
  worker.mailsAbout(number).filter((mail) => mail.includes("Have a good trip!")).length;
const rowOf = async (id: string) =>
  (
    await worker.rows<{ status: string; attempts: number; last_error: string | null }>(
      "SELECT status, attempts, last_error FROM mail_outbox WHERE id = ?",
      id,
    )
  )[0];

test("a message that comes twice, in one batch, in the next, and to two consumers at once, sends one mail", async () => {
  const [mail] = await queuedMails(1);
  const twice = [task(mail!.id), task(mail!.id)];
  await Promise.all([worker.queue(QUEUE, twice), worker.queue(QUEUE, twice)]);
  await worker.queue(QUEUE, twice);
  expect(receipts(mail!.number)).toBe(1);
  expect(await rowOf(mail!.id)).toMatchObject({ status: "sent", attempts: 1 });
});

test("what is no task is dropped and counted, and the tasks beside it are done", async () => {
  const [mail] = await queuedMails(1);
  const strange = [null, "mails", { mails: [5], origin: "x" }, { ...task("x".repeat(201)) }, {}];
  await worker.queue(QUEUE, [...strange, [{}, task(mail!.id, "unknown")]]);
  expect(receipts(mail!.number)).toBe(1);
  expect(worker.logs()).toContain('{"level":"info","job":"queue","dropped":6}');
});

test("a mail that cannot be written spoils no other, and is given up after five tries", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const [bad, good] = await queuedMails(2);
  await worker.rows("UPDATE orders SET flight_date = 'no day' WHERE id = ?", bad!.orderId);
  await worker.queue(QUEUE, [task(bad!.id, good!.id)]);
  expect(await rowOf(good!.id)).toMatchObject({ status: "sent" });
  expect(await rowOf(bad!.id)).toEqual({
    status: "waiting",
    attempts: 1,
    last_error: "RangeError",
  });
  await worker.rows(
    "UPDATE mail_outbox SET attempts = 4, next_attempt_at = 0 WHERE id = ?",
    bad!.id,
  );
  await worker.scheduled("*/10 * * * *", Date.now());
  expect(await rowOf(bad!.id)).toMatchObject({ status: "failed", attempts: 5 });
});

test("a mail whose sending never ends is given up after half a minute, and the mails beside it leave once", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const [bad, good] = await queuedMails(2);
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
  onTestFinished(() => timeout.mockRestore());
  const { sent, mail } = recordingMail();
  const hanging = {
    send: async (message: EmailMessageBuilder) =>
      message.text!.includes(bad!.number) ? new Promise(() => undefined) : mail.send(message),
  } as unknown as SendEmail;
  const sending = sendQueuedMails(await ctxWith(hanging), [bad!.id, good!.id]);
  await expect.poll(() => timeout.mock.calls).toEqual([[30_000], [30_000]]);
  late.abort(new DOMException("Too late", "TimeoutError"));
  await sending;
  expect(sent).toHaveLength(1);
  expect(await rowOf(good!.id)).toMatchObject({ status: "sent", attempts: 1 });
  expect(await rowOf(bad!.id)).toMatchObject({ attempts: 1, last_error: "TimeoutError" });
});

test("while the database refuses, the batch fails and comes again; nothing is sent twice", async () => {
  const DB = await worker.d1();
  const [mail] = await queuedMails(1);
  await DB.exec(
    "CREATE TRIGGER refuse_claims BEFORE UPDATE ON mail_outbox BEGIN SELECT RAISE(ABORT, 'refused'); END",
  );
  const refused = worker
    .queue(QUEUE, [task(mail!.id)])
    .finally(() => DB.exec("DROP TRIGGER refuse_claims"));
  await expect(refused).rejects.toThrow(`${QUEUE}: exception`);
  await worker.queue(QUEUE, [task(mail!.id)]);
  await worker.queue(QUEUE, [task(mail!.id)]);
  expect(receipts(mail!.number)).toBe(1);
});

test("a consumer that dies among many mails leaves all that it did not finish to the cron", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const ids = (await queuedMails(3)).map(({ id }) => id);
  let isDead = false;
  const dying = recordingMail(async () => void (isDead = true));
  const alive = await ctxWith(recordingMail().mail);
  const db = new Proxy(alive.db, {
    get: (target, name: "prepare" | "batch") => {
      if (isDead) throw new Error("killed");
      const value = target[name];
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const consumer = { ...(await ctxWith(dying.mail)), db };
  await expect(sendQueuedMails(consumer, ids)).rejects.toThrow("killed");
  // The queue repeats the batch at once: the mails are still reserved.
  const { sent, mail } = recordingMail();
  const next = await ctxWith(mail);
  await sendQueuedMails(next, ids);
  // So they are for the cron, though their time has come.
  await retryMails({ ...next, now: next.now + 61_000 });
  expect(sent).toEqual([]);
  await retryMails({ ...next, now: next.now + LEASE_MS + 1000 });
  const rows = await Promise.all(ids.map(rowOf));
  expect(rows.map((row) => row!.status)).toEqual(["sent", "sent", "sent"]);
  expect(sent).toHaveLength(3);
});

test("while the mail service is down each mail waits for its own next try, and the queue is not kept busy", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const ids = (await queuedMails(2)).map(({ id }) => id);
  await sendQueuedMails(await ctxWith(refusingMail("E_DELIVERY_FAILED")), ids);
  for (const id of ids)
    expect(await rowOf(id)).toEqual({
      status: "waiting",
      attempts: 1,
      last_error: "E_DELIVERY_FAILED",
    });
});

test("a deployment without the queue leaves its mails to the cron", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  expect(ctx.settings.TASKS).toBeUndefined();
  const email = newEmail();
  const input = BookingInputSchema.parse(bookingBody({ email }));
  await createBooking(ctx, { input, idempotencyKey: undefined });
  const mine = () => sent.filter(({ to }) => to === email).length;
  await retryMails({ ...ctx, now: ctx.now + 59_000 });
  expect(mine()).toBe(0);
  await retryMails({ ...ctx, now: ctx.now + 60_000 });
  expect(mine()).toBe(1);
});

test.each([
  [
    "question",
    (ctx: Ctx, name: string, email: string) =>
      storeMessage(ctx, { kind: "question", name, email, message: "Hello" }, "its key"),
  ],
  [
    "withdrawal",
    (ctx: Ctx, name: string, email: string) =>
      receiveStatement(ctx, {
        kind: "withdrawal",
        statement: { name, email, reference: "EV-000000" },
        key: "its key",
      }),
  ],
])("a %s whose Worker dies once it is stored still reaches the team, once", async (_, store) => {
  vi.spyOn(console, "log").mockReturnValue();
  const { sent, mail } = recordingMail();
  const ctx = await ctxWith(mail);
  const [words, email] = [`Sender ${crypto.randomUUID()}`, newEmail()];
  const send = () => store(ctx, words, email);
  await send();
  await send();
  const told = () =>
    sent.filter(({ to, text }) => to === siteConfig.company.email && text?.includes(words));
  expect(told()).toEqual([]);
  await retryMails({ ...ctx, now: ctx.now + 60_000 });
  await send();
  await retryMails({ ...ctx, now: ctx.now + 120_000 });
  expect(told()).toHaveLength(1);
});
