import { tryStorage } from "../storage/try-storage.ts";
import { fetchInTime } from "./fetch-in-time.ts";

const NAME = "LoadFailure";
const RELOADED_KEY = "envol.reloaded";
const RELOAD_AGAIN_MS = 60_000;

/** Renames Vite's error of a missing file. The page decides on a reload: hovering over a link also fetches files. */
export function watchLoadFailures(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    // The router reloads on the browser's own message, and would leave the site while the server is down.
    Object.assign(payload, {
      name: NAME,
      message: `Part of the page is missing: ${payload.message}`,
    });
  });
}

export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Returns false if this page reloaded within the last minute, or the browser forbids storage. */
export function reloadOnce(): boolean {
  const mayReload = tryStorage(() => {
    const last = /^(\d+) (.*)$/.exec(sessionStorage.getItem(RELOADED_KEY) ?? "");
    if (last && last[2] === location.href && Date.now() - Number(last[1]) < RELOAD_AGAIN_MS)
      return false;
    sessionStorage.setItem(RELOADED_KEY, `${Date.now()} ${location.href}`);
    return true;
  });
  if (mayReload) location.reload();
  return mayReload ?? false;
}

/** True when the server responds, even with a refusal. */
export async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetchInTime("/api/health", { cache: "no-store" });
    return response.headers.get("content-type")?.includes("json") ?? false;
  } catch {
    return false;
  }
}
