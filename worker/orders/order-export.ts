import { type CsvWords, orderCsvHead, orderCsvLine } from "#domain/orders/order-csv.ts";
import type { OrderExportQuery } from "#domain/orders/order-queries.schema.ts";
import type { AdminOrder } from "#domain/orders/order.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { EXPORTED } from "./listed-order.ts";
import { listOrders } from "./list-orders.ts";
import { run } from "../platform/db/batch.ts";

/** The audit entry leaves out the search, which may be a name. */
export async function exportOrders(
  ctx: SignedInCtx,
  query: OrderExportQuery,
  words: CsvWords,
): Promise<ReadableStream<Uint8Array>> {
  const { q, ids: picked, format, ...filter } = query;
  const ids = picked?.split(",");
  const detail = { ...filter, searched: q !== undefined, ...(ids && { picked: ids.length }) };
  await run(ctx, auditEntry(ctx, { action: "orders.exported", subjectId: "orders", detail }));
  return streamCsv<AdminOrder>({
    head: orderCsvHead(words, format),
    line: (order) => orderCsvLine(order, words, format),
    read: (cursor) =>
      listOrders(ctx, { ...filter, q, ids, cursor, limit: CSV_PIECE, sort: "newest" }, EXPORTED),
  });
}
