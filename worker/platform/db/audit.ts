import { type Column, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../../src/domain/audit/audit.ts";
import type { Ctx } from "../context/context.ts";
import { insertRowFrom } from "./insert-row.ts";
import { auditLog } from "../tables.ts";
import { uuidV7 } from "../crypto/random.ts";

interface NewAuditEntry {
  /** Who did it, where that is not the caller: who is signing in right now, or nobody known. */
  actorId?: string | null;
  action: AuditAction;
  /** What it was done to: an id, or the column that holds it. */
  subjectId: string | Column | SQL;
  /** Ids, figures and names of ours: never what a person wrote. */
  detail?: Record<string, unknown> | SQL;
}

/**
 * The statement that records an action, for the batch that does it. `source` (`WHERE …`, or `FROM … WHERE …`) is the
 * condition of the action itself, so that what was not done is not recorded.
 */
export function auditEntry(
  { db, now, actor }: Pick<Ctx, "db" | "now" | "actor">,
  { actorId = actor?.userId ?? null, action, subjectId, detail = {} }: NewAuditEntry,
  source: SQL = sql``,
): D1PreparedStatement {
  const entry = { id: uuidV7(now), actorId, action, subjectId, detail, createdAt: now };
  return insertRowFrom(db, auditLog, entry, source);
}
