import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx, SignedInCtx } from "../platform/context/context.ts";
import type { Statement } from "../platform/db/batch.ts";
import { build, hasRow } from "../platform/db/client.ts";
import { LEFT_MINOR, REFUNDABLE_MINOR } from "../queries/paid-at.ts";
import { orders } from "../tables/orders.ts";
import { payments, refundRequests, refunds } from "../tables/payments.ts";

export const isOpenRequest = (id: string) =>
  hasRow(refundRequests, and(eq(refundRequests.id, id), eq(refundRequests.status, "open")));

/** `condition` is true once the batch has stored the refund. */
export function grantRequest({ now, actor }: SignedInCtx, id: string, condition: SQL): Statement {
  return build
    .update(refundRequests)
    .set({ status: "granted", answeredBy: actor.userId, updatedAt: now })
    .where(and(eq(refundRequests.id, id), condition));
}

/** Ends open requests after a later refund or dispute, or if travellers cannot leave, so that we never refund twice. */
export function endRequests({ now }: Pick<Ctx, "now">, orderId: SQL | string): Statement {
  const hasRefund = hasRow(
    refunds,
    and(
      eq(refunds.orderId, refundRequests.orderId),
      sql`${refunds.createdAt} >= ${refundRequests.createdAt}`,
      sql`${refunds.status} <> 'failed'`,
    ),
  );
  const hasMoney = hasRow(
    payments,
    and(
      eq(payments.id, refundRequests.paymentId),
      sql`${LEFT_MINOR} >= ${refundRequests.amountMinor}`,
    ),
  );
  const ofOrder = eq(orders.id, refundRequests.orderId);
  const hasMoneyInAll = hasRow(
    orders,
    and(ofOrder, sql`${REFUNDABLE_MINOR} >= ${refundRequests.amountMinor}`),
  );
  const isLeaving = sql`(${refundRequests.adults} + ${refundRequests.children}
    + ${refundRequests.infants} > 0)`;
  const canLeave = hasRow(
    orders,
    and(
      ofOrder,
      sql`${orders.status} IN ('Not Paid', 'paid')`,
      sql`${orders.adults} > ${refundRequests.adults}`,
      sql`${orders.children} >= ${refundRequests.children}`,
      sql`${orders.infants} >= ${refundRequests.infants}`,
    ),
  );
  return build
    .update(refundRequests)
    .set({ status: "ended", updatedAt: now })
    .where(
      and(
        sql`${refundRequests.status} = 'open'`,
        sql`${refundRequests.orderId} = ${orderId}`,
        sql`(${hasRefund} OR NOT iif(${isLeaving}, ${canLeave} AND ${hasMoneyInAll}, ${hasMoney}))`,
      ),
    );
}
