/** How a CSV is written: as RFC 4180 has it, or as French spreadsheets read it, with semicolons, decimal commas and French words. */
export const EXPORT_FORMATS = ["standard", "french"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Marks the text as UTF-8 for spreadsheets. */
export const CSV_BOM = "\uFEFF";

/** What makes a spreadsheet run a text as a formula: its first character, full-width forms included, or a break before it. */
const FORMULA_START = /^(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * Where a text holds what may become a cell of its own. A program that splits at semicolons, as French Excel does, takes the
 * quotes of our commas for text, so a cell begins after each semicolon, tab and line break.
 */
const CELL_START = /[;\t\r\n]["\s]*/g;
const CELL_BREAK = /\r\n|[;\t\r\n]/g;
const FORMULA_SIGN = /[=+\-@＝＋－＠]/;

/**
 * One line of CSV (RFC 4180), with its CRLF. Texts are quoted, quotes in them doubled; numbers are bare; null is empty. What a
 * spreadsheet would run as a formula begins with an apostrophe, which shows it as text (OWASP, CSV injection).
 */
export function csvLine(
  values: readonly (string | number | null)[],
  format: ExportFormat = "standard",
): string {
  return `${values.map((value) => csvField(value, format)).join(format === "french" ? ";" : ",")}\r\n`;
}

function csvField(value: string | number | null, format: ExportFormat): string {
  if (value === null) return "";
  if (typeof value === "number")
    return format === "french" ? String(value).replace(".", ",") : String(value);
  // What stands between two cells is read once, however many breaks it has.
  const text = value.replaceAll(CELL_START, (start, at: number) =>
    FORMULA_SIGN.test(value.charAt(at + start.length))
      ? start.replaceAll(CELL_BREAK, "$&'")
      : start,
  );
  return `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
