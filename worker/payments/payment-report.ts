import { eq, type SQL, sql } from "drizzle-orm";
import type { PaymentProblem, PaymentProviderId } from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { paymentProblems, payments } from "./tables.ts";
import type { ReportedPayment } from "./provider.ts";
import type { Statement } from "../platform/db/batch.ts";

/** The provider's report of a payment, and the event that made us ask, if any. */
export interface PaymentReport {
  provider: PaymentProviderId;
  reference: string;
  reported: ReportedPayment & { id: string };
  eventId?: string | undefined;
}

/**
 * Returns the statement that raises a problem for staff if `condition` holds; one that staff
 * resolved comes up again.
 */
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

/** Returns our refund id of a payment that came after the flight day. */
export const lateRefundId = (paymentId: string): string => `late:${paymentId}`;

/** Returns the query of a payment's order id. */
export const selectOrderId = (paymentId: string): SQL =>
  sql`(SELECT ${payments.orderId} FROM ${payments} WHERE ${eq(payments.id, paymentId)})`;
