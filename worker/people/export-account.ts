import { sql } from "drizzle-orm";
import type { AccountExport } from "#domain/accounts/account.schema.ts";
import { toIso } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry, wasJustAudited } from "../platform/db/audit.ts";
import { listSessions } from "../identity/sessions/list-sessions.ts";
import { toAuthUser } from "../identity/users/users.ts";
import { findCaller, toPerson } from "../identity/account/caller.ts";
import { run } from "../platform/db/batch.ts";

export async function exportAccount(ctx: SignedInCtx): Promise<AccountExport> {
  const record = await findCaller(ctx);
  const { exportPerson } = await import("./export-person.ts");
  const [sessions, stored] = await Promise.all([
    listSessions(ctx),
    exportPerson(ctx, toPerson(record.user)),
  ]);
  const entry = { action: "account.exported", subjectId: record.user.id } as const;
  await run(ctx, auditEntry(ctx, entry, sql`WHERE NOT ${wasJustAudited(ctx, entry)}`));
  return {
    exported_at: toIso(ctx.now),
    user: toAuthUser(record, ctx.actor.aal),
    ...stored,
    sessions,
  };
}
