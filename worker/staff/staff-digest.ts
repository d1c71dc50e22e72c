import { and, gte, lt } from "drizzle-orm";
import { mayChange, mayUse, type Role, ROLES } from "#domain/accounts/role.ts";
import type { Summary, StaffDigest } from "#domain/dashboard/dashboard.schema.ts";
import { type DigestCounts, digestRun } from "#domain/dashboard/digest.ts";
import { languageOfPath } from "#domain/language-path.ts";
import { firstOrderNumber } from "#domain/orders/order-number.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { ONE, primaryDb } from "../platform/db/client.ts";
import { orders } from "../tables/orders.ts";
import { logJob } from "../platform/context/log.ts";
import { digestMessage } from "../mail/messages.ts";
import { queueStaffMail } from "../mail/staff-mails.ts";
import { isSettingOn, readSetting, switchSetting } from "../platform/settings.ts";
import { COUNTED_UP_TO, summarize } from "./summary.ts";
import { batch, type Statement } from "../platform/db/batch.ts";

export async function changeStaffDigest(
  ctx: SignedInCtx,
  { enabled }: StaffDigest,
): Promise<StaffDigest> {
  const action = enabled ? "digest.switched_on" : "digest.switched_off";
  await batch(ctx, switchSetting(ctx, { name: "staff_digest", value: enabled, action }));
  return { enabled };
}

/** Mails staff with a proved address and open work, once a day (docs/product/mails.md). */
export async function queueStaffDigest(ctx: Ctx): Promise<void> {
  const day = digestRun(ctx.now);
  if (!day || !(await readSetting(ctx, "staff_digest"))) return;
  const [summary, newer] = [await summarize(ctx), await countOrdersSince(ctx, day.since)];
  const mails = await batch(
    ctx,
    ROLES.filter((role) => mayChange(role, "orders")).map((role) =>
      queueForRole(ctx, { role, date: day.date, counts: toCounts(summary, newer, role) }),
    ),
  );
  logJob("staff_digest", { queued: mails.reduce((sum, mail) => sum + (mail?.changes ?? 0), 0) });
}

async function countOrdersSince({ db, now }: Ctx, since: number): Promise<number> {
  const isNew = and(
    gte(orders.orderNumber, firstOrderNumber(since + 1)),
    lt(orders.orderNumber, firstOrderNumber(now + 1)),
  );
  return (await primaryDb(db).select(ONE).from(orders).where(isNew).limit(COUNTED_UP_TO)).length;
}

function toCounts(summary: Summary, newOrders: number, role: Role): DigestCounts {
  return {
    orders: newOrders,
    messages: summary.unanswered_messages,
    withdrawals: summary.open_withdrawals,
    terminations: summary.open_terminations,
    held: summary.held_orders,
    due: summary.due_orders,
    problems: Object.values(summary.payment_problems).reduce((sum, count) => sum + count, 0),
    unreached: summary.unreached_orders,
    overused: summary.overused_orders,
    mails: mayUse(role, "mails") ? summary.failed_mails : 0,
    requests: mayUse(role, "refunds") ? summary.refund_requests + summary.group_refund_requests : 0,
  };
}

interface RoleDigest {
  role: Role;
  date: string;
  counts: DigestCounts;
}

/** Queues one mail per day and role, or none when there is nothing to report. */
function queueForRole(ctx: Ctx, { role, date, counts }: RoleDigest): Statement | undefined {
  // Unrequested mails use the staff area's default language.
  const message = digestMessage(languageOfPath("/admin", undefined), counts, `${ctx.origin}/admin`);
  if (!message) return undefined;
  return queueStaffMail(
    ctx,
    { kind: "staff-digest", about: date, role, message },
    isSettingOn("staff_digest"),
  );
}
