import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import type { Statement } from "../platform/db/batch.ts";
import { build } from "../platform/db/client.ts";
import { orders } from "../tables/orders.ts";

/** The new version rejects changes by people who read the order before. */
export const raiseVersion = (
  { now }: Pick<Ctx, "now">,
  orderId: string,
  condition: SQL,
): Statement =>
  build
    .update(orders)
    .set({ version: sql`${orders.version} + 1`, updatedAt: now })
    .where(and(eq(orders.id, orderId), condition));
