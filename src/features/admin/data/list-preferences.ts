import { useSyncExternalStore } from "react";
import type { ExportFormat } from "#domain/csv.ts";

/** In local storage: nothing about a person. */
interface ListPreferences {
  compact: boolean;
  /** WCAG 2.2, 2.1.4 asks that single keys can be turned off. */
  keys: boolean;
  csv: ExportFormat;
  /** By the list's field and the column's name. Only choices are kept. */
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

/** For code that is no component. */
export function readListPreferences(): ListPreferences {
  return (preferences ??= parse());
}

function change(changes: Partial<ListPreferences>): void {
  preferences = { ...readListPreferences(), ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage they last as long as the page.
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
