import { and, eq, ne } from "drizzle-orm";
import type { SignedInCtx } from "../platform/context/context.ts";
import { auditEntry } from "../platform/db/audit.ts";
import { run } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { orderLink } from "../mail/order-link.ts";
import { customers, orders } from "../tables/orders.ts";

interface CopiedLink {
  orderId: string;
  mayRefund: boolean;
}

/** For a traveller on the phone. Throws NotFoundError, also for an erased person's order. */
export async function showOrderLink(
  ctx: SignedInCtx,
  { orderId, mayRefund }: CopiedLink,
): Promise<{ url: string }> {
  const { id, addressVersion, language } = orders;
  const { rows } = await run(
    ctx,
    build
      .select({ id, addressVersion, language })
      .from(orders)
      .innerJoin(customers, eq(customers.id, orders.customerId))
      .where(and(eq(orders.id, orderId), ne(customers.email, ""))),
  );
  const [order] = rows;
  if (!order) throw new NotFoundError();
  await run(ctx, auditEntry(ctx, { action: "order.link_shown", subjectId: orderId }));
  return { url: await orderLink(ctx, order, { isCopied: !mayRefund }) };
}
