import { tryStorage } from "../storage/try-storage.ts";

/** A short message that disappears (docs/product/pages.md). */
export interface ToastMessage {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  action?: { label: string; run: () => void };
}

/** Words for assistive technology. */
export interface ToasterProps {
  label: string;
  close: string;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a toast. The first one fetches the library. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

/** Says that an action is done. */
export function showDone(message: Omit<ToastMessage, "tone">): void {
  showToast({ ...message, tone: "success" });
}

const STORED_KEY = "envol.toast";

/** Shows a toast after the next page load, for a redirect. */
export function showToastOnNextPage(message: ToastMessage): void {
  tryStorage(() => sessionStorage.setItem(STORED_KEY, JSON.stringify(message)));
}

function takeStored(): ToastMessage[] {
  const take = () => {
    const stored = sessionStorage.getItem(STORED_KEY);
    sessionStorage.removeItem(STORED_KEY);
    return stored === null ? [] : [JSON.parse(stored) as ToastMessage];
  };
  return tryStorage(take) ?? [];
}

/** Subscribes the toaster host, also to earlier messages. Returns how to unsubscribe. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of [...takeStored(), ...waiting.splice(0)]) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
