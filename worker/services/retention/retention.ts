import { sql } from "drizzle-orm";
import type { Ctx } from "../../context/context.ts";
import { auditEntry } from "../../db/audit.ts";
import { prepareSql } from "../../db/client.ts";
import { logJob } from "../../context/log.ts";
import type { RetentionRule } from "./rule.ts";
import { retentionRules } from "./rules.ts";

/** Rows per batch and batches per run and rule. A larger backlog is left to the next runs. */
const BATCH = 500;
const BATCHES_A_RUN = 20;

/** The number of rows by the rule's name. */
export type RetentionCounts = Record<string, number>;

/**
 * Deletes or makes anonymous what is due (docs/decisions/0015). Running it again changes nothing. It leaves a log line, and an
 * audit entry when something was due, also when one of the rules fails.
 */
export async function runRetention(ctx: Ctx): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  try {
    for (const rule of retentionRules(ctx)) await applyRule(ctx, rule, counts);
    return counts;
  } finally {
    await record(ctx, counts);
  }
}

async function applyRule(ctx: Ctx, rule: RetentionRule, counts: RetentionCounts): Promise<void> {
  counts[rule.name] = 0;
  for (let batch = 0; batch < BATCHES_A_RUN; batch++) {
    const done = await rule.apply(ctx, BATCH);
    counts[rule.name]! += done;
    if (done < BATCH) return;
  }
}

async function record(ctx: Ctx, counts: RetentionCounts): Promise<void> {
  logJob("retention", counts);
  const detail = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(detail).length > 0)
    await auditEntry(ctx, { action: "retention.ran", subjectId: "retention", detail }).run();
}

/** Counts what is due, for each rule. Changes nothing. */
export async function countDue(ctx: Ctx): Promise<RetentionCounts> {
  const counts = retentionRules(ctx).map(
    ({ name, table, due }) =>
      sql`(SELECT COUNT(*) FROM ${table} WHERE ${due}) AS ${sql.identifier(name)}`,
  );
  return (
    (await prepareSql(ctx.db, sql`SELECT ${sql.join(counts, sql`, `)}`).first<RetentionCounts>()) ??
    {}
  );
}
