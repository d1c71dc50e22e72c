import { toIso } from "./time.ts";

/** Text that was no time stays, for its schema to refuse. */
export function toIsoOr(text: string, epochMs: number): string {
  return Number.isNaN(epochMs) ? text : toIso(epochMs);
}
