/** The currencies a visitor can choose, as ISO 4217 codes (docs/product/prices.md). */
export const CURRENCY_CODES = ["USD", "EUR", "GBP"] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const DEFAULT_CURRENCY: CurrencyCode = "USD";

export interface Currency {
  code: CurrencyCode;
  /** English label. */
  label: string;
  symbol: string;
  /** Units of this currency for one unit of the price list. All are 1 until an owner sets real rates here. */
  rate: number;
}

/** The one table of currencies (docs/product/prices.md). */
export const CURRENCIES: Record<CurrencyCode, Currency> = {
  USD: { code: "USD", label: "United States Dollars", symbol: "$", rate: 1 },
  EUR: { code: "EUR", label: "Euros", symbol: "€", rate: 1 },
  GBP: { code: "GBP", label: "Great Britain Pounds", symbol: "£", rate: 1 },
};

/** Minor units in one major unit. Every offered currency has two decimals (ISO 4217). */
export const MINOR_UNITS = 100;

/** True for an offered ISO 4217 code. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return CURRENCY_CODES.includes(value as CurrencyCode);
}

/** A price-list amount (minor units) in the chosen currency, in whole minor units. */
export function convert(amountMinor: number, currency: CurrencyCode): number {
  return Math.round(amountMinor * CURRENCIES[currency].rate);
}

/** Minor units to the number in major units that JSON carries (2250 → 22.5). */
export function toMajor(amountMinor: number): number {
  return amountMinor / MINOR_UNITS;
}

/** The number in major units that JSON carries to minor units (22.5 → 2250). */
export function fromMajor(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * A money amount for people. `amountMinor` in minor units; `language` "en" or "fr".
 * Whole amounts carry no decimals; English puts the symbol directly before the amount, French follows French habits.
 * @example formatMoney(4900, "EUR", "en") // "€49"
 * @example formatMoney(2250, "EUR", "fr") // "22,50 €"
 */
export function formatMoney(
  amountMinor: number,
  currency: CurrencyCode,
  language: "en" | "fr",
): string {
  return format(amountMinor, currency, language, amountMinor % MINOR_UNITS === 0);
}

/**
 * A money amount that always has two decimals, as revenue is shown (docs/product/staff.md).
 * @example formatExactMoney(4900, "EUR", "fr") // "49,00 €"
 */
export function formatExactMoney(
  amountMinor: number,
  currency: CurrencyCode,
  language: "en" | "fr",
): string {
  return format(amountMinor, currency, language, false);
}

function format(
  amountMinor: number,
  currency: CurrencyCode,
  language: "en" | "fr",
  whole: boolean,
): string {
  const key = `${language}${currency}${whole}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(language === "fr" ? "fr-FR" : "en-US", {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: whole ? 0 : 2,
      maximumFractionDigits: whole ? 0 : 2,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amountMinor / MINOR_UNITS);
}
