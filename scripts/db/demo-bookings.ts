import { type BookingInput, BookingInputSchema } from "../../src/domain/orders/booking.schema.ts";
import type { Language } from "../../src/domain/language.ts";
import type { OrderStatus } from "../../src/domain/orders/order-status.ts";

export interface DemoBooking {
  /** Its Idempotency-Key: seeding twice stores it once. */
  key: string;
  input: BookingInput;
  language: Language;
  status: OrderStatus;
  /** Epoch ms. */
  bookedAt: number;
}

/** A booking as a form would send it; every field that a demo does not care about has a value. */
function demo(key: string, bookedAt: string, status: OrderStatus, language: Language, input: Partial<BookingInput>): DemoBooking {
  const parsed = BookingInputSchema.parse({ firstName: "Ada", lastName: "Example", email: "ada@traveller.example", airport: "", ...input });
  return { key: `demo-${key}`, bookedAt: Date.parse(bookedAt), status, language, input: parsed };
}

/** The bookings of a new local database. Names and addresses are fictitious. */
export const DEMO_BOOKINGS: readonly DemoBooking[] = [
  demo("ada", "2026-09-03T08:15:00Z", "completed", "en", { adults: 2, currency: "GBP", airport: "London Heathrow (LHR)" }),
  demo("camille", "2026-09-18T16:40:00Z", "paid", "fr", {
    firstName: "Camille",
    lastName: "Exemple",
    email: "camille@voyage.example",
    companyName: "Atelier Exemple",
    vatNumber: "FR00000000000",
    airport: "Paris Charles de Gaulle (CDG)",
    adults: 1,
    children: 2,
    infants: 1,
    currency: "EUR",
    flightDate: "2026-12-20",
    flightNumber: "EX1234",
  }),
  demo("jun", "2026-10-02T21:05:00Z", "cancelled", "en", {
    firstName: "Jun",
    lastName: "Sample",
    email: "jun@flyer.example",
    adults: 1,
    currency: "USD",
  }),
  demo("noor", "2026-10-27T11:30:00Z", "Not Paid", "en", {
    firstName: "Noor",
    lastName: "Sample",
    email: "noor@flyer.example",
    adults: 3,
    children: 1,
    currency: "EUR",
  }),
];
