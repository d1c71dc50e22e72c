import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/time.ts";
import type { AuditAction } from "#domain/audit/audit.ts";
import type { Ctx } from "./context/context.ts";
import { auditEntry } from "./db/audit.ts";
import { build, hasRow } from "./db/client.ts";
import { settings } from "../tables/platform.ts";
import { batch, isTrue, type Statement } from "./db/batch.ts";

/** Off by default. */
type SettingName = "staff_second_factor" | "staff_digest";

export function isSettingOn(name: SettingName): SQL {
  return hasRow(settings, and(eq(settings.name, name), eq(settings.value, true)));
}

export function readSetting(ctx: Pick<Ctx, "db">, name: SettingName): Promise<boolean> {
  return isTrue(ctx, isSettingOn(name));
}

/** Audits only a real change. */
export function switchSetting(
  ctx: Pick<Ctx, "db" | "now" | "actor">,
  { name, value, action }: { name: SettingName; value: boolean; action: AuditAction },
): [Statement, Statement] {
  const row = { value, updatedAt: ctx.now };
  return [
    auditEntry(ctx, { action, subjectId: "staff" }, sql`WHERE ${value} <> ${isSettingOn(name)}`),
    build
      .insert(settings)
      .values({ name, ...row })
      .onConflictDoUpdate({ target: settings.name, set: row }),
  ];
}

/** These rows beside the settings store when a part of the deployment last worked. */
export const SEEN = {
  cron: "seen_cron",
  inbound: "seen_inbound",
  backup: "seen_backup",
} as const;
/** A busy part writes its row once in this time. */
const SEEN_AGAIN_MS = 5 * MINUTE_MS;

export async function markSeen(
  { db, now }: Pick<Ctx, "db" | "now">,
  part: keyof typeof SEEN,
): Promise<void> {
  const row = { value: true, updatedAt: now };
  await batch({ db }, [
    build
      .insert(settings)
      .values({ name: SEEN[part], ...row })
      .onConflictDoUpdate({
        target: settings.name,
        set: row,
        setWhere: lt(settings.updatedAt, now - SEEN_AGAIN_MS),
      }),
  ]);
}
