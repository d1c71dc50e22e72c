import { asc, desc, eq, sql } from "drizzle-orm";
import { toMajor } from "#domain/money/currency.ts";
import { preventsRefund } from "#domain/payments/movement.ts";
import type { PaymentProviderId } from "#domain/payments/payment.ts";
import type { Payment, RefundRequest } from "#domain/payments/payment.schema.ts";
import { toIso, toIsoOrNull } from "#domain/time.ts";
import {
  disputes,
  journal,
  type MovementRow,
  paymentProblems,
  type PaymentRow,
  payments,
  type RefundRequestRow,
  refundRequests,
  type RefundRow,
  refunds,
} from "../tables/payments.ts";
import { users } from "../tables/identity.ts";
import { tableColumns } from "../platform/db/table-columns.ts";
import type { Results } from "../platform/db/batch.ts";

const PAYMENT = tableColumns(payments);
const REFUND = tableColumns(refunds);
const REQUEST = tableColumns(refundRequests);
const PROBLEM = tableColumns(paymentProblems);
const DISPUTE = tableColumns(disputes);
const MOVEMENT = tableColumns(journal);

export function selectPayments(orderId: string) {
  const email = sql`${users.email} AS actor_email`;
  return {
    payments: sql`SELECT ${PAYMENT.columns} FROM ${payments} WHERE ${eq(payments.orderId, orderId)}
      ORDER BY ${desc(payments.id)}`,
    refunds: sql`SELECT ${REFUND.columns}, ${email} FROM ${refunds}
      LEFT JOIN ${users} ON ${users.id} = ${refunds.actorId}
      WHERE ${eq(refunds.orderId, orderId)}
      ORDER BY ${desc(refunds.createdAt)}, ${desc(refunds.id)}`,
    requests: sql`SELECT ${REQUEST.columns}, ${email},
      (SELECT ${users.email} FROM ${users} WHERE ${users.id} = ${refundRequests.answeredBy})
        AS answered_by_email
      FROM ${refundRequests} LEFT JOIN ${users} ON ${users.id} = ${refundRequests.actorId}
      WHERE ${eq(refundRequests.orderId, orderId)} ORDER BY ${desc(refundRequests.id)}`,
    problems: sql`SELECT ${PROBLEM.columns}, ${email} FROM ${paymentProblems}
      LEFT JOIN ${users} ON ${users.id} = ${paymentProblems.resolvedBy}
      WHERE ${eq(paymentProblems.orderId, orderId)} ORDER BY ${asc(paymentProblems.createdAt)}`,
    disputes: sql`SELECT ${DISPUTE.columns} FROM ${disputes}
      WHERE ${eq(disputes.orderId, orderId)} ORDER BY ${desc(disputes.createdAt)}`,
    movements: sql`SELECT ${MOVEMENT.columns}, ${email} FROM ${journal}
      LEFT JOIN ${users} ON ${users.id} = ${journal.actorId}
      WHERE ${eq(journal.orderId, orderId)} ORDER BY ${desc(journal.movedAt)}`,
  };
}

export const toMovements = (
  found: Pick<Results<ReturnType<typeof selectPayments>>, "movements">,
): { row: MovementRow; email: string | null }[] =>
  found.movements.rows.map((row) => ({
    row: MOVEMENT.read(row),
    email: row.actor_email as string | null,
  }));

export function toPayments(found: Results<ReturnType<typeof selectPayments>>): Payment[] {
  const refundRows = found.refunds.rows.map((row) => ({
    row: REFUND.read(row),
    email: row.actor_email as string | null,
  }));
  const requestRows = found.requests.rows.map((row) => ({
    row: REQUEST.read(row),
    email: row.actor_email as string | null,
    answeredBy: row.answered_by_email as string | null,
  }));
  const problemRows = found.problems.rows.map((row) => ({
    row: PROBLEM.read(row),
    email: row.actor_email as string | null,
  }));
  const movements = toMovements(found).map(({ row }) => row);
  const disputeRows = found.disputes.rows.map(DISPUTE.read);
  const feesOf = (kind: MovementRow["kind"], isOf: (row: MovementRow) => boolean) =>
    movements
      .filter((row) => row.kind === kind && isOf(row))
      .map(({ amountMinor, currency }) => ({ amount: toMajor(-amountMinor), currency }));
  return found.payments.rows.map((row) => {
    const payment = PAYMENT.read(row);
    const isOf = ({ paymentId }: { paymentId: string | null }) => paymentId === payment.id;
    const received = movements.find((move) => move.kind === "payment" && isOf(move));
    const ownDisputes = disputeRows.filter(isOf);
    const isDisputed = ownDisputes.some(({ status }) => preventsRefund(status));
    const own = refundRows.filter(({ row }) => row.paymentId === payment.id);
    const givenMinor = own.reduce(
      (sum, { row }) => sum + (row.status === "failed" ? 0 : row.amountMinor),
      0,
    );
    return {
      id: payment.id,
      provider: payment.provider,
      reference: payment.reference,
      dashboard_url: dashboardUrl(payment),
      status: payment.status,
      amount: toMajor(payment.amountMinor),
      currency: payment.currency,
      received_amount: toMajor(payment.receivedMinor),
      refundable_amount: isDisputed ? 0 : toMajor(Math.max(0, payment.receivedMinor - givenMinor)),
      expires_at: toIso(payment.expiresAt),
      created_at: toIso(payment.createdAt),
      received_at: received ? toIso(received.movedAt) : null,
      fees: feesOf("fee", isOf),
      refunds: own.map(toRefund),
      refund_requests: requestRows.filter(({ row }) => isOf(row)).map(toRequest),
      disputes: ownDisputes.map((dispute) => ({
        id: dispute.id,
        status: dispute.status,
        amount: toMajor(dispute.amountMinor),
        currency: dispute.currency,
        cause: dispute.cause,
        due_at: toIsoOrNull(dispute.dueAt),
        opened_at: toIso(dispute.createdAt),
        fees: feesOf("dispute_fee", ({ reference }) => reference === dispute.id),
      })),
      problems: problemRows.filter(({ row }) => row.paymentId === payment.id).map(toProblem),
    };
  });
}

/** Stripe keeps test payments apart. */
const DASHBOARDS: Record<PaymentProviderId, ((reference: string) => string) | null> = {
  demo: null,
  stripe: (reference) =>
    `https://dashboard.stripe.com/${reference.startsWith("cs_test_") ? "test/" : ""}` +
    `search?query=${encodeURIComponent(reference)}`,
};

export function dashboardUrl({
  provider,
  reference,
}: Pick<PaymentRow, "provider" | "reference">): string | null {
  return DASHBOARDS[provider]?.(reference) ?? null;
}

function toRefund({
  row,
  email,
}: {
  row: RefundRow;
  email: string | null;
}): Payment["refunds"][number] {
  return {
    id: row.id,
    status: row.status,
    amount: toMajor(row.amountMinor),
    currency: row.currency,
    reason: row.reason,
    actor_id: row.actorId,
    actor_email: email,
    reference: row.reference,
    failure: row.failure,
    created_at: toIso(row.createdAt),
  };
}

function toRequest({
  row,
  email,
  answeredBy,
}: {
  row: RefundRequestRow;
  email: string | null;
  answeredBy: string | null;
}): RefundRequest {
  const { id, status, amountMinor, currency, adults, children, infants } = row;
  return {
    id,
    status,
    amount: toMajor(amountMinor),
    currency,
    travellers: { adults, children, infants },
    reason: row.reason,
    actor_id: row.actorId,
    actor_email: email,
    answer: row.answer,
    answered_by_email: answeredBy,
    created_at: toIso(row.createdAt),
  };
}

function toProblem({
  row,
  email,
}: {
  row: typeof paymentProblems.$inferSelect;
  email: string | null;
}): Payment["problems"][number] {
  return {
    kind: row.kind,
    created_at: toIso(row.createdAt),
    resolved_at: toIsoOrNull(row.resolvedAt),
    resolved_by_email: email,
  };
}
