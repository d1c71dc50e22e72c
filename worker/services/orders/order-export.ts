import { CSV_BOM } from "../../../src/domain/csv.ts";
import { orderCsvHead, orderCsvLine } from "../../../src/domain/orders/order-csv.ts";
import type { OrderExportQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import type { SignedInCtx } from "../../context.ts";
import { auditEntry } from "../../db/audit.ts";
import { listOrders } from "./list-orders.ts";

/** Orders per query, and the most that memory holds. With Cloudflare's 1,000 queries a request, an export has at most 10^6 orders. */
const PIECE = 1000;

/**
 * The orders of a query as CSV, newest first, after an audit entry; it leaves out the search text, which may be a person's name.
 * Each piece is read only when the one before was consumed, so memory holds one, however many orders there are. Orders booked
 * meanwhile are not in it.
 */
export async function exportOrders(ctx: SignedInCtx, query: OrderExportQuery): Promise<ReadableStream<Uint8Array>> {
  const { q, ...filter } = query;
  await auditEntry(ctx, { action: "orders.exported", subjectId: "orders", detail: { ...filter, searched: q !== undefined } }).run();
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const begin = cursor === undefined ? CSV_BOM + orderCsvHead() : "";
        const { items, next_cursor } = await listOrders(ctx, { ...query, cursor, limit: PIECE, sort: "newest" });
        controller.enqueue(encoder.encode(begin + items.map(orderCsvLine).join("")));
        if (next_cursor === null) return controller.close();
        cursor = next_cursor;
      },
    },
    { highWaterMark: 0 },
  );
}
