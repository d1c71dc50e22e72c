/** ISO 4217 codes on offer (docs/product/prices.md). */
export const CURRENCY_CODES = ["USD", "EUR", "GBP"] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const DEFAULT_CURRENCY: CurrencyCode = "USD";

export interface Currency {
  code: CurrencyCode;
  label: string;
  symbol: string;
  /** Units for one unit of the price list; 1 until an owner sets `rates` of the site. */
  rate: number;
}

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  USD: { code: "USD", label: "United States Dollars", symbol: "$", rate: 1 },
  EUR: { code: "EUR", label: "Euros", symbol: "€", rate: 1 },
  GBP: { code: "GBP", label: "Great Britain Pounds", symbol: "£", rate: 1 },
};

let offered: readonly CurrencyCode[] = CURRENCY_CODES;

/**
 * Puts an owner's rates in the place of ours, once at the start. 0 takes a currency off sale; its
 * earlier orders stay countable.
 */
export function setRates(rates: Record<CurrencyCode, number> | undefined): void {
  if (!rates) return;
  for (const code of CURRENCY_CODES) CURRENCIES[code].rate = rates[code] || 1;
  offered = CURRENCY_CODES.filter((code) => rates[code] > 0);
}

/** Lists the currencies on sale. */
export const offeredCurrencies = () => offered;

/** Returns the currency of a visitor who has chosen none. */
export function firstCurrency(
  { defaultCurrency }: { defaultCurrency?: Record<"en" | "fr", CurrencyCode> | undefined },
  language: "en" | "fr",
): CurrencyCode {
  return defaultCurrency?.[language] ?? offered[0]!;
}

/** Minor units of a major unit. Every offered currency has two decimals (ISO 4217). */
export const MINOR_UNITS = 100;

/** True for an offered ISO 4217 code. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return offered.includes(value as CurrencyCode);
}

/** Converts a price-list amount to a currency; both in whole minor units. */
export function convert(amountMinor: number, currency: CurrencyCode): number {
  return Math.round(amountMinor * CURRENCIES[currency].rate);
}

/** Converts minor units to JSON's major units (2250 → 22.5). */
export function toMajor(amountMinor: number): number {
  return amountMinor / MINOR_UNITS;
}

/** Converts JSON's major units to minor units (22.5 → 2250). */
export function fromMajor(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Returns an amount (minor units) for people, without decimals when whole.
 * @example formatMoney(4900, "EUR", "en") // "€49", formatMoney(2250, "EUR", "fr") // "22,50 €"
 */
export function formatMoney(
  amountMinor: number,
  currency: CurrencyCode,
  language: "en" | "fr",
): string {
  return format(amountMinor, currency, language, amountMinor % MINOR_UNITS === 0);
}

/**
 * Returns an amount (minor units) with two decimals, as revenue is shown (docs/product/staff.md).
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
