import type { Context } from "hono";

export const CSV_RESPONSE = {
  200: { description: "UTF-8 with BOM, RFC 4180", contentType: "text/csv" },
} as const;

export const respondCsv = (c: Context, name: string, csv: ReadableStream<Uint8Array>) =>
  c.body(csv, 200, {
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${name}.csv"`,
  });
