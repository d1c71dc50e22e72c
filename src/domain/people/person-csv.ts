import { csvLine, type ExportFormat } from "../csv.ts";
import { CURRENCY_CODES, type CurrencyCode } from "../money/currency.ts";
import type { CsvWords } from "../orders/order-csv.ts";
import type { Person } from "./person.schema.ts";

/** Each currency has a column, because amounts of different currencies are never added. */
const toColumn = (currency: CurrencyCode) => `value_${currency.toLowerCase()}`;

/** The API's names. Values are payments less refunds, in major units. */
const COLUMNS = [
  "name",
  "company",
  "email",
  "addresses",
  "bookings",
  ...CURRENCY_CODES.map(toColumn),
  "last_booked_at",
  "has_account",
  "id",
];

export function personCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine(COLUMNS.map(words.column), format);
}

export function personCsvLine(
  { values, ...person }: Person,
  words: CsvWords,
  format: ExportFormat,
): string {
  const cells: Record<string, string | number | null> = {
    ...Object.fromEntries(CURRENCY_CODES.map((currency) => [toColumn(currency), 0])),
    ...Object.fromEntries(values.map(({ currency, amount }) => [toColumn(currency), amount])),
    ...person,
    last_booked_at: words.moment(person.last_booked_at),
    has_account: words.truth(person.has_account),
  };
  return csvLine(
    COLUMNS.map((name) => cells[name]!),
    format,
  );
}
