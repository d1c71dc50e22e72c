export type BootMode = "intent" | "now";

/** When the client runtime of a page starts: the deepest matched route decides; a page that does not exist waits. */
export function bootOf(matches: ReadonlyArray<{ staticData?: { boot?: BootMode }; status?: string; globalNotFound?: boolean }>): BootMode {
  return matches.at(-1)?.staticData?.boot ?? "now";
}
