/** A short message that disappears by itself (docs/product.md, "Messages to visitors"). */
export interface ToastMessage {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
}

export interface ToasterProps {
  /** The name of the region, for assistive technology. */
  label: string;
  /** Where they appear. A page whose button is at the bottom right has them at the top. */
  position: "top-right" | "bottom-right";
}

type Listener = (message: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a toast. The toast library is fetched with the first one. */
export function showToast(message: ToastMessage): void {
  if (listener) listener(message);
  else waiting.push(message);
}

const KEPT_KEY = "envol.toast";

/** Shows a toast on the page that is loaded next in this tab: for what is said as the visitor is led away. */
export function showToastOnNextPage(message: ToastMessage): void {
  sessionStorage.setItem(KEPT_KEY, JSON.stringify(message));
}

/** None when the browser forbids session storage: then none was kept either. */
function takeKept(): ToastMessage[] {
  try {
    const kept = sessionStorage.getItem(KEPT_KEY);
    sessionStorage.removeItem(KEPT_KEY);
    return kept === null ? [] : [JSON.parse(kept) as ToastMessage];
  } catch {
    return [];
  }
}

/** The toaster host listens here; messages sent before it came are handed over. Returns how to stop. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of [...takeKept(), ...waiting.splice(0)]) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
