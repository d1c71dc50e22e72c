import { and, type Column, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "#domain/audit/audit.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { Ctx } from "../context/context.ts";
import { hasRow } from "./client.ts";
import { insertRowFrom } from "./insert-row.ts";
import { auditLog } from "../../tables/platform.ts";
import { uuidV7 } from "../crypto/random.ts";

interface NewAuditEntry {
  /** Needed if the actor is not the caller, such as a person signing in. Null if unknown. */
  actorId?: string | null;
  action: AuditAction;
  subjectId: string | Column | SQL;
  /** Only our ids, figures and names, never text that a person wrote. */
  detail?: Record<string, unknown> | SQL;
}

/** `source` (`FROM … WHERE …`) repeats the action's condition, so that only a done action is recorded. */
export function auditEntry(
  { now, actor }: Pick<Ctx, "now" | "actor">,
  { actorId = actor?.userId ?? null, action, subjectId, detail = {} }: NewAuditEntry,
  source: SQL = sql``,
): SQL {
  const entry = { id: uuidV7(now), actorId, action, subjectId, detail, createdAt: now };
  return insertRowFrom(auditLog, entry, source);
}

/** Within this time, an act that anybody can repeat is recorded once, so that nobody fills the log. */
const PAUSE_MS = 10 * MINUTE_MS;

export function wasJustAudited(
  { now }: Pick<Ctx, "now">,
  { action, subjectId }: { action: AuditAction; subjectId: string },
): SQL {
  const isSame = and(eq(auditLog.action, action), eq(auditLog.subjectId, subjectId));
  return hasRow(auditLog, and(isSame, gt(auditLog.createdAt, now - PAUSE_MS)));
}
