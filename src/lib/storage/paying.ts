import { tryStorage } from "./try-storage.ts";

const KEY = "envol.paying";

export function notePaying(orderId: string): void {
  tryStorage(() => sessionStorage.setItem(KEY, orderId));
}

/** True if this tab left to pay the order and has not shown its pass since. */
export function isPaying(orderId: string): boolean {
  return tryStorage(() => sessionStorage.getItem(KEY)) === orderId;
}

export function forgetPaying(): void {
  tryStorage(() => sessionStorage.removeItem(KEY));
}
