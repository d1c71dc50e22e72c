/** `standard` is RFC 4180; `french` has semicolons, decimal commas and French words. */
export const EXPORT_FORMATS = ["standard", "french"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** With this mark, spreadsheets read the text as UTF-8. */
export const CSV_BOM = "\uFEFF";

/** Spreadsheets run such a text as a formula, also with full-width signs or after breaks. */
const FORMULA_START = /^(?:["\s]*[=+\-@＝＋－＠]|[\t\r\n])/;

/** A spreadsheet that expects the other separator ignores our quotes, so cells may begin here. */
const CELL_START = { standard: /[;\t\r\n]["\s]*/g, french: /[,;\t\r\n]["\s]*/g };
const CELL_BREAK = /\r\n|[,;\t\r\n]/g;
const FORMULA_SIGN = /[=+\-@＝＋－＠]/;

/** Ends in CRLF (RFC 4180). An apostrophe turns a formula into text (OWASP, CSV injection). */
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
  // A single pass stays linear, however many breaks the text has.
  const text = value.replaceAll(CELL_START[format], (start, at: number) =>
    FORMULA_SIGN.test(value.charAt(at + start.length))
      ? start.replaceAll(CELL_BREAK, "$&'")
      : start,
  );
  return `"${(FORMULA_START.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
