import { and, eq, sql } from "drizzle-orm";
import type { DecidedMovement } from "#domain/payments/decide-report.ts";
import type { Ctx } from "../platform/context/context.ts";
import { hasRow } from "../platform/db/client.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import type { Statement } from "../platform/db/batch.ts";
import { journal, payments } from "../tables/payments.ts";

/** Writes nothing if the movement is in the journal already. */
export function recordMovement(
  { now }: Pick<Ctx, "now">,
  paymentId: string,
  { undoes, at, ...movement }: DecidedMovement,
): Statement {
  const row = {
    ...movement,
    orderId: payments.orderId,
    orderNumber: payments.orderNumber,
    paymentId: payments.id,
    waivedMinor: 0,
    provider: payments.provider,
    method: null,
    movedAt: at ?? now,
    actorId: null,
    createdAt: now,
  };
  const happened = and(
    eq(payments.id, paymentId),
    undoes === undefined ? undefined : hasRow(journal, eq(journal.id, undoes)),
  );
  return insertRowFrom(
    journal,
    row,
    sql`FROM ${payments} WHERE ${happened} ON CONFLICT DO NOTHING`,
  );
}
