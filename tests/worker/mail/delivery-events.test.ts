import { expect, test } from "vitest";
import type { Summary } from "#domain/dashboard/dashboard.schema.ts";
import type { MessageDetail } from "#domain/messages/message.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import { adminCalls, newEmail } from "../../people.ts";
import { builtSite, cookieOf, errorOf } from "../../site.ts";

const worker = builtSite();
const { read, send } = adminCalls(worker);
const QUEUE = "envol-mail-events";

interface Mail {
  status: string;
  last_error: string | null;
  message_id: string;
}

/** A booking whose confirmation has left, with what the mail service calls it. */
async function sentBooking(email = newEmail()) {
  const { booking, cookie } = await worker.book({ email });
  const { id } = booking.order;
  const mail = async () =>
    (
      await worker.rows<Mail>(
        "SELECT status, last_error, message_id FROM mail_outbox WHERE id = ?",
        `booked:${id}`,
      )
    )[0]!;
  await expect.poll(async () => (await mail()).message_id).toEqual(expect.any(String));
  const { message_id: messageId } = await mail();
  const trouble = async () => (await read<OrderDetail>(`orders/${id}`)).mail_trouble;
  return { id, email, cookie, mail, messageId, trouble };
}

const event = (type: string, messageId: string, recipient: string, bounce?: string) => ({
  type: `cf.email.sending.message.${type}`,
  source: { type: "email.sending", domain: "envol.example" },
  payload: {
    eventId: crypto.randomUUID(),
    messageId,
    recipient,
    terminal: true,
    ...(bounce && { bounce: { type: bounce, reason: "550 5.1.1 User unknown" } }),
  },
});

const correct = (id: string, cookie: string, body: object) =>
  worker.post(`/api/bookings/${id}/address`, body, { cookie });

test("an address that bounces here is a to-do of staff, until its traveller corrects it and is mailed again", async () => {
  const { booking, cookie } = await worker.book({ email: "bounce@traveller.example" });
  const { id, order_number: number } = booking.order;
  const seen = async () =>
    (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as Booking;
  await expect.poll(async () => (await seen()).order.mail_trouble).toBe("bounced");
  expect(await read<Summary>("summary")).toMatchObject({
    unreached_orders: 1,
    unreached_order: id,
    failed_mails: 1,
  });
  const { timeline } = await read<OrderDetail>(`orders/${id}`);
  expect(timeline).toContainEqual(
    expect.objectContaining({ kind: "mail", mail: "order-booked", status: "failed" }),
  );

  const email = newEmail();
  const { version } = (await seen()).order;
  const corrected = await correct(id, cookie, { version, email });
  expect([corrected.status, await corrected.json()]).toMatchObject([
    200,
    { order: { id, mail_trouble: null }, customer: { email } },
  ]);
  await expect
    .poll(() => worker.mailsAbout(number).filter((mail) => mail.includes(`To: ${email}`)))
    .toHaveLength(1);
  expect(await read<Summary>("summary")).toMatchObject({
    unreached_orders: 0,
    unreached_order: null,
    failed_mails: 0,
  });
  // The old cookie ended with the old address.
  expect((await worker.get(`/api/bookings/${id}`, { cookie })).status).toBe(404);
  const fresh = { cookie: cookieOf(corrected) };
  expect((await worker.get(`/api/bookings/${id}`, fresh)).status).toBe(200);
});

test("after a correction the receipt tells what was paid, not the new price", async () => {
  const { booking, cookie } = await worker.book({ email: newEmail() });
  const { id, order_number: number } = booking.order;
  await worker.mailsHaveLeft(id);
  await worker.rows(
    "UPDATE orders SET status = 'paid', amount_minor = 3300, paid_minor = 2200, due_minor = 1100, mail_trouble = 'bounced' WHERE id = ?",
    id,
  );
  const { version } = booking.order;
  expect((await correct(id, cookie, { version, email: newEmail() })).status).toBe(200);
  await expect
    .poll(() => worker.mailsAbout(number).at(-1))
    .toMatch(
      /^(?=[^]*Total: £33\.00)(?=[^]*(?:Total|Amount) paid: £22\.00)(?=[^]*Still to pay: £11\.00)/,
    );
});

test("events count once, in any order: a delivery changes nothing, a complaint stays one", async () => {
  const { email, mail, messageId, trouble } = await sentBooking();
  const [delivered, deferred, bounced, complained] = [
    event("delivered", messageId, email),
    event("deferred", messageId, email, "soft"),
    event("bounced", messageId, email.toUpperCase(), "soft"),
    event("complained", messageId, email),
  ];
  await worker.queue(QUEUE, [delivered, deferred]);
  expect([await mail(), await trouble()]).toMatchObject([{ status: "sent" }, null]);
  await worker.queue(QUEUE, [bounced, bounced, delivered]);
  expect(await mail()).toMatchObject({ status: "failed", last_error: "BOUNCED_SOFT" });
  expect(await trouble()).toBe("bounced");
  await worker.queue(QUEUE, [complained, bounced]);
  await worker.queue(QUEUE, [bounced, delivered]);
  expect(await mail()).toMatchObject({ status: "failed", last_error: "COMPLAINED" });
  expect(await trouble()).toBe("complained");
});

test("staff see in the conversation that their answer came back", async () => {
  const email = newEmail();
  await worker.post("/api/contact", { name: "Ada", email, message: "Where is my pass?" });
  const [message] = await worker.rows<{ id: string }>(
    "SELECT id FROM messages WHERE email = ?",
    email,
  );
  await send("POST", `messages/${message!.id}/replies`, { text: "At the lane." });
  const [mail] = await worker.rows<Mail>(
    "SELECT message_id FROM mail_outbox WHERE subject_id = ? AND kind = 'message-reply'",
    message!.id,
  );
  await worker.queue(QUEUE, [event("bounced", mail!.message_id, email, "hard")]);
  expect((await read<MessageDetail>(`messages/${message!.id}`)).replies).toMatchObject([
    { mail: "failed" },
  ]);
});

test("an event about an address that was corrected meanwhile changes nothing", async () => {
  const { id, email, messageId, trouble } = await sentBooking();
  const changed = await send("PATCH", `orders/${id}`, {
    email: newEmail(),
    reason: "By phone",
    notify: false,
  });
  expect(changed.status).toBe(200);
  await worker.queue(QUEUE, [event("bounced", messageId, email, "hard")]);
  expect(await trouble()).toBeNull();
});

test("staff end it by the right address, and by sending a mail again", async () => {
  for (const end of ["address", "mail"] as const) {
    const { id, email, mail, messageId, trouble } = await sentBooking();
    await worker.queue(QUEUE, [event("rejected", messageId, email)]);
    expect(await trouble()).toBe("bounced");
    const response =
      end === "address"
        ? await send("PATCH", `orders/${id}`, { email: newEmail(), reason: "By phone" })
        : await send("POST", `orders/${id}/mails`, { kind: "order-booked" });
    expect(response.ok).toBe(true);
    expect([await mail(), await trouble()]).toMatchObject([{ status: "discarded" }, null]);
    // The same event again comes too late.
    await worker.queue(QUEUE, [event("rejected", messageId, email)]);
    expect(await trouble()).toBeNull();
  }
});

test("an address is corrected by the order's own browser only, while mails come back, and once", async () => {
  const { id, email, cookie, messageId } = await sentBooking();
  const body = { version: 1, email: newEmail() };
  const works = await correct(id, cookie, body);
  expect([works.status, (await errorOf(works)).code]).toEqual([409, "address_works"]);
  await worker.queue(QUEUE, [event("bounced", messageId, email, "hard")]);
  expect((await correct(id, "", body)).status).toBe(404);
  expect((await correct(id, cookie, { ...body, email: "nobody" })).status).toBe(422);
  expect((await correct(id, cookie, { ...body, version: 7 })).status).toBe(409);
  const both = await Promise.all([correct(id, cookie, body), correct(id, cookie, body)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("an address that works again is tried once more, and its browser keeps its booking", async () => {
  const { id, email, cookie, messageId, trouble } = await sentBooking();
  await worker.queue(QUEUE, [event("bounced", messageId, email, "soft")]);
  const tried = await correct(id, cookie, { version: 1, email });
  expect([tried.status, await trouble()]).toEqual([200, null]);
  expect((await worker.get(`/api/bookings/${id}`, { cookie })).status).toBe(200);
  await expect
    .poll(() => worker.rows("SELECT status FROM mail_outbox WHERE id LIKE 'corrected:%'"))
    .toContainEqual({ status: "sent" });
});

test("unknown mails are asked for again and then counted; strange and huge messages are dropped", async () => {
  const known = await sentBooking();
  const strange = [
    null,
    "event",
    { type: "other" },
    event("bounced", "x".repeat(201), known.email),
    { ...event("bounced", known.messageId, known.email), filler: "x".repeat(20_000) },
    { ...event("bounced", known.messageId, known.email), type: "cf.r2.object.created" },
  ];
  await worker.queue(QUEUE, [...strange, event("bounced", "unknown", known.email, "hard")]);
  const line = worker.logs().findLast((text) => text.includes('"mail-events"'));
  expect(JSON.parse(line!)).toMatchObject({ dropped: 6, bounced: 0, unknown: 0 });
  expect(await known.trouble()).toBeNull();
  await worker.queue(QUEUE, [event("bounced", "unknown", known.email, "hard")], 3);
  const last = worker.logs().findLast((text) => text.includes('"mail-events"'));
  expect(JSON.parse(last!)).toMatchObject({ dropped: 0, unknown: 1 });
  expect(worker.logs().join("\n")).not.toContain(known.email);
});
