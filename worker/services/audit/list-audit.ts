import { and, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Page } from "../../../src/domain/paging.ts";
import type { AuditEntry, AuditQuery } from "../../../src/domain/audit/audit.schema.ts";
import { createDb } from "../../db/client.ts";
import { auditLog, messages, orders, users } from "../../db/schema.ts";
import { cursorOf, pageOf, positionOf } from "../../db/keyset.ts";

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/**
 * One page of the audit log, newest first, read by an index from where the cursor stands. The names of actors and subjects are
 * looked up by id, so a deleted account has none.
 * @throws ValidationError for a cursor that is not one of this list.
 */
export async function listAuditEntries(db: D1Database, { cursor, limit, action }: AuditQuery): Promise<Page<AuditEntry>> {
  const after = cursor ? positionOf(cursor) : undefined;
  const rows = await createDb(db)
    .select({
      entry: auditLog,
      actorEmail: actors.email,
      subjectName: sql<string | null>`coalesce(${subjects.email}, ${orders.orderNumber}, ${messages.email})`,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
    .leftJoin(orders, eq(orders.id, auditLog.subjectId))
    .leftJoin(messages, eq(messages.id, auditLog.subjectId))
    .where(
      and(action && eq(auditLog.action, action), after && sql`(${auditLog.createdAt}, ${auditLog.id}) < (${after.createdAt}, ${after.id})`),
    )
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(limit + 1);
  const { page, next_cursor } = pageOf(rows, limit, ({ entry }) => cursorOf(entry));
  const items = page.map(({ entry, actorEmail, subjectName }) => ({
    id: entry.id,
    actor_id: entry.actorId,
    actor_email: actorEmail,
    action: entry.action,
    subject_id: entry.subjectId,
    subject_name: subjectName,
    detail: entry.detail,
    created_at: new Date(entry.createdAt).toISOString(),
  }));
  return { items, next_cursor };
}
