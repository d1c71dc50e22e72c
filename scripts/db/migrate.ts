import { toolStep } from "../steps/step.ts";

/** Applies the migrations that local D1 has not had yet. There is no way to name a remote database here. */
export async function migrate(stateDir: string): Promise<void> {
  await toolStep("Database migrations", "migrate", "wrangler", ["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDir]);
}
