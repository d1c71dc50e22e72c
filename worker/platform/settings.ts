import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { AuditAction } from "../../src/domain/audit/audit.ts";
import type { Ctx } from "./context/context.ts";
import { auditEntry } from "./db/audit.ts";
import { build, ONE, prepareSql } from "./db/client.ts";
import { settings } from "./tables.ts";

/** The site's switches, off by default. */
type SettingName = "staff_second_factor" | "staff_digest";

/** Returns the condition that a setting is on. */
export function isSettingOn(name: SettingName): SQL {
  return exists(
    build
      .select(ONE)
      .from(settings)
      .where(and(eq(settings.name, name), eq(settings.value, true))),
  );
}

/** Returns true when a setting is on. */
export async function readSetting({ db }: Pick<Ctx, "db">, name: SettingName): Promise<boolean> {
  return (
    (await prepareSql(db, sql`SELECT ${isSettingOn(name)} AS "isOn"`).first<number>("isOn")) === 1
  );
}

/** Returns the statements that switch a setting and audit a real change as `action`. */
export function switchSetting(
  ctx: Pick<Ctx, "db" | "now" | "actor">,
  { name, value, action }: { name: SettingName; value: boolean; action: AuditAction },
): [D1PreparedStatement, D1PreparedStatement] {
  const row = { value, updatedAt: ctx.now };
  return [
    auditEntry(ctx, { action, subjectId: "staff" }, sql`WHERE ${value} <> ${isSettingOn(name)}`),
    prepareSql(
      ctx.db,
      build
        .insert(settings)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: settings.name, set: row }),
    ),
  ];
}
