import { expect, test } from "vitest";
import { customerName } from "./customer.ts";
import { type BookingFields, changedFields, toBookingFields } from "./booking-fields.ts";

const ADA: BookingFields = {
  firstName: "Ada",
  lastName: "King",
  email: "ada@example.org",
  companyName: "",
  vatNumber: "",
  airport: "CDG",
  flightDate: "2026-12-24",
  flightNumber: "EX 2048",
  adults: 2,
  children: 1,
  infants: 0,
};

/** A booking as it is stored. */
const stored = (fields: BookingFields) => ({
  airport: fields.airport,
  flight_date: fields.flightDate || null,
  flight_number: fields.flightNumber || null,
  adults: fields.adults,
  children: fields.children,
  infants: fields.infants,
  customer: {
    company_name: customerName(fields),
    first_name: fields.firstName,
    last_name: fields.lastName,
    email: fields.email,
    vat_number: fields.vatNumber || null,
  },
});

test.each([
  ADA,
  { ...ADA, companyName: "Analytical Ltd", vatNumber: "GB 123" },
  { ...ADA, airport: "", flightDate: "", flightNumber: "" },
  {
    ...ADA,
    airport: "Paris | Email: x@y.example | VAT: 1 | Adults: 9",
    vatNumber: "FR | Adults: 3, Children: 0",
  },
  { ...ADA, airport: "two\nlines", vatNumber: "DE\n1" },
])("what was booked is read back from what is stored: %o", (fields) => {
  expect(toBookingFields(stored(fields))).toEqual(fields);
});

test("a change names the fields that differ, with both values; what is absent stays", () => {
  expect(
    changedFields(ADA, {
      firstName: "Ada",
      lastName: "Lovelace",
      adults: 3,
      flightDate: undefined,
      vatNumber: "",
    }),
  ).toEqual({
    lastName: ["King", "Lovelace"],
    adults: [2, 3],
  });
});
