/** When a page starts its client runtime: at the visitor's first input, or at once (docs/decisions/0005). */
export type HydrationMode = "intent" | "now";

type Matches = ReadonlyArray<{ staticData?: { hydration?: HydrationMode }; _notFound?: boolean }>;

/** True when no route has the path. */
export function isNotFound(matches: Matches): boolean {
  return matches.some((match) => match._notFound);
}

/** When the client runtime of a page starts: the deepest matched route decides, and a missing page waits for intent. */
export function getHydrationMode(matches: Matches): HydrationMode {
  return isNotFound(matches) ? "intent" : (matches.at(-1)?.staticData?.hydration ?? "now");
}

/** The event that says: the runtime runs, repeat what the visitor did before. */
export const HYDRATED_EVENT = "envol:hydrated";
