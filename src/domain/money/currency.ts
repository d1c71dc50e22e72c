/** ISO 4217 codes on offer (docs/product/prices.md). */
export const CURRENCY_CODES = ["USD", "EUR", "GBP"] as const;
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

export const DEFAULT_CURRENCY: CurrencyCode = "USD";

export interface Currency {
  code: CurrencyCode;
  label: string;
  symbol: string;
  /** The price of one unit of the price list. It is 1 until the site's owner sets `rates`. */
  rate: number;
}

export const CURRENCIES: Record<CurrencyCode, Currency> = {
  USD: { code: "USD", label: "United States Dollars", symbol: "$", rate: 1 },
  EUR: { code: "EUR", label: "Euros", symbol: "€", rate: 1 },
  GBP: { code: "GBP", label: "Great Britain Pounds", symbol: "£", rate: 1 },
};

let offered: readonly CurrencyCode[] = CURRENCY_CODES;

/** Runs once, at startup. Rate 0 takes a currency off sale, but its earlier orders still count. */
export function setRates(rates: Record<CurrencyCode, number> | undefined): void {
  if (!rates) return;
  for (const code of CURRENCY_CODES) CURRENCIES[code].rate = rates[code] || 1;
  offered = CURRENCY_CODES.filter((code) => rates[code] > 0);
}

export const offeredCurrencies = () => offered;

export function firstCurrency(
  { defaultCurrency }: { defaultCurrency?: Record<"en" | "fr", CurrencyCode> | undefined },
  language: "en" | "fr",
): CurrencyCode {
  return defaultCurrency?.[language] ?? offered[0]!;
}

/** Minor units per major unit. Every currency here has two decimals (ISO 4217). */
export const MINOR_UNITS = 100;

/** False for a currency that is off sale. */
export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return offered.includes(value as CurrencyCode);
}

/** Converts an amount of the price list. Both amounts are whole minor units. */
export function convert(amountMinor: number, currency: CurrencyCode): number {
  return Math.round(amountMinor * CURRENCIES[currency].rate);
}

/** From minor units to the API's major units (2250 → 22.5). */
export function toMajor(amountMinor: number): number {
  return amountMinor / MINOR_UNITS;
}

/** From the API's major units to minor units (22.5 → 2250). */
export function fromMajor(amount: number): number {
  return Math.round(amount * MINOR_UNITS);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Takes minor units. Whole amounts have no decimals: "€49", but "22,50 €". */
export function formatMoney(
  amountMinor: number,
  currency: CurrencyCode,
  language: "en" | "fr",
): string {
  return format(amountMinor, currency, language, amountMinor % MINOR_UNITS === 0);
}

/** Takes minor units and always writes two decimals: "49,00 €" (docs/product/staff.md). */
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
