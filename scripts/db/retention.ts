import { setTimeout } from "node:timers/promises";
import { countDue, type RetentionCounts, runRetention } from "#worker/people/retention.ts";
import { commandCtx } from "./command-ctx.ts";
import { withLocalD1 } from "./local-d1.ts";

/** Small batches with pauses, in which a running product can write. */
const GENTLY = { batch: 50, pause: () => setTimeout(100) };

/** `now` is epoch ms. */
export async function applyLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  return withLocalD1(stateDir, (db) => runRetention(commandCtx({ db, now }), GENTLY));
}

export async function countLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  return withLocalD1(stateDir, (db) => countDue(commandCtx({ db, now })));
}

export async function countDeployedRetention(
  db: D1Database,
  now: number,
): Promise<RetentionCounts> {
  return countDue(commandCtx({ db, now, env: "production" }));
}
