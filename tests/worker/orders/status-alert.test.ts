import { beforeAll, beforeEach, expect, test } from "vitest";
import type { MailMessage } from "#domain/mail/mail.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import { retryMails } from "#worker/mail/send-queued.ts";
import { ctxAt } from "../../ctx-at.ts";
import { authCalls, type Person } from "../../people.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();
const auth = authCalls(worker);

let admin: Person;
let agent: Person;
beforeAll(async () => {
  [admin, agent] = [await auth.admin(), await auth.agent()];
  await auth.prove(admin.user.id);
  await auth.prove(agent.user.id);
  // An admin with an address that nobody proved gets nothing.
  await auth.admin();
});
beforeEach(() => worker.rows("DELETE FROM mail_outbox"));

const book = async () => (await worker.book({ adults: 1 })).booking.order;
async function change(by: Person, id: string, status: OrderStatus) {
  const path = `admin/orders/${id}`;
  const body = { status, reason: "Bank transfer" };
  expect((await auth.send("PATCH", path, by.access_token, body)).status).toBe(200);
}
const alerts = async () =>
  (
    await worker.rows<{ recipient: string; message: string }>(
      "SELECT recipient, message FROM mail_outbox WHERE kind = 'status-alert' ORDER BY created_at, id",
    )
  ).map(({ recipient, message }) => ({
    recipient,
    message: JSON.parse(message) as MailMessage,
  }));

// Proves V2.8.
test("an agent who marks an order paid without money is told to the admins, with the order", async () => {
  const { id, order_number } = await book();
  await change(agent, id, "paid");
  const [alert, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    recipient: admin.email,
    message: { subject: `[Envol] Commande ${order_number} : marquée payée par un agent` },
  });
  const text = JSON.stringify(alert!.message.parts);
  expect(text).toContain(`/admin/orders/${id}`);
  expect(text).toContain("/admin/audit");
  expect(text).not.toContain(agent.email);

  const { ctx, sent } = await ctxAt(worker, Date.now());
  await retryMails(ctx);
  expect(sent.filter(({ subject }) => subject.includes(order_number))).toMatchObject([
    { to: admin.email },
  ]);
});

test("so is one who marks it refunded, once an hour however many", async () => {
  const orders = [await book(), await book(), await book()];
  for (const { id } of orders) await change(admin, id, "paid");
  expect(await alerts()).toEqual([]);
  await Promise.all(orders.map(({ id }) => change(agent, id, "refunded")));
  const [alert, ...more] = await alerts();
  expect(more).toEqual([]);
  expect(alert!.message.subject).toMatch(/^\[Envol\] Commande FT-.+ : marquée remboursée/);
  await worker.rows("UPDATE mail_outbox SET id = 'an hour ago' WHERE kind = 'status-alert'");
  const later = await book();
  await change(agent, later.id, "paid");
  expect(await alerts()).toHaveLength(2);
});

// Proves V2.8.
test("no alert: what an admin does, other statuses, a change that is refused, and money that came", async () => {
  const { id, version } = await book();
  const path = `admin/orders/${id}`;
  const late = { status: "paid", reason: "Bank transfer", version: version + 1 };
  expect((await auth.send("PATCH", path, agent.access_token, late)).status).toBe(409);
  await change(agent, id, "cancelled");
  await change(admin, id, "paid");
  await change(admin, id, "refunded");
  const { booking } = await worker.book({ adults: 1 });
  await worker.rows(
    "UPDATE orders SET status = 'cancelled', paid_minor = 1100 WHERE id = ?",
    booking.order.id,
  );
  await change(agent, booking.order.id, "paid");
  await change(agent, booking.order.id, "completed");
  expect(await alerts()).toEqual([]);
});
