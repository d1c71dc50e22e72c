import { eq, type SQL, sql } from "drizzle-orm";
import type { PaymentProblem } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { paymentProblems, payments } from "../tables/payments.ts";
import type { Statement } from "../platform/db/batch.ts";

/** A problem that staff resolved comes up again. */
export function raiseProblem(
  { now }: Ctx,
  paymentId: string,
  kind: PaymentProblem,
  condition: SQL,
): Statement {
  const {
    paymentId: payment,
    kind: of,
    orderId,
    createdAt,
    resolvedAt,
    resolvedBy,
  } = paymentProblems;
  const names = sql.join(
    [payment, of, orderId, createdAt].map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`INSERT INTO ${paymentProblems} (${names})
      SELECT ${payments.id}, ${kind}, ${payments.orderId}, ${now} FROM ${payments}
      WHERE ${eq(payments.id, paymentId)} AND ${condition}
      ON CONFLICT DO UPDATE SET ${sql.identifier(createdAt.name)} = ${now},
      ${sql.identifier(resolvedAt.name)} = NULL, ${sql.identifier(resolvedBy.name)} = NULL`;
}

export const selectOrderId = (paymentId: string): SQL =>
  sql`(SELECT ${payments.orderId} FROM ${payments} WHERE ${eq(payments.id, paymentId)})`;

export const newRefund = (now: number) => ({
  paymentId: payments.id,
  orderId: payments.orderId,
  currency: payments.currency,
  reason: "",
  actorId: null,
  reference: null,
  keyHash: null,
  failure: null,
  createdAt: now,
  updatedAt: now,
});
