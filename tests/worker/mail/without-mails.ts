import type { OrderDetail } from "../../../src/domain/staff-orders/order-change.schema.ts";

/** An order without its mails, which are sent while one looks. For comparing what two calls return. */
export function withoutMails(order: OrderDetail): OrderDetail {
  return { ...order, timeline: order.timeline.filter(({ kind }) => kind !== "mail") };
}
