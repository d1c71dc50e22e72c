import { and, gt, lte } from "drizzle-orm";
import { mayUse, type Role, ROLES } from "../../src/domain/accounts/role.ts";
import type { Summary, StaffDigest } from "../../src/domain/dashboard/dashboard.schema.ts";
import { type DigestCounts, digestRun } from "../../src/domain/dashboard/digest.ts";
import { languageOfPath } from "../../src/domain/language-path.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { ONE, primaryDb } from "../platform/db/client.ts";
import { orders } from "../orders/tables.ts";
import { logJob } from "../platform/context/log.ts";
import { digestMessage } from "../mail/messages.ts";
import { queueStaffMail } from "../mail/staff-mails.ts";
import { isSettingOn, readSetting, switchSetting } from "../platform/settings.ts";
import { COUNTED_UP_TO, summarize } from "./summary.ts";

/** Whether the staff get the digest. */
export async function readStaffDigest(ctx: Ctx): Promise<StaffDigest> {
  return { enabled: await readSetting(ctx, "staff_digest") };
}

/** Switches the digest on or off for all staff. */
export async function changeStaffDigest(
  ctx: SignedInCtx,
  { enabled }: StaffDigest,
): Promise<StaffDigest> {
  const action = enabled ? "digest.switched_on" : "digest.switched_off";
  await ctx.db.batch(switchSetting(ctx, { name: "staff_digest", value: enabled, action }));
  return { enabled };
}

/**
 * Queues the digest of the day, when it is due and switched on, for each of the staff with a proved address for whom something waits: one
 * a day, however often it runs (docs/product/mails.md). Leaves a log line when it is due.
 */
export async function queueStaffDigest(ctx: Ctx): Promise<void> {
  const run = digestRun(ctx.now);
  if (!run || !(await readSetting(ctx, "staff_digest"))) return;
  const [summary, newer] = [await summarize(ctx), await countOrdersSince(ctx, run.since)];
  const statements = ROLES.flatMap(
    (role) =>
      queueForRole(ctx, { role, date: run.date, counts: toCounts(summary, newer, role) }) ?? [],
  );
  const results = statements.length > 0 ? await ctx.db.batch(statements) : [];
  logJob("staff_digest", { queued: results.reduce((sum, { meta }) => sum + meta.changes, 0) });
}

/** How many orders were made since a time (epoch ms), counted up to COUNTED_UP_TO. */
async function countOrdersSince({ db, now }: Ctx, since: number): Promise<number> {
  const isNew = and(gt(orders.createdAt, since), lte(orders.createdAt, now));
  return (await primaryDb(db).select(ONE).from(orders).where(isNew).limit(COUNTED_UP_TO)).length;
}

/** What the digest tells someone with a role: nothing of what their pages do not show. */
function toCounts(summary: Summary, newOrders: number, role: Role): DigestCounts {
  return {
    orders: newOrders,
    messages: summary.unanswered_messages,
    withdrawals: summary.open_withdrawals,
    terminations: summary.open_terminations,
    expiring: summary.expiring_orders,
    due: summary.due_orders,
    problems: Object.values(summary.payment_problems).reduce((sum, count) => sum + count, 0),
    mails: mayUse(role, "mails") ? summary.failed_mails : 0,
  };
}

interface RoleDigest {
  role: Role;
  /** The operator's day, YYYY-MM-DD. */
  date: string;
  counts: DigestCounts;
}

/** The statement that queues a digest for all with a role who have none of that day; undefined when there is nothing to tell. */
function queueForRole(
  ctx: Ctx,
  { role, date, counts }: RoleDigest,
): D1PreparedStatement | undefined {
  // Mails that nobody asked for are in the language that the staff area has before one is chosen.
  const message = digestMessage(languageOfPath("/admin", undefined), counts, `${ctx.origin}/admin`);
  if (!message) return undefined;
  return queueStaffMail(
    ctx,
    { kind: "staff-digest", about: date, role, message },
    isSettingOn("staff_digest"),
  );
}
