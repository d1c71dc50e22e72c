import { expect, test } from "vitest";
import type { AdminOrder } from "./order.schema.ts";
import { csvWords } from "#content/csv.ts";
import { ALL_FIELDS } from "../../../tests/factories.ts";
import { toApiFields, toColumns } from "./booking-fields.ts";
import { orderCsvHead, orderCsvLine } from "./order-csv.ts";

const FIELDS = {
  ...ALL_FIELDS,
  firstName: "Élodie",
  lastName: "Martin",
  email: "elodie@example.org",
  companyName: "Élodie & Cie",
  children: 0,
  flightDate: "",
  flightNumber: "",
};

const order: AdminOrder = {
  ...toApiFields("orders", toColumns("orders", FIELDS)),
  id: "o",
  order_number: "FT-1795176000000-ABCD2345",
  customer_id: "c",
  amount: 22.5,
  currency: "EUR",
  fares: { adults: 11.25, children: 11.25, infants: 0 },
  status: "Not Paid",
  service_type: "Fast Track",
  business: "Fast Track",
  site: "Envol",
  early_performance_at: null,
  created_at: "2026-11-20T12:00:00.000Z",
  version: 1,
  paid_amount: 22.5,
  refunded_amount: 0,
  disputed_amount: 0,
  by_hand_amount: 0,
  due_amount: 0,
  unpaid_travellers: 0,
  pass_url: null,
  mail_trouble: null,
  expires_at: "2026-11-22T12:00:00.000Z",
  customer: {
    ...toApiFields("customers", toColumns("customers", FIELDS)),
    id: "c",
    user_id: null,
    notes: "Airport: CDG",
    created_at: "2026-11-20T12:00:00.000Z",
  },
};

test("a line has a field for every name of the head, called as the API calls it", () => {
  const names = orderCsvHead(csvWords.standard, "standard").trimEnd().split(",");
  const fields = orderCsvLine(order, csvWords.standard, "standard").trimEnd().split(",");
  expect(fields).toHaveLength(names.length);
  expect(fields[names.indexOf('"amount"')]).toBe("22.5");
  expect(fields[names.indexOf('"company_name"')]).toBe('"Élodie & Cie"');
  expect(fields[names.indexOf('"flight_date"')]).toBe("");
  expect(fields[names.indexOf('"customer_id"')]).toBe('"c"');
  expect(fields[names.indexOf('"paid_amount"')]).toBe("22.5");
  expect(fields[names.indexOf('"refunded_amount"')]).toBe("0");
  expect(fields[names.indexOf('"vat_number"')]).toBe("");
  // New columns follow older ones, as programs may count on the place of the others.
  const since = names.indexOf('"paid_amount"');
  expect(names.slice(since, since + 4)).toEqual([
    '"paid_amount"',
    '"refunded_amount"',
    '"vat_number"',
    '"due_amount"',
  ]);
  expect(fields[names.indexOf('"due_amount"')]).toBe("0");
});

test("a French line has semicolons, decimal commas, French days and statuses, and the VAT number in a column of its own", () => {
  const names = orderCsvHead(csvWords.french, "french").trimEnd().split(";");
  const booked = {
    ...order,
    flight_date: "2026-12-24",
    due_amount: 11.25,
    customer: { ...order.customer, vat_number: "FR 40 303 265 045" },
  };
  const fields = orderCsvLine(booked, csvWords.french, "french").trimEnd().split(";");
  const field = (name: string) => fields[names.indexOf(`"${name}"`)];
  expect(fields).toHaveLength(names.length);
  expect(names.every((name) => !name.includes("_"))).toBe(true);
  expect([
    field("Montant"),
    field("Statut"),
    field("Date du vol"),
    field("N° de TVA"),
    field("Reste à payer"),
  ]).toEqual(["22,5", '"Non payée"', '"24/12/2026"', '"FR 40 303 265 045"', "11,25"]);
  // London is an hour ahead of UTC in summer only.
  expect(field("Réservée le (heure de Londres)")).toBe('"20/11/2026 12:00"');
});
