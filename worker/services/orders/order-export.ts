import { orderCsvHead, orderCsvLine } from "../../../src/domain/orders/order-csv.ts";
import type { OrderExportQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import type { SignedInCtx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { CSV_PIECE, streamCsv } from "./csv-stream.ts";
import { listOrders } from "./list-orders.ts";

/**
 * The orders of a query as CSV, newest first, after an audit entry; it leaves out the search text, which may be a person's name.
 * Orders booked meanwhile are not in it.
 */
export async function exportOrders(ctx: SignedInCtx, query: OrderExportQuery): Promise<ReadableStream<Uint8Array>> {
  const { q, ...filter } = query;
  await auditEntry(ctx, { action: "orders.exported", subjectId: "orders", detail: { ...filter, searched: q !== undefined } }).run();
  return streamCsv({
    head: orderCsvHead(),
    line: orderCsvLine,
    read: (cursor) => listOrders(ctx, { ...query, cursor, limit: CSV_PIECE, sort: "newest" }),
  });
}
