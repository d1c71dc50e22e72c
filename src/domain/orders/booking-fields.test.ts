import { expect, test } from "vitest";
import { ALL_FIELDS as ADA } from "../../../tests/factories.ts";
import {
  type BookingFields,
  changedFields,
  toApiFields,
  toBookingFields,
  toColumns,
} from "./booking-fields.ts";

/** A booking as the API writes it, from its stored rows. */
const stored = (fields: BookingFields) => ({
  ...toApiFields("orders", toColumns("orders", fields)),
  customer: toApiFields("customers", toColumns("customers", fields)),
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

test("an unknown trip and an unnamed company are stored as such, and the API calls fields by its names", () => {
  expect(stored({ ...ADA, flightDate: "", flightNumber: "" })).toMatchObject({
    flight_date: null,
    flight_number: null,
    customer: { company_name: "Ada King", vat_number: null, first_name: "Ada" },
  });
});
