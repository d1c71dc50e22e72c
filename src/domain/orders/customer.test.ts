import { expect, test } from "vitest";
import { contactPerson, customerName, customerNotes } from "./customer.ts";

test("the customer is the company, else the traveller", () => {
  expect(customerName({ firstName: "Ada", lastName: "Lovelace", companyName: "" })).toBe(
    "Ada Lovelace",
  );
  expect(customerName({ firstName: "Ada", lastName: "Lovelace", companyName: "Engines Ltd" })).toBe(
    "Engines Ltd",
  );
});

test("notes hold airport, e-mail, VAT number and counts, with N/A for what is not given", () => {
  const booking = {
    airport: "CDG",
    email: "ada@example.org",
    vatNumber: "GB123",
    adults: 2,
    children: 1,
    infants: 1,
  };
  expect(customerNotes(booking)).toBe(
    "Airport: CDG | Email: ada@example.org | VAT: GB123 | Adults: 2, Children: 1, Infants: 1",
  );
  expect(customerNotes({ ...booking, airport: "", vatNumber: "" })).toBe(
    "Airport: N/A | Email: ada@example.org | VAT: N/A | Adults: 2, Children: 1, Infants: 1",
  );
});

test("only a company has somebody behind its name", () => {
  const customer = {
    id: "",
    user_id: null,
    first_name: "Ada",
    last_name: "Lovelace",
    email: "",
    vat_number: null,
    notes: "",
    created_at: "",
  };
  expect(contactPerson({ ...customer, company_name: "Engines Ltd" })).toBe("Ada Lovelace");
  expect(contactPerson({ ...customer, company_name: "Ada Lovelace" })).toBeNull();
});
