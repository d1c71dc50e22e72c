import { csvLine, type ExportFormat } from "../csv.ts";
import type { AuditEntry } from "./audit.schema.ts";

const COLUMNS = [
  "created_at",
  "actor_email",
  "action",
  "subject_name",
  "detail",
  "actor_id",
  "subject_id",
  "id",
] as const satisfies readonly (keyof AuditEntry)[];
type AuditColumn = (typeof COLUMNS)[number];

export interface AuditCsvWords {
  column: (name: AuditColumn) => string;
  action: (action: string) => string;
  moment: (iso: string) => string;
}

export function auditCsvHead(words: AuditCsvWords, format: ExportFormat): string {
  return csvLine(COLUMNS.map(words.column), format);
}

/** The details stay JSON, which loses nothing. */
export function auditCsvLine(
  entry: AuditEntry,
  words: AuditCsvWords,
  format: ExportFormat,
): string {
  const cells = {
    ...entry,
    created_at: words.moment(entry.created_at),
    action: words.action(entry.action),
    detail: Object.keys(entry.detail).length === 0 ? "" : JSON.stringify(entry.detail),
  };
  return csvLine(
    COLUMNS.map((name) => cells[name]),
    format,
  );
}
