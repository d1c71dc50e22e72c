import { afterAll, beforeAll, expect, test } from "vitest";
import { TESTED_CONFIG } from "../../tested-build.ts";
import type { PaymentPage } from "../../../src/domain/payments/payment.schema.ts";
import { bookingBody } from "../../factories.ts";
import { meteredWorker } from "../../metered-worker/metered-worker.ts";
import { authCalls } from "../../people.ts";
import { builtSite } from "../../site.ts";

const metered = meteredWorker(TESTED_CONFIG);
const worker = builtSite(undefined, metered.config);
const auth = authCalls(worker);
afterAll(metered.remove);

let token: string;
let authorization: string;
let orderId: string;
let orderNumber: string;
let cookie: string;

beforeAll(async () => {
  token = (await auth.admin()).access_token;
  authorization = `Bearer ${token}`;
  const made = await worker.book({ email: "trips@example.org" });
  orderId = made.booking.order.id;
  orderNumber = made.booking.order.order_number;
  ({ cookie } = made);
});

/** Waits until the queue has taken the mails of what came before. */
async function rest(): Promise<void> {
  await expect
    .poll(async () => ((await (await worker.get("/api/metered")).json()) as unknown[]).length, {
      interval: 150,
    })
    .toBe(0);
}

async function countTrips(call: () => Promise<Response>): Promise<number> {
  await rest();
  const response = await call();
  expect(response.status).toBeLessThan(400);
  await response.text();
  return Number(response.headers.get("x-trips"));
}

const staffGet = (path: string) => worker.get(`/api/admin/${path}`, { authorization });

test.each<[string, number, () => Promise<Response>]>([
  ["/", 0, () => worker.get("/")],
  ["/auth", 0, () => worker.get("/auth")],
  ["/fr/fast-track-form", 0, () => worker.get("/fr/fast-track-form")],
  ["POST bookings", 1, () => worker.post("/api/bookings", bookingBody())],
  ["GET a booking", 1, () => worker.get(`/api/bookings/${orderId}`, { cookie })],
  [
    "POST bookings/lookup",
    1,
    () => worker.post("/api/bookings/lookup", { orderNumber, email: "trips@example.org" }),
  ],
  ["GET user-roles", 1, () => worker.get("/api/user-roles", { authorization })],
  ["admin/summary", 1, () => staffGet("summary")],
  ["admin/orders", 1, () => staffGet("orders")],
  ["admin/people", 1, () => staffGet("people")],
  ["admin/messages", 2, () => staffGet("messages")],
  ["an order of staff", 2, () => staffGet(`orders/${orderId}`)],
])("%s makes at most %i trips to the database before its response", async (_name, most, call) => {
  expect(await countTrips(call)).toBeLessThanOrEqual(most);
});

test("starting a payment, settling it and a change by staff make few trips", async () => {
  const start = () => worker.post(`/api/bookings/${orderId}/payments`, {}, { cookie });
  const trips = { start: await countTrips(start), settle: 0, change: 0 };
  const page = (await (await start()).json()) as PaymentPage;
  await worker.rows("UPDATE demo_payments SET status = 'paid' WHERE id = ?", page.id);
  trips.settle = await countTrips(() =>
    worker.post(`/api/bookings/${orderId}/payments/settle`, {}, { cookie }),
  );
  const { version } = (await (await staffGet(`orders/${orderId}`)).json()) as { version: number };
  trips.change = await countTrips(() =>
    auth.send("PATCH", `admin/orders/${orderId}`, token, {
      firstName: "Grace",
      reason: "Spelling",
      version,
    }),
  );
  // The demo provider keeps its payments in the same database: two of these are its own.
  expect(trips).toEqual({ start: 5, settle: 4, change: 3 });
});
