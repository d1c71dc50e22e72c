/** The client runtime starts at the visitor's first input, or at once (docs/decisions/0005). */
export type HydrationMode = "intent" | "now";

type Matches = ReadonlyArray<{ staticData?: { hydration?: HydrationMode }; _notFound?: boolean }>;

/** Returns true when no route has the path. */
export function isNotFound(matches: Matches): boolean {
  return matches.some((match) => match._notFound);
}

/** Returns the mode of the deepest matched route; a missing page waits for intent. */
export function getHydrationMode(matches: Matches): HydrationMode {
  return isNotFound(matches) ? "intent" : (matches.at(-1)?.staticData?.hydration ?? "now");
}

/** Sent when the runtime runs, to repeat the visitor's earlier input. */
export const HYDRATED_EVENT = "envol:hydrated";
