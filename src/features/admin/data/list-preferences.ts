import { useSyncExternalStore } from "react";
import type { ExportFormat } from "../../../domain/csv.ts";

/** How a reader of this browser wants the lists: kept in local storage, and nothing of anyone in it. */
interface ListPreferences {
  compact: boolean;
  /** Whether single keys do something (WCAG 2.2, 2.1.4 asks that they can be turned off). */
  keys: boolean;
  /** How exports are written. */
  csv: ExportFormat;
  /** Whether a column stands, by the list's field and the column's name. Columns that nobody chose are absent. */
  columns: Partial<Record<string, Partial<Record<string, boolean>>>>;
}

const KEY = "envol.lists";
const STANDARD: ListPreferences = { compact: false, keys: true, csv: "standard", columns: {} };

let preferences: ListPreferences | undefined;
const listeners = new Set<() => void>();

/** The reader's choices, and what changes some of them. */
export function useListPreferences(): [
  ListPreferences,
  (changes: Partial<ListPreferences>) => void,
] {
  return [useSyncExternalStore(subscribe, readListPreferences, () => STANDARD), change];
}

/** The choices at this moment, for code that is no component. */
export function readListPreferences(): ListPreferences {
  return (preferences ??= parse());
}

function change(changes: Partial<ListPreferences>): void {
  preferences = { ...readListPreferences(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // A browser that forbids storage keeps them as long as the page.
  }
  for (const listener of listeners) listener();
}

function parse(): ListPreferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return stored !== null && typeof stored === "object" ? { ...STANDARD, ...stored } : STANDARD;
  } catch {
    return STANDARD;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
