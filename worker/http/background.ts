import type { Context } from "hono";
import type { AppEnv } from "./hono-env.ts";
import { logUnknown } from "../log.ts";

/** Lets work finish after the response. Nobody awaits it, so its failure is logged here. */
export function inBackground(c: Context<AppEnv>, work: Promise<unknown>): void {
  const requestId = c.get("requestId");
  c.executionCtx.waitUntil(work.catch((error: unknown) => logUnknown(error, requestId)));
}
