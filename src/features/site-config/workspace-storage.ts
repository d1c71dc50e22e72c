import type { Workspace } from "./workspace.ts";

const STORAGE_KEY = "envol-config-generator";

/** True when this tab keeps a workspace of before. */
export function hasStoredWorkspace(): boolean {
  return storedText() !== null;
}

/** The workspace of before a reload; null when there is none, or none that can be used. */
export async function readWorkspace(): Promise<Workspace | null> {
  const { WorkspaceSchema } = await import("./workspace-schema.ts");
  try {
    const result = WorkspaceSchema.safeParse(JSON.parse(storedText() ?? "null"));
    return result.success ? result.data : null;
  } catch {
    // Not ours: nothing that could be read as a workspace.
    return null;
  }
}

/** Keeps the workspace for this tab. */
export function keepWorkspace(workspace: Workspace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(workspace));
  } catch {
    // A browser may refuse storage: the page then works without memory.
  }
}

function storedText(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    // As above.
    return null;
  }
}
