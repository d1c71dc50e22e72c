import { toolStep } from "../steps/step.ts";

/** Applies the new migrations to local D1. It cannot reach a remote database, so no slip can migrate a deployment. */
export async function migrate(stateDir: string): Promise<void> {
  await toolStep("Database migrations", "migrate", "wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir]);
}
