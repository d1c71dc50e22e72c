import { fetchInTime } from "./fetch-in-time.ts";

const NAME = "LoadFailure";
const RELOADED_KEY = "envol.reloaded";
const RELOAD_AGAIN_MS = 60_000;

/**
 * Names the error of a script or style sheet that could not be fetched, as Vite reports it (vite.dev/guide/build, "Load Error
 * Handling"), such as after a deployment or while the server is gone. Only the page shown says what follows: a link that is
 * merely pointed at fetches too.
 */
export function watchLoadFailures(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    // With other words the router does not reload by itself, which would leave the site while the server is gone.
    Object.assign(payload, {
      name: NAME,
      message: `Part of the page is missing: ${payload.message}`,
    });
  });
}

/** Whether a page broke because a part of it could not be fetched. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && error.name === NAME;
}

/** Loads the page anew, which then knows its new parts. False where that has been tried within a minute, so that nothing goes round in circles. */
export function reloadOnce(): boolean {
  const last = /^(\d+) (.*)$/.exec(sessionStorage.getItem(RELOADED_KEY) ?? "");
  if (last && last[2] === location.href && Date.now() - Number(last[1]) < RELOAD_AGAIN_MS)
    return false;
  sessionStorage.setItem(RELOADED_KEY, `${Date.now()} ${location.href}`);
  location.reload();
  return true;
}

/** Whether the server responds, be it with a refusal. */
export async function isServerThere(): Promise<boolean> {
  try {
    const response = await fetchInTime("/api/health", { cache: "no-store" });
    return response.headers.get("content-type")?.includes("json") ?? false;
  } catch {
    return false;
  }
}
