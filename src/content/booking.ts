import { type BookingContent, booking as en } from "./en/booking.ts";
import { booking as fr } from "./fr/booking.ts";
import type { Localized } from "./schema.ts";

export const booking: Localized<BookingContent> = { en, fr };
