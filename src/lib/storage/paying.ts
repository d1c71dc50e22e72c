import { tryStorage } from "./try-storage.ts";

const KEY = "envol.paying";

/** Notes the order that this tab leaves to pay. */
export function notePaying(orderId: string): void {
  tryStorage(() => sessionStorage.setItem(KEY, orderId));
}

/** True when this tab left to pay the order, and its pass was not shown since. */
export function isPaying(orderId: string): boolean {
  return tryStorage(() => sessionStorage.getItem(KEY)) === orderId;
}

export function forgetPaying(): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
}
