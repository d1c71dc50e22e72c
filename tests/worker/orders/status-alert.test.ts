import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderStatus } from "#domain/orders/order-status.ts";
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
/** The alerts, once they have left: a sent mail keeps no text in the outbox. */
async function alertsAbout(number: string): Promise<string[]> {
  await worker.mailsHaveLeft();
  return worker.mailsAbout("/admin/audit").filter((mail) => mail.includes(number));
}
const alerts = () => worker.rows("SELECT id FROM mail_outbox WHERE kind = 'status-alert'");

// Proves V2.8.
test("an agent who marks an order paid without money is told to the admins, with the order", async () => {
  const { id, order_number } = await book();
  await change(agent, id, "paid");
  const [alert, ...more] = await alertsAbout(order_number);
  expect(more).toEqual([]);
  expect(alert).toContain(admin.email);
  expect(alert).toContain(`[Envol] Commande ${order_number}`);
  expect(alert).toContain("un agent a enregistré un paiement");
  expect(alert).toMatch(/un paiement de 22,00\s£ reçu autrement/);
  expect(alert).toContain(`/admin/orders/${id}`);
  expect(alert).not.toContain(agent.email);
});

test("so is one who marks it refunded, each time", async () => {
  const orders = [await book(), await book(), await book()];
  for (const { id } of orders) await change(admin, id, "paid");
  expect(await alerts()).toEqual([]);
  await Promise.all(orders.map(({ id }) => change(agent, id, "refunded")));
  expect(await alerts()).toHaveLength(3);
  for (const { order_number } of orders)
    expect((await alertsAbout(order_number))[0]).toContain(
      "un agent a enregistré un remboursement",
    );
});

// Proves V2.8.
test("so is one who takes such a mark back, and the order is unpaid again", async () => {
  const { id, order_number } = await book();
  await change(admin, id, "paid");
  await change(agent, id, "Not Paid");
  const [alert, ...more] = await alertsAbout(order_number);
  expect(more).toEqual([]);
  expect(alert).toContain(`[Envol] Commande ${order_number}`);
  expect(alert).toContain("un agent a retiré un paiement enregistré");
  expect(alert).toMatch(/un paiement de 22,00\s£ reçu autrement/);
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
    "UPDATE orders SET status = 'cancelled', paid_minor = 2200 WHERE id = ?",
    booking.order.id,
  );
  await change(agent, booking.order.id, "paid");
  await change(agent, booking.order.id, "completed");
  expect(await alerts()).toEqual([]);
});
