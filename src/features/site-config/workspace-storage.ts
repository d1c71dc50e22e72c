import type { Workspace } from "./workspace.ts";

const STORAGE_KEY = "envol-config-generator";

/** True when this tab has a stored workspace. */
export function hasStoredWorkspace(): boolean {
  return storedText() !== null;
}

/** The workspace from before a reload; null when there is none, or none that is valid. */
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

/** Stores the workspace for this tab. */
export function keepWorkspace(workspace: Workspace): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(workspace));
  } catch {
    // The browser forbids storage: the page works without it.
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
