import { useSyncExternalStore } from "react";
import { tryStorage } from "#lib/storage/try-storage.ts";

export interface Waiting {
  /** New since the reader last opened the orders or the dashboard. */
  orders: number;
  messages: number;
  mails: number;
  problems: number;
}

/** Local storage key of the time (UTC ISO 8601) when staff last saw the orders. */
const SEEN_KEY = "envol.orders-seen";

const NOTHING: Waiting = { orders: 0, messages: 0, mails: 0, problems: 0 };

let waiting = NOTHING;
const listeners = new Set<() => void>();

/** This is a store because the navigation is outside of the queries' provider. */
export function useWaiting(): Waiting {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => NOTHING,
  );
}

export function setWaiting(next: Waiting = NOTHING): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readOrdersSeen(): string | undefined {
  return tryStorage(() => localStorage.getItem(SEEN_KEY)) ?? undefined;
}

/** Without storage no order counts as new. */
export function writeOrdersSeen(asOf: string): void {
  tryStorage(() => localStorage.setItem(SEEN_KEY, asOf));
}
