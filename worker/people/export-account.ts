import { and, eq, gte, sql } from "drizzle-orm";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import { MINUTE_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { hasRow } from "../platform/db/client.ts";
import { auditLog } from "../platform/tables.ts";
import { listSessions } from "../identity/sessions/list-sessions.ts";
import { toAuthUser } from "../identity/users/users.ts";
import { findCaller, toPerson } from "../identity/account/caller.ts";
import { run } from "../platform/db/batch.ts";

/** The journal is kept for ever, and anybody may ask often. */
const TOLD_EVERY_MS = 10 * MINUTE_MS;

/** Returns all stored data of the caller. Data found by e-mail needs a proved address. */
export async function exportAccount(ctx: SignedInCtx): Promise<AccountExport> {
  const record = await findCaller(ctx);
  const { exportPerson } = await import("./export-person.ts");
  const [sessions, stored] = await Promise.all([
    listSessions(ctx),
    exportPerson(ctx, toPerson(record.user)),
  ]);
  const entry = { action: "account.exported", subjectId: record.user.id } as const;
  const isKnown = and(
    eq(auditLog.action, entry.action),
    gte(auditLog.createdAt, ctx.now - TOLD_EVERY_MS),
    eq(auditLog.subjectId, entry.subjectId),
  );
  await run(ctx, auditEntry(ctx, entry, sql`WHERE NOT ${hasRow(auditLog, isKnown)}`));
  return {
    exported_at: new Date(ctx.now).toISOString(),
    user: toAuthUser(record, ctx.actor.aal),
    sessions,
    ...stored,
  };
}
