/** The runtime starts at the visitor's first input, or at once (docs/decisions/0005). */
export type HydrationMode = "intent" | "now";

type Matches = ReadonlyArray<{
  search: object;
  staticData: { hydration?: HydrationMode; actsOn?: readonly string[] };
  _notFound?: boolean;
}>;

export function isNotFound(matches: Matches): boolean {
  return matches.some((match) => match._notFound);
}

/** The page's route or its nearest parent names the mode; a missing page waits for input. */
export function getHydrationMode(matches: Matches): HydrationMode {
  if (isNotFound(matches)) return "intent";
  const { search, staticData } = matches.at(-1)!;
  if (staticData.actsOn?.some((key) => key in search)) return "now";
  return matches.findLast((match) => match.staticData.hydration)?.staticData.hydration ?? "now";
}

/** Fires when the runtime is ready to repeat the visitor's earlier input. */
export const HYDRATED_EVENT = "envol:hydrated";
