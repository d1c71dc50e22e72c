import { type SQL, sql } from "drizzle-orm";
import type { MoneyAlert } from "#domain/orders/decide-change.ts";
import { languageOfPath } from "#domain/language-path.ts";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import type { OrderRow } from "../tables/orders.ts";
import { queueGrowingStaffMail } from "../mail/staff-mails.ts";
import { isAdminNow } from "../queries/account-holds.ts";

type Entry = MoneyAlert & { order: Pick<OrderRow, "id" | "orderNumber" | "currency"> };

/** What one request of an agent has changed so far. */
export interface MoneyAct {
  id: string;
  entries: Entry[];
  /** The alert to each admin, which leaves when the act ends. */
  mails: readonly string[];
}

export const newMoneyAct = ({ now }: Pick<Ctx, "now">): MoneyAct => ({
  id: uuidV7(now),
  entries: [],
  mails: [],
});

interface StatusAlert {
  act: MoneyAct;
  entry: Entry;
  hasChanged: SQL;
}

/** Each order rewrites the act's mail, in case the act breaks off. The caller enqueues `act.mails` when it is done. */
export async function alertAdmins(
  ctx: SignedInCtx,
  { act, entry, hasChanged }: StatusAlert,
): Promise<SQL<{ id: string }>> {
  const { factsMail } = await import("../mail/messages.ts");
  const { actor, origin } = ctx;
  const entries = [...act.entries, entry].map(({ what, amountMinor, order }) => ({
    what,
    amountMinor,
    currency: order.currency,
    orderNumber: order.orderNumber,
    link: `${origin}/admin/orders/${order.id}`,
  }));
  const message = factsMail(languageOfPath("/admin", undefined), "statusAlert", {
    entries,
    auditLink: `${origin}/admin/audit`,
  });
  const mail = { kind: "status-alert", about: act.id, role: "admin", message } as const;
  return queueGrowingStaffMail(ctx, mail, sql`${hasChanged} AND NOT ${isAdminNow(actor.userId)}`);
}
