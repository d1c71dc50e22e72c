import { type FindBookingContent, findBooking as en } from "./en/find-booking.ts";
import { findBooking as fr } from "./fr/find-booking.ts";
import type { Localized } from "./schema.ts";

export const findBooking: Localized<FindBookingContent> = { en, fr };
