import { AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";

/** Travellers that a link may preset, as its query writes them. The form adds more. */
export const PARTY_SIZES = ["1", "2", "3", "4", "5", "6"] as const;

export interface BookingStart {
  airport: AirportCode | undefined;
  adults: (typeof PARTY_SIZES)[number] | undefined;
}

/**
 * Reads `airport` and `adults` of a query (docs/product/booking.md); the router may have made
 * numbers of them. Unknown values are absent.
 */
export function toBookingStart(query: Record<string, unknown>): BookingStart {
  return {
    airport: AIRPORT_CODES.find((code) => code === query["airport"]),
    adults: PARTY_SIZES.find((size) => size === String(query["adults"])),
  };
}
