import { AIRPORT_CODES, type AirportCode } from "../airports/airports.ts";

/** A link may preset these numbers of adults, as its query writes them. The form allows more. */
export const PARTY_SIZES = ["1", "2", "3", "4", "5", "6"] as const;

export interface BookingStart {
  airport: AirportCode | undefined;
  adults: (typeof PARTY_SIZES)[number] | undefined;
}

/** Ignores unknown values (docs/product/booking.md). The router may have turned texts into numbers. */
export function toBookingStart(query: Record<string, unknown>): BookingStart {
  return {
    airport: AIRPORT_CODES.find((code) => code === query["airport"]),
    adults: PARTY_SIZES.find((size) => size === String(query["adults"])),
  };
}
