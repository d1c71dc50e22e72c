import { expect, test } from "vitest";
import type { AdminOrder } from "./order.schema.ts";
import { orderCsvHead, orderCsvLine } from "./order-csv.ts";

const order: AdminOrder = {
  id: "o",
  order_number: "FT-1795176000000-ABCD2345",
  customer_id: "c",
  amount: 22.5,
  currency: "EUR",
  status: "Not Paid",
  service_type: "Fast Track",
  business: "Fast Track",
  site: "Envol",
  airport: "CDG",
  adults: 2,
  children: 0,
  infants: 0,
  flight_date: null,
  flight_number: null,
  created_at: "2026-11-20T12:00:00.000Z",
  version: 1,
  paid_amount: 22.5,
  refunded_amount: 0,
  pass_url: null,
  expires_at: "2026-11-22T12:00:00.000Z",
  customer: {
    id: "c",
    user_id: null,
    company_name: "Élodie & Cie",
    first_name: "Élodie",
    last_name: "Martin",
    email: "elodie@example.org",
    notes: "Airport: CDG",
    created_at: "2026-11-20T12:00:00.000Z",
  },
};

test("a line has a field for every name of the head, called as the API calls it", () => {
  const names = orderCsvHead().trimEnd().split(",");
  const fields = orderCsvLine(order).trimEnd().split(",");
  expect(fields).toHaveLength(names.length);
  expect(fields[names.indexOf('"amount"')]).toBe("22.5");
  expect(fields[names.indexOf('"company_name"')]).toBe('"Élodie & Cie"');
  expect(fields[names.indexOf('"flight_date"')]).toBe("");
  expect(fields[names.indexOf('"customer_id"')]).toBe('"c"');
  expect(fields[names.indexOf('"paid_amount"')]).toBe("22.5");
  expect(fields[names.indexOf('"refunded_amount"')]).toBe("0");
});
