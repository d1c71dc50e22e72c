import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AuditEntry, AuditQuery } from "#domain/audit/audit.schema.ts";
import type { Page } from "#domain/paging.ts";
import { toIso } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { keysetPage } from "../platform/db/keyset.ts";
import { run } from "../platform/db/batch.ts";
import { auditLog } from "../tables/platform.ts";
import { invitations } from "../tables/staff.ts";
import { messages } from "../tables/messages.ts";
import { orders } from "../tables/orders.ts";
import { users } from "../tables/identity.ts";

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/** A deleted account has no name here. Throws ValidationError for another list's cursor. */
export async function listAuditEntries(ctx: Ctx, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { after, orderBy, limit, toPage } = keysetPage(auditLog, query);
  const { rows } = await run(
    ctx,
    build
      .select({
        ...getTableColumns(auditLog),
        actorEmail: actors.email,
        subjectName: sql<
          string | null
        >`coalesce(${subjects.email}, ${orders.orderNumber}, ${messages.email},
      ${invitations.email})`,
      })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
      .leftJoin(orders, eq(orders.id, auditLog.subjectId))
      .leftJoin(messages, eq(messages.id, auditLog.subjectId))
      .leftJoin(invitations, eq(invitations.id, auditLog.subjectId))
      .where(and(query.action && eq(auditLog.action, query.action), after))
      .orderBy(orderBy)
      .limit(limit),
  );
  return toPage(rows, (entry) => ({
    id: entry.id,
    actor_id: entry.actorId,
    actor_email: entry.actorEmail,
    action: entry.action,
    subject_id: entry.subjectId,
    subject_name: entry.subjectName,
    detail: entry.detail,
    created_at: toIso(entry.createdAt),
  }));
}
