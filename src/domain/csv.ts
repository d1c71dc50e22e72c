/** Marks the text as UTF-8 for spreadsheets. */
export const CSV_BOM = "\uFEFF";

/** The first characters, full-width forms included, that make a spreadsheet run a text as a formula. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line of CSV (RFC 4180), with its CRLF. Texts are quoted, quotes in them doubled; numbers are bare; null is empty. A text
 * that a spreadsheet would run as a formula begins with an apostrophe, which shows it as text (OWASP, CSV injection).
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvField).join(",")}\r\n`;
}

function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  return `"${(FORMULA_START.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
