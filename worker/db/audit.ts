import { type Column, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../src/domain/audit/audit.ts";
import type { Ctx } from "../context.ts";
import { insertRowFrom } from "./insert-row.ts";
import { auditLog } from "./schema.ts";
import { uuidV7 } from "../crypto/random.ts";

interface NewAuditEntry {
  action: AuditAction;
  /** What it was done to: an id, or the column that holds it. */
  subjectId: string | Column | SQL;
  /** Ids, figures and names of ours: never what a person wrote. */
  detail?: Record<string, unknown> | SQL;
  /** The user who did it, where that is not the caller. */
  actorId?: string;
}

/**
 * The statement that records an action, for the batch that does it. `source` (`WHERE …`, or `FROM … WHERE …`) is the
 * condition of the action itself, so that what was not done is not recorded.
 */
export function auditEntry(
  { db, now, actor }: Pick<Ctx, "db" | "now" | "actor">,
  { action, subjectId, detail = {}, actorId = actor?.userId }: NewAuditEntry,
  source: SQL = sql``,
): D1PreparedStatement {
  const entry = { id: uuidV7(now), actorId: actorId ?? null, action, subjectId, detail, createdAt: now };
  return insertRowFrom(db, auditLog, entry, source);
}
