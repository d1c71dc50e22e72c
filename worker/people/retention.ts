import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { logJob } from "../platform/context/log.ts";
import type { RetentionRule } from "./rule.ts";
import { retentionRules } from "./rules.ts";
import { run } from "../platform/db/batch.ts";

/** A run processes at most ROWS_A_RUN rows per rule. The next runs take the rest. */
const BATCH = 500;
const ROWS_A_RUN = 10_000;

interface Pace {
  batch: number;
  pause: () => Promise<void>;
}
const AT_ONCE: Pace = { batch: BATCH, pause: async () => undefined };

export type RetentionCounts = Record<string, number>;

/** Safe to repeat (docs/decisions/0015). Throws the first failure last, so that it stops no other rule. */
export async function runRetention(ctx: Ctx, pace = AT_ONCE): Promise<RetentionCounts> {
  const counts: RetentionCounts = {};
  const failures: unknown[] = [];
  for (const rule of retentionRules(ctx))
    await applyRule(ctx, rule, { counts, pace }).catch((error: unknown) => failures.push(error));
  await record(ctx, counts);
  if (failures.length > 0) throw failures[0];
  return counts;
}

async function applyRule(
  ctx: Ctx,
  rule: RetentionRule,
  { counts, pace: { batch, pause } }: { counts: RetentionCounts; pace: Pace },
): Promise<void> {
  counts[rule.name] = 0;
  const limit = Math.min(batch, rule.maxBatch ?? batch);
  for (let rows = 0; rows < ROWS_A_RUN; rows += limit) {
    const done = await rule.apply(ctx, limit);
    counts[rule.name]! += done;
    if (done < limit) return;
    await pause();
  }
}

async function record(ctx: Ctx, counts: RetentionCounts): Promise<void> {
  logJob("retention", counts);
  const detail = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  if (Object.keys(detail).length > 0)
    await run(ctx, auditEntry(ctx, { action: "retention.ran", subjectId: "retention", detail }));
}

export async function countDue(ctx: Ctx): Promise<RetentionCounts> {
  const counts = retentionRules(ctx).map(
    ({ name, table, due }) =>
      sql`(SELECT COUNT(*) FROM ${table} WHERE ${due}) AS ${sql.identifier(name)}`,
  );
  const { rows } = await run(ctx, sql<RetentionCounts>`SELECT ${sql.join(counts, sql`, `)}`);
  return rows[0] ?? {};
}
