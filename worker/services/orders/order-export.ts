import type { OrderExportQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import { CSV_BOM } from "../../../src/domain/csv.ts";
import { orderCsvHead, orderCsvLine } from "../../../src/domain/orders/order-csv.ts";
import { insertRow } from "../../db/insert-row.ts";
import { auditLog } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { listOrders } from "./list-orders.ts";

/** Orders per query, and the most that memory holds. With Cloudflare's 1,000 queries a request, an export has at most 10^6 orders. */
const PIECE = 1000;

const insertEntry = insertRow(auditLog);

/**
 * The orders of a query as CSV, newest first. Each piece is read only when the one before was consumed, so memory holds one,
 * however many orders there are. Orders booked meanwhile are not in it.
 */
export function exportOrders(db: D1Database, query: OrderExportQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const begin = cursor === undefined ? CSV_BOM + orderCsvHead() : "";
        const { items, next_cursor } = await listOrders(db, { ...query, cursor, limit: PIECE, sort: "newest" });
        controller.enqueue(encoder.encode(begin + items.map(orderCsvLine).join("")));
        if (next_cursor === null) return controller.close();
        cursor = next_cursor;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Writes the audit entry of an export. It leaves out the search text, which may be a person's name. */
export async function recordExport(db: D1Database, { q, ...filter }: OrderExportQuery, actorId: string, now: number): Promise<void> {
  await insertEntry(db, {
    id: uuidV7(now),
    actorId,
    action: "orders.exported",
    subjectId: "orders",
    detail: { ...filter, searched: q !== undefined },
    createdAt: now,
  }).run();
}
