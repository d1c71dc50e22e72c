import { departureDate } from "#domain/departures/departure.ts";
import { departureCsvHead, departureCsvLine } from "#domain/departures/departure-csv.ts";
import type { Departure, DepartureExportQuery } from "#domain/departures/departure.schema.ts";
import type { CsvWords } from "#domain/orders/order-csv.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { listDepartures } from "./list-departures.ts";
import { run } from "../platform/db/batch.ts";

/** By airport and flight; `date` is YYYY-MM-DD. Writes an audit entry. */
export async function exportDepartures(
  ctx: SignedInCtx,
  { format, ...filter }: DepartureExportQuery,
  words: CsvWords,
): Promise<{ date: string; csv: ReadableStream<Uint8Array> }> {
  const date = departureDate(filter, ctx.now);
  const query = { ...filter, date };
  await run(
    ctx,
    auditEntry(ctx, {
      action: "departures.exported",
      subjectId: "departures",
      detail: query,
    }),
  );
  const csv = streamCsv<Departure>({
    head: departureCsvHead(words, format),
    line: (departure) => departureCsvLine(departure, words, format),
    read: (cursor) => listDepartures(ctx, { ...query, cursor, limit: CSV_PIECE }),
  });
  return { date, csv };
}
