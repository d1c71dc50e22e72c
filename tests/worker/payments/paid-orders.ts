import { expect } from "vitest";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { adminCalls, Person } from "../../people.ts";
import { type BuiltSite, PUBLIC_KEY } from "../../site.ts";

/** Orders of €33 at the demo provider, and refunds of them by staff. */
export function paidOrders(
  site: BuiltSite,
  { admin, send }: Pick<ReturnType<typeof adminCalls>, "admin" | "send">,
) {
  function refund(
    id: string,
    body: object,
    { by = admin(), key }: { by?: Person; key?: string } = {},
  ) {
    return site.fetch(`/api/admin/orders/${id}/refunds`, {
      method: "POST",
      headers: {
        ...PUBLIC_KEY,
        "content-type": "application/json",
        authorization: `Bearer ${by.access_token}`,
        ...(key ? { "idempotency-key": key } : {}),
      },
      body: JSON.stringify(body),
    });
  }

  /** An order of €33 whose payment page is open; `pay` does what its payer does there. */
  async function opened() {
    const { booking, cookie } = await site.book({ currency: "EUR" });
    const { id } = booking.order;
    const page = (await (
      await site.post(`/api/bookings/${id}/payments`, {}, { cookie })
    ).json()) as PaymentPage;
    return {
      id,
      number: booking.order.order_number,
      payment: page.id,
      pay: () => site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id),
      settle: () => send("POST", `orders/${id}/payments/settle`),
      books: async () =>
        (
          await site.rows<{ sum: number }>(
            "SELECT coalesce(sum(amount_minor), 0) AS sum FROM demo_refunds WHERE payment_id = ?",
            page.id,
          )
        )[0]!.sum,
    };
  }

  /** The same, paid. */
  async function paid() {
    const order = await opened();
    await order.pay();
    expect((await order.settle()).status).toBe(200);
    return order;
  }

  return { refund, opened, paid };
}
