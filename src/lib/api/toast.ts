import { tryStorage } from "../storage/try-storage.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone: "success" | "error" | "info";
  /** A message replaces an earlier one of the same topic. */
  topic?: string;
  action?: { label: string } & ({ run: () => unknown } | { href: string });
}

export interface ToasterProps {
  label: string;
  close: string;
}

/** A message, or the topic whose message is out of date. */
export type ToastNews = ToastMessage | { topic: string; tone: "over" };

type Listener = (news: ToastNews) => void;

let listener: Listener | null = null;
const waiting: ToastNews[] = [];

/** The first toast loads the library. */
export function showToast(news: ToastNews): void {
  if (listener) listener(news);
  else waiting.push(news);
}

export function showDone(message: Omit<ToastMessage, "tone">): void {
  showToast({ ...message, tone: "success" });
}

const STORED_KEY = "envol.toast";

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

/** Subscribes the toaster, also to earlier messages. Returns the function that unsubscribes. */
export function listenForToasts(next: Listener): () => void {
  listener = next;
  for (const message of [...takeStored(), ...waiting.splice(0)]) next(message);
  return () => {
    if (listener === next) listener = null;
  };
}
