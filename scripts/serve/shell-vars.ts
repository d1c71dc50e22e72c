import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { badVars } from "#worker/platform/context/env.ts";
import { SETTINGS } from "#worker/platform/context/setting-list.ts";
import { StepFailed } from "../steps/command.ts";

/** Settings that may come from the shell, on top of wrangler.toml and .dev.vars: `OPENAI_API_KEY=… npm start`. */
const FROM_SHELL = SETTINGS.flatMap(([name, { shell }]) => (shell ? [name] : []));

/** The settings that the shell gives; an empty one is as good as none. */
export function shellVars(
  env: Record<string, string | undefined> = process.env,
): Record<string, string> {
  return Object.fromEntries(FROM_SHELL.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

/**
 * Refuses settings with which the built Worker would answer nothing but 503, before it is served.
 * @throws StepFailed naming them, never their values.
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
