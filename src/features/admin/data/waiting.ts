import { useSyncExternalStore } from "react";

/** How much waits for staff, by what: the badges of the navigation, and the figure in the page's title. */
export interface Waiting {
  /** New since the reader last looked at the orders. */
  orders: number;
  messages: number;
  mails: number;
  problems: number;
}

const NOTHING: Waiting = { orders: 0, messages: 0, mails: 0, problems: 0 };

let waiting = NOTHING;
const listeners = new Set<() => void>();

/** What waits, as the last answer said. The navigation stands outside of what the queries belong to, hence the store. */
export function useWaiting(): Waiting {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => NOTHING,
  );
}

/** Says what waits from now on; nothing, without a value. */
export function setWaiting(next: Waiting = NOTHING): void {
  waiting = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const SEEN = "envol.orders-seen";

/** When the orders were last looked at in this browser (UTC ISO 8601); undefined before the first look. */
export function readOrdersSeen(): string | undefined {
  try {
    return localStorage.getItem(SEEN) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Notes that the orders were looked at. */
export function writeOrdersSeen(asOf: string): void {
  try {
    localStorage.setItem(SEEN, asOf);
  } catch {
    // A browser that forbids storage shows no new orders.
  }
}
