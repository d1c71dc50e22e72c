import { expect, test } from "vitest";
import {
  convert,
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  DEFAULT_CURRENCY,
  firstCurrency,
  formatExactMoney,
  formatMoney,
  fromMajor,
  isCurrencyCode,
  offeredCurrencies,
  setRates,
  toMajor,
} from "./currency.ts";

test("dollars, euros and pounds are offered at rate 1, dollars first", () => {
  expect(CURRENCY_CODES).toEqual(["USD", "EUR", "GBP"]);
  expect(DEFAULT_CURRENCY).toBe("USD");
  expect(Object.values(CURRENCIES).map(({ label, symbol, rate }) => [label, symbol, rate])).toEqual(
    [
      ["United States Dollars", "$", 1],
      ["Euros", "€", 1],
      ["Great Britain Pounds", "£", 1],
    ],
  );
  for (const code of CURRENCY_CODES) expect(convert(4900, code)).toBe(4900);
});

test.each<[number, CurrencyCode, "en" | "fr", string]>([
  [4900, "USD", "en", "$49"],
  [4900, "EUR", "en", "€49"],
  [2250, "GBP", "en", "£22.50"],
  [0, "USD", "en", "$0"],
  [5, "USD", "en", "$0.05"],
  [123_456_700, "USD", "en", "$1,234,567"],
  [4900, "EUR", "fr", "49\u00a0€"],
  [4900, "USD", "fr", "49\u00a0$"],
  [2250, "GBP", "fr", "22,50\u00a0£"],
  [123_456_750, "EUR", "fr", "1\u202f234\u202f567,50\u00a0€"],
])("%i minor units of %s in %s read %s", (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

test("a sum for accounts always has two decimals", () => {
  expect(formatExactMoney(4900, "EUR", "fr")).toBe("49,00\u00a0€");
  expect(formatExactMoney(0, "EUR", "en")).toBe("€0.00");
  expect(formatExactMoney(123_456_750, "EUR", "fr")).toBe("1\u202f234\u202f567,50\u00a0€");
});

test("JSON carries major units", () => {
  expect([toMajor(2200), toMajor(2250), toMajor(0), toMajor(1)]).toEqual([22, 22.5, 0, 0.01]);
  expect([fromMajor(22), fromMajor(22.5), fromMajor(0), fromMajor(0.29)]).toEqual([
    2200, 2250, 0, 29,
  ]);
});

test("an owner takes currencies off sale; what is left comes first", () => {
  setRates({ USD: 0, EUR: 1.2, GBP: 0 });
  expect(offeredCurrencies()).toEqual(["EUR"]);
  expect(["USD", "EUR"].filter(isCurrencyCode)).toEqual(["EUR"]);
  expect(firstCurrency({}, "en")).toBe("EUR");
  expect([convert(1000, "EUR"), convert(1000, "USD")]).toEqual([1200, 1000]);
  setRates({ USD: 1, EUR: 1, GBP: 1 });
  expect(firstCurrency({}, "fr")).toBe("USD");
  expect(firstCurrency({ defaultCurrency: { en: "GBP", fr: "EUR" } }, "fr")).toBe("EUR");
});

test("only offered codes are currencies", () => {
  expect(["USD", "EUR", "GBP"].every(isCurrencyCode)).toBe(true);
  expect(["usd", "XBT", "", null, undefined, 1, "constructor", ["USD"]].some(isCurrencyCode)).toBe(
    false,
  );
});
