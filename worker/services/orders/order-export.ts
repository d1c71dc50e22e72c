import type { OrderExportQuery } from "../../../src/domain/orders/order-queries.schema.ts";
import { CSV_BOM } from "../../../src/domain/csv.ts";
import { orderCsvHead, orderCsvLine } from "../../../src/domain/orders/order-csv.ts";
import { insertRow } from "../../db/insert-row.ts";
import { auditLog } from "../../db/schema.ts";
import { uuidV7 } from "../../db/uuid-v7.ts";
import { listOrders } from "./list-orders.ts";

/** Orders of one query, and of one piece of the stream: memory holds no more. A request may make 1,000 queries on Cloudflare. */
const PIECE = 1000;

const insertEntry = insertRow(auditLog);

/**
 * The orders of a query as CSV, newest first. Read piece by piece, each only when the one before was taken: no more than
 * one is held, however many there are. What is booked meanwhile is not in it.
 */
export function exportOrders(db: D1Database, query: OrderExportQuery): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const begin = cursor === undefined ? CSV_BOM + orderCsvHead() : "";
        const { items, next_cursor } = await listOrders(db, { ...query, cursor, limit: PIECE });
        controller.enqueue(encoder.encode(begin + items.map(orderCsvLine).join("")));
        if (next_cursor === null) return controller.close();
        cursor = next_cursor;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Records who took which orders away. What they searched for may be a name, and stays out. */
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
