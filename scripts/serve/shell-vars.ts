import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { badVars } from "#worker/platform/context/env.ts";
import { SETTINGS } from "#worker/platform/context/setting-list.ts";
import { StepFailed } from "../steps/command.ts";

/** Settings that the shell may override, such as `OPENAI_API_KEY=… npm start`. */
const FROM_SHELL = SETTINGS.flatMap(([name, { shell }]) => (shell ? [name] : []));

/** An empty variable counts as absent. */
export function shellVars(
  env: Record<string, string | undefined> = process.env,
): Record<string, string> {
  return Object.fromEntries(FROM_SHELL.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/**
 * The built Worker would answer 503 with such settings.
 * @throws StepFailed with their names, never their values.
 */
export function requireGoodVars(config: string, vars: Record<string, string>): void {
  const { bindings } = unstable_getMiniflareWorkerOptions(config).workerOptions as {
    bindings?: Record<string, unknown>;
  };
  const bad = badVars({ ...bindings, ...vars });
  if (bad.length === 0) return;
  const these = bad.map((name) => (name in vars ? `${name} (from the shell)` : name)).join(", ");
  throw new StepFailed(
    `The product refuses ${these}. What they may be is in .dev.vars.example and worker/platform/context/setting-list.ts.`,
  );
}
