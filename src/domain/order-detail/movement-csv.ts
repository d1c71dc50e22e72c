import { csvLine, type ExportFormat } from "../csv.ts";
import type { CsvWords } from "../orders/order-csv.ts";
import type { HandMethod, MovementKind } from "../payments/movement.ts";

/** A row of the journal as accountants read it. Amounts are in major units of `currency`. */
export interface ExportedMovement {
  /** YYYY-MM-DD in the seller's legal zone. */
  date: string;
  kind: MovementKind;
  order_number: string;
  /** What we gain; negative for what we lose. */
  amount: number;
  currency: string;
  /** The sum that a waiver gives away; 0 for others. */
  waived_amount: number;
  /** Null for money at the provider. */
  method: HandMethod | null;
  provider: string | null;
  reference: string | null;
  moved_at: string;
  recorded_at: string;
  payment_id: string | null;
  order_id: string;
  id: string;
}

const COLUMNS = [
  "date",
  "kind",
  "order_number",
  "amount",
  "currency",
  "waived_amount",
  "method",
  "provider",
  "reference",
  "moved_at",
  "recorded_at",
  "payment_id",
  "order_id",
  "id",
] as const satisfies readonly (keyof ExportedMovement)[];

export function movementCsvHead(words: CsvWords, format: ExportFormat): string {
  return csvLine(COLUMNS.map(words.column), format);
}

export function movementCsvLine(
  movement: ExportedMovement,
  words: CsvWords,
  format: ExportFormat,
): string {
  const { date, kind, method, moved_at, recorded_at } = movement;
  const cells = {
    ...movement,
    date: words.day(date),
    kind: words.movement(kind),
    method: method && words.method(method),
    moved_at: words.moment(moved_at),
    recorded_at: words.moment(recorded_at),
  };
  return csvLine(
    COLUMNS.map((name) => cells[name]),
    format,
  );
}
