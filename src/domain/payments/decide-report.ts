import {
  PAYMENT_RANKS,
  type PaymentProviderId,
  type PaymentStatus,
  REFUND_RANKS,
  type RefundStatus,
  statusesBefore,
} from "./payment.ts";

export interface ReportedRefund {
  reference: string;
  /** Our id; null for a refund that was made in the provider's dashboard. */
  id: string | null;
  status: Exclude<RefundStatus, "requested">;
  amountMinor: number;
}

/** The payment's state as read from the provider. Webhooks are only hints to read it. */
export interface ReportedPayment {
  /** Our id, given when the page was opened; null for another shop's payment. */
  id: string | null;
  status: PaymentStatus;
  /** Minor units of `currency`; 0 unless paid. Refunds are not subtracted. */
  receivedMinor: number;
  /** ISO 4217 in capitals, possibly one that we do not offer. */
  currency: string;
  refunds: ReportedRefund[];
  dispute: "open" | "won" | "lost" | null;
}

/** `eventId` names the provider's event that made us read the payment, if any. */
export interface PaymentReport {
  provider: PaymentProviderId;
  reference: string;
  reported: ReportedPayment & { id: string };
  eventId?: string | undefined;
}

interface DecidedMail {
  /** Derived from the event, so that each event sends one mail. */
  id: string;
  facts: { amountMinor: number; isLate?: true };
}

/** The refund as it will be stored, unless the stored one is further on. */
export interface DecidedRefund {
  id: string;
  reference: string;
  status: RefundStatus;
  amountMinor: number;
  /** The stored statuses that this one replaces. */
  from: RefundStatus[];
  /** The mail to the traveller once the money is back. */
  mail: DecidedMail | undefined;
  /** True for a failed refund, which staff must see. */
  isProblem: boolean;
}

/** The effects that follow from the report alone. */
export interface ReportDecision {
  from: PaymentStatus[];
  /** First money pays the order, is a problem, or goes back after the flight day. */
  money: { mail: DecidedMail; lateRefund: { id: string; amountMinor: number } } | undefined;
  refunds: DecidedRefund[];
  /** A won dispute is recorded too, so that a late report does not raise it again. */
  dispute: { isRaised: boolean; isResolved: boolean };
}

/** Ignores the stored state, because reports come late and in any order (docs/decisions/0030). */
export function decideReport({ provider, reported }: PaymentReport): ReportDecision {
  const { id, status, receivedMinor, refunds, dispute } = reported;
  const lateRefund = { id: toLateRefundId(id), amountMinor: countLeft(reported) };
  return {
    from: statusesBefore(PAYMENT_RANKS, status),
    money:
      status === "paid"
        ? { mail: { id: `paid:${id}`, facts: { amountMinor: receivedMinor } }, lateRefund }
        : undefined,
    refunds: refunds.map((refund) =>
      decideRefund(
        { ...refund, id: refund.id ?? `${provider}:${refund.reference}` },
        lateRefund.id,
      ),
    ),
    dispute: { isRaised: dispute !== null, isResolved: dispute === "won" },
  };
}

function decideRefund(refund: ReportedRefund & { id: string }, lateId: string): DecidedRefund {
  const { id, reference, status, amountMinor } = refund;
  const facts = { amountMinor, ...(id === lateId && ({ isLate: true } as const)) };
  return {
    id,
    reference,
    status,
    amountMinor,
    from: statusesBefore(REFUND_RANKS, status),
    mail: status === "succeeded" && !isToldByAct(id) ? { id: `refunded:${id}`, facts } : undefined,
    isProblem: status === "failed",
  };
}

/** An act that refunds sends one mail with its whole sum, whatever number of payments it refunds. */
const REFUNDING_ACTS = ["changed", "cancelled", "group"] as const;
export type RefundingAct = (typeof REFUNDING_ACTS)[number];

/** The id of an act's refund begins with the act (worker/orders/give-back.ts). */
const isToldByAct = (refundId: string): boolean =>
  REFUNDING_ACTS.some((act) => refundId.startsWith(`${act}:`));

/** The fixed id makes a second refund of late money impossible. */
const toLateRefundId = (paymentId: string): string => `late:${paymentId}`;

function countLeft({ receivedMinor, refunds }: ReportedPayment): number {
  const given = refunds.filter(({ status }) => status !== "failed");
  return given.reduce((left, { amountMinor }) => left - amountMinor, receivedMinor);
}
