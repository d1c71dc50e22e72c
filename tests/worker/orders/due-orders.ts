import type { OrderDetail } from "#domain/order-detail/order-detail.schema.ts";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import { payOnDemo } from "../../pay-on-demo.ts";
import type { adminCalls } from "../../people.ts";
import type { BuiltSite } from "../../site.ts";

interface Wanted {
  isPaid?: boolean;
  email?: string;
}

/** Makes paid orders of £33 for two adults and a child, each with what staff and its traveller do with it, and what became of it. */
export function dueOrders(
  site: BuiltSite,
  { send, read }: Pick<ReturnType<typeof adminCalls>, "send" | "read">,
) {
  return async function paidOrder({ isPaid = true, ...overrides }: Wanted = {}) {
    const { booking, cookie } = await site.book(overrides);
    const { id } = booking.order;
    if (isPaid) await payOnDemo(site, id, cookie);
    const start = () => site.post(`/api/bookings/${id}/payments`, {}, { cookie });
    return {
      id,
      cookie,
      start,
      change: (body: object) =>
        send("PATCH", `orders/${id}`, { reason: "By phone", notify: false, ...body }),
      refund: (amount: number) =>
        send("POST", `orders/${id}/refunds`, { amount, reason: "By phone" }),
      cancel: (version: number) => site.post(`/api/bookings/${id}/cancel`, { version }, { cookie }),
      open: async () => ((await (await start()).json()) as PaymentPage).id,
      pay: (page: string) =>
        site.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page),
      settle: async () =>
        (await (
          await site.post(`/api/bookings/${id}/payments/settle`, {}, { cookie })
        ).json()) as Booking,
      detail: () => read<OrderDetail>(`orders/${id}`),
      payments: () =>
        site.rows<{ id: string }>(
          "SELECT id, status, amount_minor FROM payments WHERE order_id = ? ORDER BY id",
          id,
        ),
      problems: () =>
        site.rows(
          "SELECT kind FROM payment_problems WHERE order_id = ? AND resolved_at IS NULL",
          id,
        ),
      mails: async () =>
        (
          await site.rows<{ kind: string }>(
            "SELECT kind FROM mail_outbox WHERE subject_id = ? ORDER BY created_at, id",
            id,
          )
        ).map(({ kind }) => kind),
    };
  };
}

/** The sums of an order: what it costs, what was paid and given back, and what is due. */
export const sums = ({
  amount,
  paid_amount: paid,
  refunded_amount: refunded,
  due_amount: due,
}: OrderDetail) => [amount, paid, refunded, due];
