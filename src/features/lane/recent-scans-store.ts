import * as z from "zod/mini";
import { LanePassSchema } from "#domain/passes/lane-list.schema.ts";
import { RedemptionSchema } from "#domain/passes/pass.schema.ts";
import { tryStorage } from "#lib/storage/try-storage.ts";

const AnswerSchema = z.union([
  RedemptionSchema,
  z.object({
    result: z.literal("valid"),
    travellers: z.number(),
    left: z.number(),
    pass: LanePassSchema,
  }),
  z.object({ result: z.literal("unchecked") }),
  z.object({ result: z.literal("taken-back"), left: z.number() }),
  z.object({ result: z.literal("lost") }),
]);

/** `isLate`: the server answered after the phone. `lost`: the server refused a late pass. */
const ScanSchema = z.object({
  nonce: z.string(),
  scannedAt: z.string(),
  answer: AnswerSchema,
  isLate: z.boolean(),
});
export type Scan = z.infer<typeof ScanSchema>;

const KEY = "envol.last-passes";
const SHOWN_SCANS = 10;
const ScansSchema = z.array(ScanSchema);

export function readScans(): Scan[] {
  const stored: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? "[]"));
  return ScansSchema.safeParse(stored).data ?? [];
}

/** If storage is forbidden or full, the scans last as long as the page. */
export function writeScans(scans: readonly Scan[]): void {
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(scans)));
}

/** Copies single fields, so that no pass code is stored. */
export function withScan(
  known: readonly Scan[],
  { nonce, scannedAt, answer, isLate }: Scan,
): Scan[] {
  const others = known.filter((other) => other.nonce !== nonce);
  return [{ nonce, scannedAt, answer, isLate }, ...others]
    .toSorted((a, b) => b.scannedAt.localeCompare(a.scannedAt))
    .slice(0, SHOWN_SCANS);
}
