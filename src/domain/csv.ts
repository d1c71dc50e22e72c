/** RFC 4180, or for French spreadsheets: semicolons, decimal commas, French words. */
export const EXPORT_FORMATS = ["standard", "french"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Spreadsheets then read the text as UTF-8. */
export const CSV_BOM = "\uFEFF";

/**
 * Spreadsheets run a text that begins like this as a formula; full-width signs and breaks count.
 */
const FORMULA_START = /^(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A spreadsheet that splits at another sign than the file reads our quotes as text: a cell may
 * begin after each of the other's signs, tab and line break.
 */
const CELL_START = { standard: /[;\t\r\n]["\s]*/g, french: /[,;\t\r\n]["\s]*/g };
const CELL_BREAK = /\r\n|[,;\t\r\n]/g;
const FORMULA_SIGN = /[=+\-@＝＋－＠]/;

/**
 * Returns one line of CSV (RFC 4180) with CRLF: texts quoted, numbers bare, null empty. An
 * apostrophe before a formula shows it as text (OWASP, CSV injection).
 */
export function csvLine(
  values: readonly (string | number | null)[],
  format: ExportFormat = "standard",
): string {
  const cells = values.map((value) => csvField(value, format));
  return `${cells.join(format === "french" ? ";" : ",")}\r\n`;
}

function csvField(value: string | number | null, format: ExportFormat): string {
  if (value === null) return "";
  if (typeof value === "number")
    return format === "french" ? String(value).replace(".", ",") : String(value);
  // One pass over the breaks, however many there are.
  const text = value.replaceAll(CELL_START[format], (start, at: number) =>
    FORMULA_SIGN.test(value.charAt(at + start.length))
      ? start.replaceAll(CELL_BREAK, "$&'")
      : start,
  );
  return `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
