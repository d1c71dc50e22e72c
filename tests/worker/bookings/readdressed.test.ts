import { expect, test } from "vitest";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { OrderChange } from "#domain/orders/order-change.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import { adminCalls, authCalls, newEmail, type Person } from "../../people.ts";
import { mailedToken } from "#domain/orders/mailed-link.ts";
import { builtSite, codeIn, cookieOf, errorOf, PUBLIC_KEY } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);
const { read, send } = adminCalls(worker);
const DAY = 86_400_000;

/** A booking that an agent gives another address, and what whoever reads that mailbox can do. */
async function readdressed({ isPaid = true, language = "en", ...change }: Readdressing = {}) {
  const [email, taken] = [newEmail(), newEmail()];
  const { booking, cookie } = await worker.book({ email }, { "x-language": language });
  const { id, order_number: orderNumber } = booking.order;
  if (isPaid) await payOnDemo(worker, id, cookie);
  const agent = await auth.agent();
  await worker.mailsHaveLeft(id);
  const changed = await auth.send("PATCH", `admin/orders/${id}`, agent.access_token, {
    email: taken,
    reason: "By phone",
    ...change,
  });
  expect(changed.status).toBe(200);

  await worker.post("/api/bookings/lookup", { orderNumber, email: taken });
  const code = codeIn(await worker.codeMailAbout(orderNumber));
  const opened = await worker.post("/api/bookings/lookup/confirm", {
    orderNumber,
    email: taken,
    code,
  });
  const own = cookieOf(opened);
  const see = async () =>
    (await (await worker.get(`/api/bookings/${id}`, { cookie: own })).json()) as Booking;
  return {
    id,
    orderNumber,
    email,
    taken,
    agent,
    see,
    cancel: async () => {
      const { version } = (await see()).order;
      return worker.post(`/api/bookings/${id}/cancel`, { version }, { cookie: own });
    },
    /** As if all that happened until now had happened this much earlier. */
    later: (ms: number) =>
      worker.rows(
        "UPDATE orders SET address_changed_at = address_changed_at - ?1, address_told_at = address_told_at - ?1 WHERE id = ?2",
        ms,
        id,
      ),
    told: async () =>
      (
        await worker.rows<{ told: number | null }>(
          "SELECT address_told_at AS told FROM orders WHERE id = ?",
          id,
        )
      )[0]!.told,
    refunds: () => worker.rows("SELECT id FROM refunds WHERE order_id = ?", id),
  };
}
interface Readdressing extends Partial<Pick<OrderChange, "notify" | "newPass">> {
  isPaid?: boolean;
  language?: string;
}

const refusal = async (response: Response) => [response.status, (await errorOf(response)).code];
const REFUSED = [409, "address_changed"];

// Proves V2.10.
test("an agent who gives a paid order their own address refunds nothing by it, and the next day the rightful owner does", async () => {
  const order = await readdressed();
  await expect.poll(order.told).not.toBeNull();
  expect(await refusal(await order.cancel())).toEqual(REFUSED);
  await order.later(DAY - 60_000);
  expect(await refusal(await order.cancel())).toEqual(REFUSED);
  expect([(await order.see()).order.status, await order.refunds()]).toEqual(["paid", []]);

  await order.later(60_000);
  const response = await order.cancel();
  expect(response.status).toBe(200);
  expect(((await response.json()) as Booking).order).toMatchObject({
    status: "refunded",
    refunded_amount: 33,
  });
});

// Proves V2.10.
test("while nobody has told the new address, no day is enough; a mail of the order begins it", async () => {
  const order = await readdressed({ notify: false });
  await order.later(30 * DAY);
  expect(await order.told()).toBeNull();
  expect(await refusal(await order.cancel())).toEqual(REFUSED);
  await auth.send("POST", `admin/orders/${order.id}/mails`, order.agent.access_token, {
    kind: "order-changed",
  });
  expect(await order.told()).not.toBeNull();
  expect(await refusal(await order.cancel())).toEqual(REFUSED);
  await order.later(DAY);
  expect((await order.cancel()).status).toBe(200);
});

test("another change of the address begins the time anew", async () => {
  const order = await readdressed();
  await expect.poll(order.told).not.toBeNull();
  await order.later(2 * DAY);
  const change = { email: newEmail(), notify: false, reason: "By phone" };
  expect((await send("PATCH", `orders/${order.id}`, change)).status).toBe(200);
  expect(await order.told()).toBeNull();
});

test("an admin refunds it at once, and what is not paid is cancelled at once", async () => {
  const paid = await readdressed();
  const { payments } = await read<{ payments: { id: string }[] }>(`orders/${paid.id}`);
  const refund = { paymentId: payments[0]!.id, amount: 33, reason: "By phone" };
  expect((await send("POST", `orders/${paid.id}/refunds`, refund)).status).toBe(201);
  const unpaid = await readdressed({ isPaid: false });
  expect((await unpaid.cancel()).status).toBe(200);
});

test.each([
  ["en", "Our team changed the email address of booking"],
  ["fr", "Notre équipe a modifié l’adresse e-mail"],
])(
  // Proves V2.10.
  "the old address is told in %s, whatever staff untick, and is told neither who nor where",
  async (language, words) => {
    const order = await readdressed({ language, notify: false });
    const mails = () =>
      worker.mailsAbout(`\nTo: ${order.email}\n`).filter((mail) => mail.includes(words));
    await expect.poll(() => mails().length).toBe(1);
    const [mail] = mails();
    expect(mail).toContain(order.orderNumber);
    for (const secret of [order.taken, order.agent.email, "Ada", "Lovelace", "/pass/"])
      expect(mail).not.toContain(secret);
    expect(await read(`orders/${order.id}`)).toMatchObject({
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: "mail", mail: "order-address-left", status: "sent" }),
      ]),
    });
  },
);

test("a notice that waits stays with the address that it is for, whatever the address becomes", async () => {
  const order = await readdressed();
  const notice = () =>
    worker.rows(
      "SELECT recipient FROM mail_outbox WHERE subject_id = ? AND kind = 'order-address-left' AND status = 'waiting'",
      order.id,
    );
  await worker.rows(
    "UPDATE mail_outbox SET status = 'waiting', recipient = ? WHERE subject_id = ? AND kind = 'order-address-left'",
    order.taken,
    order.id,
  );
  await send("PATCH", `orders/${order.id}`, { email: newEmail(), reason: "By phone" });
  expect(await notice()).toContainEqual({ recipient: order.taken });
});

test("a failed mail that staff send again goes to the new address, with nothing for the old one", async () => {
  const [email, right] = [newEmail(), newEmail()];
  const { booking } = await worker.book({ email });
  const { id } = booking.order;
  await worker.mailsHaveLeft(id);
  await worker.rows(
    "UPDATE mail_outbox SET status = 'failed', attempts = 5, recipient = ?, last_error = 'E_DOWN' WHERE id = ?",
    email,
    `booked:${id}`,
  );
  const change = { email: right, reason: "By phone", notify: false };
  expect((await send("PATCH", `orders/${id}`, change)).status).toBe(200);
  await worker.mailsHaveLeft(id);
  const mailsTo = (to: string) => worker.mailsAbout(`\nTo: ${to}\n`).length;
  const before = mailsTo(email);
  const path = `mails/${encodeURIComponent(`booked:${id}`)}/retry`;
  expect((await send("POST", path, { attempts: 5 })).status).toBe(200);
  expect([mailsTo(email), mailsTo(right)]).toEqual([before, 1]);
});

/** A booking, and what browsers may do that opened it with a link. */
async function linked() {
  const email = newEmail();
  const { booking, cookie } = await worker.book({ email, adults: 2 });
  const { id, order_number: number } = booking.order;
  const opened = async (url: string, held?: string) => {
    const token = mailedToken(new URL(url).hash);
    const response = await worker.post(
      `/api/bookings/${id}/open`,
      { token },
      { cookie: held ?? "" },
    );
    expect(response.status).toBe(200);
    return cookieOf(response);
  };
  return {
    id,
    cookie,
    copiedBy: async ({ access_token: token }: Person, held?: string) => {
      const response = await auth.send("POST", `admin/orders/${id}/link`, token);
      return opened(((await response.json()) as { url: string }).url, held);
    },
    mailed: async () =>
      opened(new RegExp(`${worker.url()}\\S+`).exec(await worker.mailAbout(number))![0]),
    act: async (method: string, path: string, own: string, body: object = {}) => {
      const seen = await worker.get(`/api/bookings/${id}`, { cookie: own });
      const { version } = ((await seen.json()) as Booking).order;
      return worker.fetch(`/api/bookings/${id}${path}`, {
        method,
        headers: { ...PUBLIC_KEY, "content-type": "application/json", cookie: own },
        body: JSON.stringify({ version, ...body }),
      });
    },
    refunds: () => worker.rows("SELECT id FROM refunds WHERE order_id = ?", id),
  };
}

// Proves V2.10.
test("the link that an agent copies refunds nothing, copied before or after the payment", async () => {
  const order = await linked();
  const agent = await auth.agent();
  const early = await order.copiedBy(agent);
  await payOnDemo(worker, order.id, early);
  for (const own of [early, await order.copiedBy(agent)]) {
    expect(await refusal(await order.act("POST", "/cancel", own))).toEqual([409, "link_copied"]);
    const fewer = await order.act("PATCH", "", own, { adults: 1 });
    expect(await refusal(fewer)).toEqual([409, "link_copied"]);
    expect((await order.act("PATCH", "", own, { flightNumber: "AF1234" })).status).toBe(200);
  }
  expect(await order.refunds()).toEqual([]);
  expect((await order.act("POST", "/cancel", await order.mailed())).status).toBe(200);
  expect(await order.refunds()).toHaveLength(1);
});

// Proves V2.10.
test("the link that an agent copies gives an order no other address, whose mails would refund it", async () => {
  const order = await linked();
  const own = await order.copiedBy(await auth.agent());
  const email = newEmail();
  const change = await order.act("PATCH", "", own, { email });
  expect(await refusal(change)).toEqual([409, "link_copied"]);
  await worker.rows("UPDATE orders SET mail_trouble = 'bounced' WHERE id = ?", order.id);
  const correction = await order.act("POST", "/address", own, { email });
  expect(await refusal(correction)).toEqual([409, "link_copied"]);
  expect((await order.act("POST", "/cancel", own)).status).toBe(200);
});

test("an admin's link refunds, and an agent's takes nothing from a browser that has its own right", async () => {
  const order = await linked();
  await payOnDemo(worker, order.id, order.cookie);
  const agent = await auth.agent();
  const own = await order.copiedBy(agent, order.cookie);
  expect((await order.act("PATCH", "", own, { adults: 1 })).status).toBe(200);
  await expect
    .poll(
      async () =>
        (
          await worker.rows(
            "SELECT id FROM refunds WHERE order_id = ? AND status = 'succeeded'",
            order.id,
          )
        ).length,
    )
    .toBe(1);
  const admins = await order.copiedBy(await auth.admin());
  expect((await order.act("POST", "/cancel", admins)).status).toBe(200);
});
