import { useSyncExternalStore } from "react";
import type { ExportFormat } from "#domain/csv.ts";
import { tryStorage } from "#lib/storage/try-storage.ts";

/** Kept in local storage; contains no personal data. */
interface ListPreferences {
  compact: boolean;
  /** WCAG 2.2, 2.1.4 requires a way to turn single-key shortcuts off. */
  keys: boolean;
  csv: ExportFormat;
  /** Keyed by list and column name. Columns that the reader never changed are absent. */
  columns: Partial<Record<string, Partial<Record<string, boolean>>>>;
}

const KEY = "envol.lists";
const STANDARD: ListPreferences = { compact: false, keys: true, csv: "standard", columns: {} };

let preferences: ListPreferences | undefined;
const listeners = new Set<() => void>();

export function useListPreferences(): [
  ListPreferences,
  (changes: Partial<ListPreferences>) => void,
] {
  return [useSyncExternalStore(subscribe, readListPreferences, () => STANDARD), change];
}

export function readListPreferences(): ListPreferences {
  return (preferences ??= parse());
}

function change(changes: Partial<ListPreferences>): void {
  preferences = { ...readListPreferences(), ...changes };
  // Without storage the preferences last as long as the page.
  tryStorage(() => localStorage.setItem(KEY, JSON.stringify(preferences)));
  for (const listener of listeners) listener();
}

function parse(): ListPreferences {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? "null"));
  return stored !== null && typeof stored === "object" ? { ...STANDARD, ...stored } : STANDARD;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Adding the same function again changes nothing.
  addEventListener("storage", readOtherTab);
  return () => listeners.delete(listener);
}

function readOtherTab({ key }: StorageEvent): void {
  if (key !== KEY) return;
  preferences = undefined;
  for (const listener of listeners) listener();
}
