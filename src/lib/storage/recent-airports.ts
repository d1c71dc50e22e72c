import { tryStorage } from "./try-storage.ts";

const KEY = "envol.airports";
const MOST = 3;

/** The airports chosen in this tab, the newest first. */
export function readRecentAirports(): string[] {
  return tryStorage(() => sessionStorage.getItem(KEY))?.split(" ") ?? [];
}

export function noteRecentAirport(code: string): void {
  const codes = [code, ...readRecentAirports().filter((other) => other !== code)];
  tryStorage(() => sessionStorage.setItem(KEY, codes.slice(0, MOST).join(" ")));
}
