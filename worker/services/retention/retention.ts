import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { logJob } from "../../log.ts";
import type { RetentionRule } from "./rule.ts";
import { retentionRules } from "./rules.ts";

/** What a statement takes at once, and how often a run repeats it: a backlog is worked off by several runs. */
const BATCH = 500;
const BATCHES_A_RUN = 20;

/** How many rows of each rule, by its name. */
export type RetentionCounts = Record<string, number>;

type Deployment = Pick<Settings, "DB" | "SESSION_IDLE_DAYS">;

/**
 * Deletes and makes anonymous what is due at `now` (docs/decisions/0015). Doing it again changes nothing.
 * Leaves a log line, and an audit row when something was due. One rule that fails does not keep what the others did unsaid.
 */
export async function runRetention(settings: Deployment, now: number): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  try {
    for (const rule of retentionRules(settings, now)) await applyRule(settings.DB, rule, counts);
    return counts;
  } finally {
    await record(settings.DB, counts, now);
  }
}

async function applyRule(db: D1Database, rule: RetentionRule, counts: RetentionCounts): Promise<void> {
  counts[rule.name] = 0;
  for (let batch = 0; batch < BATCHES_A_RUN; batch++) {
    const done = await rule.apply(db, BATCH);
    counts[rule.name]! += done;
    if (done < BATCH) return;
  }
}

async function record(db: D1Database, counts: RetentionCounts, now: number): Promise<void> {
  logJob("retention", counts);
  const done = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(done).length === 0) return;
  await db
    .prepare(
      "INSERT INTO audit_log (id, actor_id, action, subject_id, detail, created_at) VALUES (?1, NULL, 'retention.ran', 'retention', ?2, ?3)",
    )
    .bind(uuidV7(now), JSON.stringify(done), now)
    .run();
}

/** The query that counts what is due at `now`, one column for each rule. It changes nothing. */
export function dueCountsQuery(settings: Pick<Settings, "SESSION_IDLE_DAYS">, now: number): string {
  const counts = retentionRules(settings, now).map(({ name, table, due }) => `(SELECT COUNT(*) FROM ${table} WHERE ${due}) AS ${name}`);
  return `SELECT ${counts.join(", ")}`;
}
