import { AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";

/** How many travellers a booking may be begun with on another page, as a query writes them. More are added in the form. */
export const PARTY_SIZES = ["1", "2", "3", "4", "5", "6"] as const;

/** What the booking form is opened with. */
export interface BookingStart {
  airport: AirportCode | undefined;
  adults: (typeof PARTY_SIZES)[number] | undefined;
}

/**
 * Reads `airport` and `adults` of a query (docs/product/booking.md), whose figures the router may have made numbers. Whatever is not
 * one of those on offer is as if absent.
 */
export function toBookingStart(query: Record<string, unknown>): BookingStart {
  return {
    airport: AIRPORT_CODES.find((code) => code === query["airport"]),
    adults: PARTY_SIZES.find((size) => size === String(query["adults"])),
  };
}
