import { afterAll, beforeAll, expect } from "vitest";
import type { Stripe } from "stripe";
import type { Booking } from "#domain/orders/order.schema.ts";
import type { PaymentPage } from "#domain/payments/payment.schema.ts";
import type { BookingBody } from "../../factories.ts";
import { type StripeServer, stripeServer } from "../../fakes/stripe-server.ts";
import { builtSite, type SiteOptions } from "../../site.ts";

type Row = Record<string, unknown>;

/** The built product that takes money at a fake Stripe, and travellers who pay there. */
export function stripeSite(
  vars: Record<string, string> = { RATE_LIMITS: "off" },
  options: SiteOptions = {},
) {
  let stripe: StripeServer;
  const worker = builtSite(async () => {
    stripe = await stripeServer();
    return { ...vars, ...stripe.vars };
  }, options);
  beforeAll(() => stripe.at(worker.url()));
  afterAll(() => stripe.close());

  /** A traveller with an order, and with a page to pay it on. */
  async function traveller(overrides: Partial<BookingBody> = {}) {
    const { booking, cookie } = await worker.book(overrides);
    const { id } = booking.order;
    const start = () => worker.post(`/api/bookings/${id}/payments`, {}, { cookie });
    const rows = (sql: string) => worker.rows<Row>(sql, id);
    const page = async () => ((await (await start()).json()) as PaymentPage).url.split("/").at(-1)!;
    return {
      id,
      cookie,
      start,
      /** Opens another page, and gives its session. */
      page,
      session: await page(),
      /** Every page that Stripe opened for the order, oldest first. */
      pages: () =>
        stripe.books.sessions().filter(({ client_reference_id }) => client_reference_id === id),
      /** Comes back from the page. */
      comeBack: () => worker.post(`/api/bookings/${id}/payments/settle`, {}, { cookie }),
      booking: async () =>
        (await (await worker.get(`/api/bookings/${id}`, { cookie })).json()) as Booking,
      order: async () => (await rows("SELECT * FROM orders WHERE id = ?"))[0]!,
      payments: () => rows("SELECT * FROM payments WHERE order_id = ? ORDER BY id"),
      refunds: () => rows("SELECT * FROM refunds WHERE order_id = ? ORDER BY id"),
      history: () =>
        rows(
          "SELECT from_status, to_status, reason, actor_id FROM order_events WHERE order_id = ? ORDER BY id",
        ),
      problems: () =>
        rows("SELECT kind, resolved_at FROM payment_problems WHERE order_id = ? ORDER BY kind"),
      mails: (kind: string) =>
        worker.rows("SELECT id FROM mail_outbox WHERE subject_id = ? AND kind = ?", id, kind),
    };
  }

  return {
    worker,
    stripe: () => stripe,
    traveller,
    /** Every event about this object since the start, oldest first. */
    eventsOf: (id: string) => stripe.books.events.filter(({ data }) => isAbout(data.object, id)),
    /** Sends all of an object's events, oldest first. */
    async tellOf(id: string): Promise<number[]> {
      const statuses = [];
      for (const event of stripe.books.events.filter(({ data }) => isAbout(data.object, id)))
        statuses.push(await stripe.deliver(event));
      return statuses;
    },
    /** Everything that a payment may change, once the mails of before have left. */
    async everything() {
      await worker.mailsHaveLeft();
      return Object.fromEntries(
        await Promise.all(
          [
            "orders",
            "order_events",
            "payments",
            "refunds",
            "payment_problems",
            "payment_events",
            "mail_outbox",
            "audit_log",
          ].map(
            async (table) =>
              [table, await worker.rows(`SELECT * FROM ${table} ORDER BY 1`)] as const,
          ),
        ),
      );
    },
  };
}

const isAbout = (object: Stripe.Event.Data.Object, id: string) =>
  (object as { id?: string }).id === id;

export type StripeTraveller = Awaited<ReturnType<ReturnType<typeof stripeSite>["traveller"]>>;

/** The order was paid once, whatever told us how often: one paid payment, one line of history, one mail. */
export async function expectPaidOnce({
  id,
  session,
  order,
  payments,
  history,
  problems,
  mails,
}: StripeTraveller): Promise<void> {
  expect(await order()).toMatchObject({ id, status: "paid", paid_minor: 3300, refunded_minor: 0 });
  expect(await payments()).toMatchObject([
    { reference: session, status: "paid", received_minor: 3300 },
  ]);
  expect(await history()).toEqual([
    { from_status: "Not Paid", to_status: "paid", reason: `stripe ${session}`, actor_id: null },
  ]);
  expect(await mails("order-paid")).toHaveLength(1);
  expect(await problems()).toEqual([]);
}
