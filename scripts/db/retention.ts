import { setTimeout } from "node:timers/promises";
import { countDue, type RetentionCounts, runRetention } from "#worker/people/retention.ts";
import { commandCtx } from "./command-ctx.ts";
import { withLocalD1 } from "./local-d1.ts";
import { remoteD1 } from "./remote-d1.ts";

/** A few rows at a time, and a pause after them in which a product that is running writes. */
const GENTLY = { batch: 50, pause: () => setTimeout(100) };

/** Deletes and makes anonymous what is due at `now` (epoch ms) in the local database. Returns how much. */
export async function applyLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  return withLocalD1(stateDir, (db) => runRetention(commandCtx({ db, now }), GENTLY));
}

/** How much is due in the local database. Changes nothing. */
export async function countLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  return withLocalD1(stateDir, (db) => countDue(commandCtx({ db, now })));
}

/** How much is due in the deployed database. Changes nothing. */
export async function countRemoteRetention(now: number): Promise<RetentionCounts> {
  return countDue(commandCtx({ db: remoteD1(), now, env: "production" }));
}
