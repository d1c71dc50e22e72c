import { DAY_MS, HOUR_MS, utcDate } from "#domain/time.ts";
import type { demoMoney } from "./demo-payments.ts";
import { seededRandom, type SeededRandom } from "./seeded-random.ts";
import { AIRPORT_CODES } from "#domain/airports/airports.ts";
import { BookingInputSchema } from "#domain/orders/booking.schema.ts";
import { offeredCurrencies } from "#domain/money/currency.ts";
import type { Language } from "#domain/language.ts";
import { NEW_ORDER_STATUS, type OrderStatus } from "#domain/orders/order-status.ts";
import type { orderEvents } from "#worker/tables/orders.ts";
import { uuidV7 } from "#worker/platform/crypto/random.ts";
import { newBookingRecord } from "#worker/orders/booking-record.ts";
import type { BookingRecord } from "#worker/queries/booking-row.ts";

const SEED = 5;
const THREE_YEARS_MS = 3 * 365 * DAY_MS;

/** Spread evenly over the `spanMs` before `now` (epoch ms), oldest first. Every run is the same. */
export function* generatedOrders(
  count: number,
  now: number,
  spanMs: number = THREE_YEARS_MS,
): Generator<GeneratedOrder> {
  const random = seededRandom(SEED);
  const step = spanMs / count;
  for (let left = count - 1; left >= 0; left -= 1)
    yield generatedOrder(random, Math.floor(now - left * step));
}

export interface GeneratedOrder extends BookingRecord {
  events: (typeof orderEvents.$inferSelect)[];
  /** Absent for an order that was not paid on this site. */
  money?: ReturnType<typeof demoMoney>;
}

const FIRST_NAMES = "Ada Alan Amina Camille Chloé Édouard Eleanor Emma Gabriel Grace Hugo Inès Jack Jun Léa Liam Louis Maëlle Margaret Noah Noor Olivia Priya Raphaël Sofia Théo Tim Yuki".split(" "); // prettier-ignore
const LAST_NAMES = "Bernard Brown Chen Davies Dubois Durand Evans Garcia Girard Haddad Johnson Khan Lambert Lefèvre Martin Mercier Moreau Müller Nguyen O’Connor Okafor Patel Petit Robert Rossi Roux Sato Silva Smith Taylor Walker Williams".split(" "); // prettier-ignore
const MAIL_DOMAINS = ["traveller.example", "voyage.example", "flyer.example", "mail.example"];
const COMPANIES = ["Atelier", "Bureau", "Conseil", "Studio", "Consulting", "Partners"];

const HISTORIES: readonly { share: number; statuses: readonly OrderStatus[] }[] = [
  { share: 70, statuses: ["paid"] },
  { share: 15, statuses: ["paid", "completed"] },
  { share: 10, statuses: [] },
  { share: 4, statuses: ["cancelled"] },
  { share: 1, statuses: ["paid", "refunded"] },
];
const REASONS: Record<OrderStatus, string> = {
  "Not Paid": "Payment taken back",
  paid: "Bank transfer received",
  completed: "Travelled",
  cancelled: "Cancelled by the traveller",
  refunded: "Refunded by bank transfer",
};

/** A valid order of `bookedAt` (epoch ms) with its customer and history. */
export function generatedOrder(random: SeededRandom, bookedAt: number): GeneratedOrder {
  const language: Language = random.next() < 0.4 ? "fr" : "en";
  const input = generatedInput(random, bookedAt);
  const { customer, order } = newBookingRecord({
    input,
    language,
    now: bookedAt,
    random: random.bytes,
  });
  const statuses = historyOf(random.below(100));
  const events = statuses.map((toStatus, index) => {
    const createdAt = bookedAt + (index + 1) * HOUR_MS;
    const fromStatus = statuses[index - 1] ?? NEW_ORDER_STATUS;
    return {
      id: uuidV7(createdAt, random.bytes(16)),
      orderId: order.id,
      fromStatus,
      toStatus,
      reason: REASONS[toStatus],
      changes: null,
      actorId: null,
      createdAt,
    };
  });
  return {
    customer,
    order: {
      ...order,
      status: statuses.at(-1) ?? NEW_ORDER_STATUS,
      updatedAt: events.at(-1)?.createdAt ?? bookedAt,
      version: 1 + events.length,
    },
    events,
  };
}

function generatedInput(random: SeededRandom, bookedAt: number) {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const business = random.next() < 0.1;
  const flight = random.next() < 0.6;
  return BookingInputSchema.parse({
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${random.below(10_000)}@${random.pick(MAIL_DOMAINS)}`,
    companyName: business ? `${random.pick(COMPANIES)} ${lastName}` : "",
    vatNumber: business ? `FR${10_000_000_000 + random.below(89_999_999)}` : "",
    airport: random.pick(AIRPORT_CODES),
    adults: 1 + random.below(4),
    children: random.next() < 0.3 ? 1 + random.below(3) : 0,
    infants: random.next() < 0.1 ? 1 : 0,
    currency: random.pick(offeredCurrencies()),
    flightDate: flight ? utcDate(bookedAt + (2 + random.below(90)) * DAY_MS) : "",
    flightNumber: flight ? `EX${100 + random.below(9900)}` : "",
  });
}

function historyOf(percent: number): readonly OrderStatus[] {
  let end = 0;
  return HISTORIES.find(({ share }) => percent < (end += share))?.statuses ?? [];
}

/** Reduces a name to ASCII letters for an email address. */
const plain = (name: string) =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z]/g, "")
    .toLowerCase();
