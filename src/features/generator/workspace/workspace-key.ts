/** The key of the workspace in sessionStorage (use-workspace.ts). In a file of its own, because every page's route tree has it. */
export const WORKSPACE_KEY = "envol-config-generator";
