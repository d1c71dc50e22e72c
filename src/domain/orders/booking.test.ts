import { expect, test } from "vitest";
import { bookingBody } from "../../../tests/factories.ts";
import { setRates } from "../money/currency.ts";
import {
  BookingInputSchema,
  BookingLookupConfirmSchema,
  BookingLookupSchema,
} from "./booking.schema.ts";

/** The first message of a refused booking, with its field; "" for an accepted one. */
function refusal(overrides: Record<string, unknown>): string {
  const result = BookingInputSchema.safeParse({ ...bookingBody(), ...overrides });
  const issue = result.error?.issues[0];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "";
}

test("a currency off sale is refused, and the first on sale is the usual one", () => {
  setRates({ USD: 0, EUR: 1, GBP: 0 });
  expect(BookingInputSchema.parse({ ...bookingBody(), currency: undefined }).currency).toBe("EUR");
  expect(refusal({ currency: "USD" })).toMatch(/^currency: /);
  setRates({ USD: 1, EUR: 1, GBP: 1 });
});

test("names and e-mail are enough: one adult, nobody else, in dollars", () => {
  expect(
    BookingInputSchema.parse({ firstName: "Ada", lastName: "Lovelace", email: "ada@example.org" }),
  ).toMatchObject({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    companyName: "",
    vatNumber: "",
    airport: "",
    adults: 1,
    children: 0,
    infants: 0,
    currency: "USD",
    flightNumber: "",
  });
});

// Proves V2.15.
test("texts are trimmed, and keys that nobody asked for are dropped", () => {
  const booking = BookingInputSchema.parse({
    ...bookingBody(),
    firstName: "  Ada ",
    email: " ada@example.org\n",
    amount: 1,
    status: "paid",
  });
  expect(booking).toMatchObject({ firstName: "Ada", email: "ada@example.org" });
  expect(booking).not.toHaveProperty("amount");
  expect(booking).not.toHaveProperty("status");
});

test.each<[Record<string, unknown>, string]>([
  [{ firstName: undefined }, "firstName: First name is required"],
  [{ firstName: "" }, "firstName: First name is required"],
  [{ firstName: " \t" }, "firstName: First name is required"],
  [{ firstName: 5 }, "firstName: Enter plain text"],
  [{ firstName: "x".repeat(101) }, "firstName: This text is too long"],
  [{ firstName: "A\u0000" }, "firstName: This text contains a character we can’t use"],
  [{ lastName: undefined }, "lastName: Last name is required"],
  [{ lastName: "x".repeat(101) }, "lastName: This text is too long"],
  [{ email: undefined }, "email: Invalid email address"],
  [{ email: "ada" }, "email: Invalid email address"],
  [{ email: "ada@example" }, "email: Invalid email address"],
  [{ email: `${"a".repeat(250)}@example.org` }, "email: Invalid email address"],
  [{ companyName: "x".repeat(201) }, "companyName: This text is too long"],
  [{ vatNumber: "x".repeat(51) }, "vatNumber: This text is too long"],
  [{ airport: "x".repeat(101) }, "airport: This text is too long"],
  [{ adults: 0 }, "adults: At least 1 adult is required"],
  [{ adults: -1 }, "adults: At least 1 adult is required"],
  [{ adults: 1.5 }, "adults: Enter a whole number"],
  [{ adults: "2" }, "adults: Enter a whole number"],
  [{ adults: Number.NaN }, "adults: Enter a whole number"],
  [{ children: -1 }, "children: The number cannot be below 0"],
  [{ infants: -1 }, "infants: The number cannot be below 0"],
  [{ infants: 0.5 }, "infants: Enter a whole number"],
  [{ adults: Number.MAX_SAFE_INTEGER }, "adults: This number is too large"],
  [{ adults: 1_000_001 }, "adults: This number is too large"],
  [{ infants: 4e12 }, "infants: This number is too large"],
  [{ currency: "XBT" }, "currency: Choose a currency of this site"],
  [{ currency: "usd" }, "currency: Choose a currency of this site"],
  [{ flightDate: "2126-12-24" }, "flightDate: Enter a date as YYYY-MM-DD"],
  [{ flightDate: "0026-12-24" }, "flightDate: Enter a date as YYYY-MM-DD"],
  [{ flightDate: "24/12/2026" }, "flightDate: Enter a date as YYYY-MM-DD"],
  [{ flightDate: "2026-02-30" }, "flightDate: Enter a date as YYYY-MM-DD"],
  [{ flightNumber: "x".repeat(11) }, "flightNumber: This text is too long"],
])("%o is refused", (overrides, message) => {
  expect(refusal(overrides)).toBe(message);
});

test.each<[Record<string, unknown>]>([
  [{ firstName: "x".repeat(100), lastName: "É" }],
  [{ adults: 10_000, children: 500, infants: 99 }],
  [{ adults: 1_000_000, children: 1_000_000, infants: 1_000_000 }],
  [{ flightDate: "", flightNumber: "" }],
  [{ flightDate: "2028-02-29" }],
  [{ firstName: "👩🏽‍✈️" }],
  [{ email: "Ada+travel@sub.example.org" }],
])("%o is accepted: large parties may book", (overrides) => {
  expect(refusal(overrides)).toBe("");
});

test("a look-up takes the order number in any case and with spaces around", () => {
  for (const orderNumber of [" ft-1795176000000-abcd2345 ", "1795176000000-ABCD2345"])
    expect(BookingLookupSchema.parse({ orderNumber, email: "ada@example.org" }).orderNumber).toBe(
      "FT-1795176000000-ABCD2345",
    );
});

test.each([
  "",
  "FT-1795176000000",
  "91795176000000-ABCD2345",
  "FT-1795176000000-ABCD2345; --",
  1,
  null,
])("%o is not an order number", (orderNumber) => {
  expect(BookingLookupSchema.safeParse({ orderNumber, email: "ada@example.org" }).success).toBe(
    false,
  );
});

test.each([
  ["123456", true],
  [" 012345 ", true],
  ["12345", false],
  ["1234567", false],
  ["12345a", false],
  ["١٢٣٤٥٦", false],
  [123456, false],
])("the code %o: accepted is %s", (code, accepted) => {
  expect(
    BookingLookupConfirmSchema.safeParse({
      orderNumber: "FT-1795176000000-ABCD2345",
      email: "ada@example.org",
      code,
    }).success,
  ).toBe(accepted);
});
