import { uuidV7 } from "../../db/uuid-v7.ts";
import type { Settings } from "../../env.ts";
import { logJob } from "../../log.ts";
import type { RetentionRule } from "./rule.ts";
import { retentionRules } from "./rules.ts";

/** Rows per batch and batches per run and rule. A larger backlog is left to the next runs. */
const BATCH = 500;
const BATCHES_A_RUN = 20;

/** The number of rows by the rule's name. */
export type RetentionCounts = Record<string, number>;

type Deployment = Pick<Settings, "DB" | "SESSION_IDLE_DAYS">;

/**
 * Deletes or makes anonymous what is due at `now`, epoch ms (docs/decisions/0015). Running it again changes nothing. It leaves a log
 * line, and an audit entry when something was due, also when one of the rules fails.
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
