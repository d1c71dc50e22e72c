import { and, eq, getTableColumns, gte, inArray, lt, lte, notInArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { normalizeEmail } from "#domain/accounts/address.ts";
import { SIGN_IN_ACTIONS } from "#domain/audit/audit.ts";
import type { AuditEntry, AuditQuery } from "#domain/audit/audit.schema.ts";
import type { Page } from "#domain/paging.ts";
import { endOfDay, startOfDay, TIME_ZONE, toIso } from "#domain/time.ts";
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
const SUBJECT_NAME = sql<string | null>`coalesce(${subjects.email}, ${orders.orderNumber},
  ${messages.email}, ${invitations.email})`;

/** Uses a range, because LIKE cannot use the index of addresses. */
const isActor = (person: string) => {
  const begin = normalizeEmail(person);
  const found = build
    .select({ id: users.id })
    .from(users)
    .where(and(gte(users.email, begin), lt(users.email, `${begin}\u{10FFFF}`)));
  return inArray(auditLog.actorId, found);
};

/** D1's LIKE takes no pattern of more than 50 bytes. */
const isWordOf = (word: string) =>
  sql`(instr(lower(${auditLog.detail}), lower(${word})) > 0
    OR instr(lower(coalesce(${SUBJECT_NAME}, '')), lower(${word})) > 0)`;

function filterBy({ action, person, from, to, q, sign_ins }: AuditQuery) {
  return [
    action && eq(auditLog.action, action),
    person && isActor(person),
    from && gte(auditLog.createdAt, startOfDay(from, TIME_ZONE)),
    to && lte(auditLog.createdAt, endOfDay(to, TIME_ZONE)),
    sign_ins && notInArray(auditLog.action, [...SIGN_IN_ACTIONS]),
    q && isWordOf(q),
  ].map((condition) => condition || undefined);
}

/** A deleted account has no name. Throws ValidationError for another list's cursor. */
export async function listAuditEntries(ctx: Ctx, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { after, orderBy, limit, toPage } = keysetPage(auditLog, query);
  const { rows } = await run(
    ctx,
    build
      .select({
        ...getTableColumns(auditLog),
        actorEmail: actors.email,
        subjectName: SUBJECT_NAME,
      })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .leftJoin(subjects, eq(subjects.id, auditLog.subjectId))
      .leftJoin(orders, eq(orders.id, auditLog.subjectId))
      .leftJoin(messages, eq(messages.id, auditLog.subjectId))
      .leftJoin(invitations, eq(invitations.id, auditLog.subjectId))
      .where(and(...filterBy(query), after))
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
