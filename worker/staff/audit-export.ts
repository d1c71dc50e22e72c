import { type AuditCsvWords, auditCsvHead, auditCsvLine } from "#domain/audit/audit-csv.ts";
import type { AuditEntry, AuditExportQuery } from "#domain/audit/audit.schema.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { run } from "../platform/db/batch.ts";
import { CSV_PIECE, streamCsv } from "../platform/csv-stream.ts";
import { listAuditEntries } from "./list-audit.ts";

/** The audit entry omits the searched person and word, which may be a name. */
export async function exportAudit(
  ctx: SignedInCtx,
  { format, ...filter }: AuditExportQuery,
  words: AuditCsvWords,
): Promise<ReadableStream<Uint8Array>> {
  const { q, person, ...named } = filter;
  const searched = q !== undefined || person !== undefined;
  const detail = { ...named, searched };
  await run(ctx, auditEntry(ctx, { action: "audit.exported", subjectId: "audit", detail }));
  return streamCsv<AuditEntry>({
    head: auditCsvHead(words, format),
    line: (entry) => auditCsvLine(entry, words, format),
    read: (cursor) => listAuditEntries(ctx, { ...filter, cursor, limit: CSV_PIECE }),
  });
}
