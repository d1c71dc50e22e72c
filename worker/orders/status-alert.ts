import { type SQL, sql } from "drizzle-orm";
import { languageOfPath } from "#domain/language-path.ts";
import { HOUR_MS } from "#domain/time.ts";
import type { SignedInCtx } from "../platform/context/context.ts";
import { type OrderRow } from "../tables/orders.ts";
import { queueStaffMail } from "../mail/staff-mails.ts";
import { isAdminNow } from "../queries/account-holds.ts";
import type { Statement } from "../platform/db/batch.ts";

interface StatusAlert {
  order: OrderRow;
  status: "paid" | "refunded";
  hasChanged: SQL;
}

/** Alerts admins, hourly at most, when an agent sets a money status without a payment. */
export async function alertAdmins(
  ctx: SignedInCtx,
  { order, status, hasChanged }: StatusAlert,
): Promise<Statement> {
  const { factsMail } = await import("../mail/messages.ts");
  const { actor, now, origin } = ctx;
  const message = factsMail(languageOfPath("/admin", undefined), "statusAlert", {
    orderNumber: order.orderNumber,
    status,
    link: `${origin}/admin/orders/${order.id}`,
    auditLink: `${origin}/admin/audit`,
  });
  const about = `${actor.userId}:${Math.floor(now / HOUR_MS)}`;
  const mail = { kind: "status-alert", about, role: "admin", message } as const;
  return queueStaffMail(ctx, mail, sql`${hasChanged} AND NOT ${isAdminNow(actor.userId)}`);
}
