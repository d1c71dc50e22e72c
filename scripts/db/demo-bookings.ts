import { type BookingInput, BookingInputSchema } from "#domain/orders/booking.schema.ts";
import type { Language } from "#domain/language.ts";
import type { OrderStatus } from "#domain/orders/order-status.ts";
import type { DemoPayment } from "./demo-payments.ts";

export interface DemoBooking {
  input: BookingInput;
  language: Language;
  status: OrderStatus;
  /** Epoch ms. */
  bookedAt: number;
  /** Absent for a booking that was not paid on this site. */
  payment?: DemoPayment | undefined;
}

/** Fields that the demo does not need get defaults. */
function demo(
  bookedAt: string,
  status: OrderStatus,
  language: Language,
  input: Partial<BookingInput>,
  payment?: DemoPayment,
): DemoBooking {
  const parsed = BookingInputSchema.parse({
    firstName: "Ada",
    lastName: "Example",
    email: "ada@traveller.example",
    airport: "",
    ...input,
  });
  return { bookedAt: Date.parse(bookedAt), status, language, input: parsed, payment };
}

/** Names and addresses are fictitious. */
export const DEMO_BOOKINGS: readonly DemoBooking[] = [
  demo("2026-09-03T08:15:00Z", "completed", "en", {
    adults: 2,
    currency: "GBP",
    airport: "LHR",
  }),
  demo("2026-09-18T16:40:00Z", "paid", "fr", {
    firstName: "Camille",
    lastName: "Exemple",
    email: "camille@voyage.example",
    companyName: "Atelier Exemple",
    vatNumber: "FR00000000000",
    airport: "CDG",
    adults: 1,
    children: 2,
    infants: 1,
    currency: "EUR",
    flightDate: "2026-12-20",
    flightNumber: "EX1234",
  }),
  // One person who mistyped their address twice.
  demo("2026-10-05T07:25:00Z", "paid", "fr", {
    firstName: "Solène",
    lastName: "Lefèvre",
    email: "solene.lefevre@voyage.example",
    airport: "CDG",
    adults: 2,
    currency: "EUR",
    flightDate: "2026-12-24",
    flightNumber: "EX2048",
  }),
  demo("2026-10-12T19:50:00Z", "paid", "fr", {
    firstName: "Solène",
    lastName: "Lefèvre",
    email: "solene.lefevrre@voyage.example",
    airport: "NCE",
    adults: 1,
    currency: "EUR",
  }),
  demo("2026-10-23T06:35:00Z", "completed", "fr", {
    firstName: "Solène",
    lastName: "Lefèvre",
    email: "solene.lefevre@voyaeg.example",
    airport: "ORY",
    adults: 1,
    children: 1,
    currency: "GBP",
  }),
  demo("2026-10-02T21:05:00Z", "cancelled", "en", {
    firstName: "Jun",
    lastName: "Sample",
    email: "jun@flyer.example",
    adults: 1,
    currency: "USD",
  }),
  demo("2026-10-27T11:30:00Z", "Not Paid", "en", {
    firstName: "Noor",
    lastName: "Sample",
    email: "noor@flyer.example",
    adults: 3,
    children: 1,
    currency: "EUR",
  }),
  demo(
    "2026-09-25T07:45:00Z",
    "refunded",
    "fr",
    {
      firstName: "Théo",
      lastName: "Modèle",
      email: "theo@voyage.example",
      adults: 2,
      currency: "EUR",
      airport: "ORY",
    },
    { refund: { amountMinor: 2200, reason: "Vol annulé par la compagnie" } },
  ),
  demo(
    "2026-10-08T18:05:00Z",
    "paid",
    "en",
    {
      firstName: "Olivia",
      lastName: "Sample",
      email: "olivia@flyer.example",
      adults: 3,
      currency: "GBP",
      airport: "LHR",
    },
    { refund: { amountMinor: 1100, reason: "One of the three stays at home" } },
  ),
  demo(
    "2026-10-14T09:20:00Z",
    "completed",
    "en",
    {
      firstName: "Sofia",
      lastName: "Example",
      email: "sofia@traveller.example",
      adults: 2,
      currency: "EUR",
      airport: "MAD",
    },
    {},
  ),
  demo(
    "2026-10-20T13:10:00Z",
    "cancelled",
    "fr",
    {
      firstName: "Maëlle",
      lastName: "Exemple",
      email: "maelle@voyage.example",
      adults: 1,
      currency: "EUR",
      airport: "CDG",
    },
    { problem: "order_closed" },
  ),
];
