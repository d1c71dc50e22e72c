/** A short message that disappears by itself (docs/product/pages.md). */
export interface ToastMessage {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  /** A button in it, such as to undo what was done. */
  action?: { label: string; run: () => void };
}

export interface ToasterProps {
  /** The name of the region, for assistive technology. */
  label: string;
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a toast. The toast library is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

const STORED_KEY = "envol.toast";

/** Shows a toast on the next page that this tab loads, when the visitor is redirected right after. */
export function showToastOnNextPage(message: ToastMessage): void {
  sessionStorage.setItem(STORED_KEY, JSON.stringify(message));
}

/** The stored toasts. Empty when the browser forbids session storage. */
function takeStored(): ToastMessage[] {
  try {
    const stored = sessionStorage.getItem(STORED_KEY);
    sessionStorage.removeItem(STORED_KEY);
    return stored === null ? [] : [JSON.parse(stored) as ToastMessage];
  } catch {
    return [];
  }
}

/** Subscribes the toaster host, which also gets the messages sent before. Returns the function that unsubscribes. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of [...takeStored(), ...waiting.splice(0)]) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
