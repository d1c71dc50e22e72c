import { CHART_DAYS } from "#domain/dashboard/dashboard.schema.ts";
import { isConfirmed, NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { DEFAULT_RETENTION } from "#domain/retention.ts";
import { DAY_MS, HOUR_MS } from "#domain/time.ts";
import { demoMoney } from "./demo-payments.ts";
import { type GeneratedOrder, generatedOrders } from "./generated-orders.ts";
import { seededRandom } from "./seeded-random.ts";

const ORDERS = 420;
const SEED = 8;
/** In percent per weekday, Sunday first: people book for the weekend. */
const BUSY_DAYS = [70, 35, 30, 40, 65, 95, 80] as const;

/**
 * A growing business before `now` (epoch ms), without unpaid orders that retention would have
 * deleted.
 */
export function demoQuarter(now: number): GeneratedOrder[] {
  const random = seededRandom(SEED);
  const newest = now - 2 * HOUR_MS;
  const unpaidSince = now - DEFAULT_RETENTION.unpaidHours * HOUR_MS;
  return [...generatedOrders(ORDERS, newest, CHART_DAYS * DAY_MS)]
    .filter(({ order }, index) => {
      const busy =
        BUSY_DAYS[new Date(order.createdAt).getUTCDay()]! * (0.4 + (0.6 * index) / ORDERS);
      return (
        random.below(100) < busy &&
        (order.status !== NEW_ORDER_STATUS || order.createdAt > unpaidSince)
      );
    })
    .map((made) => (isConfirmed(made.order.status) ? paidHere(made) : made));
}

/** The payment on the demo page gives the list an amount received for "paid". */
function paidHere({ order, events, ...made }: GeneratedOrder): GeneratedOrder {
  return {
    ...made,
    order,
    money: demoMoney(order),
    events: events.map((event) =>
      event.toStatus === "paid" ? { ...event, reason: "Demo data" } : event,
    ),
  };
}
