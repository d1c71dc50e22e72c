import { unstable_readConfig } from "wrangler";
import { SESSION_DAYS } from "../../worker/env.ts";
import { dueCountsQuery, type RetentionCounts, runRetention } from "../../worker/services/retention/retention.ts";
import { ROOT } from "../steps/command.ts";
import { withLocalD1 } from "./local-d1.ts";
import { queryRemoteD1 } from "./remote-d1.ts";

/** Deletes or makes anonymous what is due at `now` (epoch ms) in the local database. Returns how much. */
export async function applyLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  return withLocalD1(stateDir, (DB) => runRetention({ DB, ...limits() }, now));
}

/** How much is due in the local database. Changes nothing. */
export async function countLocalRetention(stateDir: string, now: number): Promise<RetentionCounts> {
  const counts = await withLocalD1(stateDir, (db) => db.prepare(dueCountsQuery(limits(), now)).first<RetentionCounts>());
  return counts ?? {};
}

/** How much is due in the deployed database. Changes nothing. */
export async function countRemoteRetention(now: number): Promise<RetentionCounts> {
  const [counts] = await queryRemoteD1<RetentionCounts>(dueCountsQuery(limits("production"), now));
  return counts ?? {};
}

/** The session limits in a deployment's vars. */
function limits(env?: string): { SESSION_IDLE_DAYS: number } {
  const { vars } = unstable_readConfig({ config: `${ROOT}/wrangler.toml`, env }, { hideWarnings: true });
  return { SESSION_IDLE_DAYS: Number(vars.SESSION_IDLE_DAYS ?? SESSION_DAYS.idle) };
}
