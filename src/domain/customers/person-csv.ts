import { csvLine, type ExportFormat } from "../csv.ts";
import { CURRENCY_CODES } from "../money/currency.ts";
import type { CsvWords } from "../orders/order-csv.ts";
import type { Person } from "./person.schema.ts";

type Column = (person: Person, written: CsvWords) => string | number | null;

/** One column a currency: amounts of different currencies are never added. */
const VALUES = CURRENCY_CODES.map((currency): [string, Column] => [
  `value_${currency.toLowerCase()}`,
  ({ values }) => values.find((value) => value.currency === currency)?.amount ?? 0,
]);

/** Named as in the API. Values: payments less refunds, major units. */
const COLUMNS: Record<string, Column> = {
  name: ({ name }) => name,
  company: ({ company }) => company,
  email: ({ email }) => email,
  addresses: ({ addresses }) => addresses,
  bookings: ({ bookings }) => bookings,
  ...Object.fromEntries(VALUES),
  last_booked_at: ({ last_booked_at: time }, { moment }) => moment(time),
  has_account: ({ has_account: hasAccount }, { truth }) => truth(hasAccount),
  id: ({ id }) => id,
};

/** Returns the head of the customers' export. */
export function personCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine(Object.keys(COLUMNS).map(words.column), format);
}

/** Returns a person's line of the export. */
export function personCsvLine(person: Person, words: CsvWords, format: ExportFormat): string {
  return csvLine(
    Object.values(COLUMNS).map((value) => value(person, words)),
    format,
  );
}
