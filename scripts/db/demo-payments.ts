import type { PaymentProblem } from "#domain/payments/payment.ts";
import { DAY_MS, MINUTE_MS } from "#domain/time.ts";
import { uuidV7 } from "#worker/platform/crypto/random.ts";
import { insertRow } from "#worker/platform/db/insert-row.ts";
import {
  demoPayments,
  demoRefunds,
  journal,
  paymentProblems,
  payments,
  refunds,
} from "#worker/tables/payments.ts";
import { type OrderRow } from "#worker/tables/orders.ts";

/** A payment on the demo page, with its refund or problem. */
export interface DemoPayment {
  refund?: { amountMinor: number; reason: string };
  problem?: PaymentProblem;
}

interface PaidBooking {
  order: Pick<
    OrderRow,
    "id" | "orderNumber" | "serviceType" | "amountMinor" | "currency" | "createdAt"
  >;
  payment: DemoPayment;
  actorId: string | null;
}

const insertPayment = insertRow(payments);
const insertRefund = insertRow(refunds);
const insertMovement = insertRow(journal);
const insertProblem = insertRow(paymentProblems);
const insertDemoPayment = insertRow(demoPayments);
const insertDemoRefund = insertRow(demoRefunds);

export const PAID_AFTER_MS = 4 * MINUTE_MS;
export const REFUNDED_AFTER_MS = 2 * DAY_MS;

/** A full payment on the demo page: the row in our database, and the demo provider's row. */
export function demoMoney({
  id: orderId,
  orderNumber,
  serviceType,
  amountMinor,
  currency,
  createdAt,
}: PaidBooking["order"]) {
  const id = uuidV7(createdAt);
  const paidAt = createdAt + PAID_AFTER_MS;
  const expiresAt = createdAt + 35 * MINUTE_MS;
  const money = { id, orderNumber, amountMinor, currency, createdAt, expiresAt } as const;
  const returnUrl = `http://localhost:8787/fast-track-payment/${orderId}`;
  const description = `${serviceType} ${orderNumber}`;
  return {
    payment: {
      ...money,
      orderId,
      provider: "demo",
      reference: id,
      url: returnUrl,
      status: "paid",
      receivedMinor: amountMinor,
      paidAt,
      updatedAt: paidAt,
    },
    movement: {
      id: `payment:${id}`,
      orderId,
      orderNumber,
      paymentId: id,
      kind: "payment",
      amountMinor,
      waivedMinor: 0,
      currency,
      provider: "demo",
      method: null,
      reference: id,
      movedAt: paidAt,
      actorId: null,
      createdAt: paidAt,
    },
    atProvider: { ...money, description, returnUrl, status: "paid", paidAt: null },
  } as const;
}

/** Also stores the payment at the demo provider, so that staff can check and refund it. */
export function insertDemoMoney(
  db: D1Database,
  { order, payment, actorId }: PaidBooking,
): D1PreparedStatement[] {
  const { id: orderId, currency } = order;
  const { refund, problem } = payment;
  const money = demoMoney(order);
  const { id, paidAt } = money.payment;
  const statements = [
    insertPayment(db, money.payment),
    insertMovement(db, money.movement),
    insertDemoPayment(db, money.atProvider),
  ];
  if (refund) {
    const refundedAt = paidAt + REFUNDED_AFTER_MS;
    const given = { id: uuidV7(refundedAt), paymentId: id, amountMinor: refund.amountMinor };
    const told = {
      reason: refund.reason,
      actorId,
      reference: given.id,
      keyHash: null,
      failure: null,
    };
    statements.push(
      insertDemoRefund(db, given),
      insertRefund(db, {
        ...given,
        ...told,
        orderId,
        currency,
        status: "succeeded",
        createdAt: refundedAt,
        updatedAt: refundedAt,
      }),
      insertMovement(db, {
        ...money.movement,
        id: `refund:${given.id}`,
        kind: "refund",
        amountMinor: -refund.amountMinor,
        reference: given.id,
        movedAt: refundedAt,
        createdAt: refundedAt,
      }),
    );
  }
  if (problem) {
    statements.push(
      insertProblem(db, {
        paymentId: id,
        kind: problem,
        orderId,
        createdAt: paidAt,
        resolvedAt: null,
        resolvedBy: null,
      }),
    );
  }
  return statements;
}
