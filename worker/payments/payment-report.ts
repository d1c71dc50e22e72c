import { eq, type SQL, sql } from "drizzle-orm";
import type { PaymentProblem, PaymentProviderId } from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { prepareSql } from "../platform/db/client.ts";
import { paymentProblems, payments } from "./tables.ts";
import type { ReportedPayment } from "./provider.ts";

/** What the provider said of a payment, and of which event, if an event made us ask. */
export interface PaymentReport {
  provider: PaymentProviderId;
  reference: string;
  reported: ReportedPayment & { id: string };
  eventId?: string | undefined;
}

/** The statements that write a report, or a part of it, and the mails that they may queue. */
export interface Recording {
  statements: D1PreparedStatement[];
  mails: string[];
}

/**
 * The statement that gives staff a problem of a payment to look at, if `condition` holds when it runs; one that they had dealt with
 * comes up again.
 */
export function raiseProblem(
  { db, now }: Ctx,
  paymentId: string,
  kind: PaymentProblem,
  condition: SQL,
): D1PreparedStatement {
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
  return prepareSql(
    db,
    sql`INSERT INTO ${paymentProblems} (${names}) SELECT ${payments.id}, ${kind}, ${payments.orderId}, ${now} FROM ${payments}
      WHERE ${eq(payments.id, paymentId)} AND ${condition}
      ON CONFLICT DO UPDATE SET ${sql.identifier(createdAt.name)} = ${now}, ${sql.identifier(resolvedAt.name)} = NULL, ${sql.identifier(resolvedBy.name)} = NULL`,
  );
}

/** Our id of the refund of a payment that came when the day of its flight was over. */
export const lateRefundId = (paymentId: string): string => `late:${paymentId}`;

/** The query of the id of a payment's order. */
export const orderOf = (paymentId: string): SQL =>
  sql`(SELECT ${payments.orderId} FROM ${payments} WHERE ${eq(payments.id, paymentId)})`;
