import { CSV_BOM } from "../../src/domain/csv.ts";
import type { Page } from "../../src/domain/paging.ts";

/** Rows per query, and the most that memory holds. With Cloudflare's 1,000 queries a request, an export has at most 10^6 rows. */
export const CSV_PIECE = 1000;

interface Csv<Item> {
  /** Its first line, with its CRLF. */
  head: string;
  line: (item: Item) => string;
  /** Reads the page after a cursor. */
  read: (cursor: string | undefined) => Promise<Pick<Page<Item>, "items" | "next_cursor">>;
}

/** All pages of a list as CSV. Each is read only when the one before was consumed, so memory holds one, however many rows there are. */
export function streamCsv<Item>({ head, line, read }: Csv<Item>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let cursor: string | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const begin = cursor === undefined ? CSV_BOM + head : "";
        const { items, next_cursor } = await read(cursor);
        controller.enqueue(encoder.encode(begin + items.map(line).join("")));
        if (next_cursor === null) return controller.close();
        cursor = next_cursor;
      },
    },
    { highWaterMark: 0 },
  );
}
