import { and, gte, lte } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { toMajor } from "#domain/money/currency.ts";
import type { CsvWords } from "#domain/orders/order-csv.ts";
import type { Page } from "#domain/paging.ts";
import {
  type ExportedMovement,
  movementCsvHead,
  movementCsvLine,
} from "#domain/order-detail/movement-csv.ts";
import type { MovementExportQuery } from "#domain/payments/movement.schema.ts";
import { findLegalZone } from "#domain/site/site.ts";
import { dateInZone, endOfDay, startOfDay, toIso } from "#domain/time.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { run } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { rowPage } from "../platform/db/keyset.ts";
import { journal, type MovementRow } from "../tables/payments.ts";

/** In the order in which money moved. Movements recorded for an earlier time during the export are missing. */
export async function exportPayments(
  ctx: SignedInCtx,
  { format, ...days }: MovementExportQuery,
  words: CsvWords,
): Promise<ReadableStream<Uint8Array>> {
  const detail = { format, ...days };
  await run(ctx, auditEntry(ctx, { action: "payments.exported", subjectId: "payments", detail }));
  return streamCsv<ExportedMovement>({
    head: movementCsvHead(words, format),
    line: (movement) => movementCsvLine(movement, words, format),
    read: (cursor) => listMovements(ctx, days, cursor),
  });
}

async function listMovements(
  ctx: Ctx,
  { from, to }: Omit<MovementExportQuery, "format">,
  cursor: string | undefined,
): Promise<Page<ExportedMovement>> {
  const zone = findLegalZone(siteConfig);
  const { after, orderBy, limit, toPage } = rowPage(journal, [journal.movedAt, journal.id], {
    cursor,
    limit: CSV_PIECE,
  });
  const { rows } = await run(
    ctx,
    build
      .select()
      .from(journal)
      .where(
        and(
          from === undefined ? undefined : gte(journal.movedAt, startOfDay(from, zone)),
          to === undefined ? undefined : lte(journal.movedAt, endOfDay(to, zone)),
          after,
        ),
      )
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, (row) => toMovement(row, zone));
}

const toMovement = (row: MovementRow, zone: string): ExportedMovement => ({
  date: dateInZone(zone, row.movedAt),
  kind: row.kind,
  order_number: row.orderNumber,
  amount: toMajor(row.amountMinor),
  currency: row.currency,
  waived_amount: toMajor(row.waivedMinor),
  method: row.method,
  provider: row.provider,
  reference: row.reference,
  moved_at: toIso(row.movedAt),
  recorded_at: toIso(row.createdAt),
  payment_id: row.paymentId,
  order_id: row.orderId,
  id: row.id,
});
