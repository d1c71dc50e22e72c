import { CSV_BOM } from "#domain/csv.ts";
import type { Page } from "#domain/paging.ts";

/** Rows per query, so that Cloudflare's 1,000 queries per request can export a million rows. */
export const CSV_PIECE = 1000;

interface Csv<Item> {
  /** The first line with its CRLF. */
  head: string;
  line: (item: Item) => string;
  read: (cursor: string | undefined) => Promise<Pick<Page<Item>, "items" | "next_cursor">>;
}

/** Reads one page at a time, so that memory holds only one. */
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
