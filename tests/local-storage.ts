import { vi } from "vitest";

/** The local storage of a browser, which keeps its texts in `stored`, for tests outside of browsers. */
export function stubLocalStorage(stored: Map<string, string>): void {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}
