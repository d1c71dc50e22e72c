import {
  PAYMENT_RANKS,
  type PaymentProviderId,
  type PaymentStatus,
  REFUND_RANKS,
  type RefundStatus,
  statusesBefore,
} from "./payment.ts";

export interface ReportedRefund {
  /** The provider's id of it. */
  reference: string;
  /** Our id; null for a refund made in the provider's dashboard. */
  id: string | null;
  status: Exclude<RefundStatus, "requested">;
  amountMinor: number;
}

/** The provider's current state of a payment. Only this decides; all else is a hint to read it. */
export interface ReportedPayment {
  /** Our id, given when the page was opened; null for a payment of another shop. */
  id: string | null;
  status: PaymentStatus;
  /** Minor units of `currency`; 0 unless paid. Refunds are not subtracted. */
  receivedMinor: number;
  /** ISO 4217 in capitals, possibly one that we do not offer. */
  currency: string;
  refunds: ReportedRefund[];
  /** Null without a dispute. */
  dispute: "open" | "won" | "lost" | null;
}

/** The provider's report of a payment, and the event that made us ask, if any. */
export interface PaymentReport {
  provider: PaymentProviderId;
  reference: string;
  reported: ReportedPayment & { id: string };
  eventId?: string | undefined;
}

interface DecidedMail {
  /** Made from the event: each sends one mail. */
  id: string;
  facts: { amountMinor: number; isLate?: true };
}

/** A refund as it is stored afterwards, unless the stored one is further on. */
export interface DecidedRefund {
  id: string;
  reference: string;
  status: RefundStatus;
  amountMinor: number;
  /** The stored states that it leaves. */
  from: RefundStatus[];
  /** The traveller's, of money that is back. */
  mail: DecidedMail | undefined;
  /** True for a failed one, which staff are told of. */
  isProblem: boolean;
}

/** The effects of a report, as far as they follow from it alone. */
export interface ReportDecision {
  /** The stored states that the payment leaves. */
  from: PaymentStatus[];
  /** The first money: it pays the order, or is a problem, or goes back after the flight day. */
  money: { mail: DecidedMail; lateRefund: { id: string; amountMinor: number } } | undefined;
  refunds: DecidedRefund[];
  /** A won dispute is recorded too, so that a late report does not raise it again. */
  dispute: { isRaised: boolean; isResolved: boolean };
}

/**
 * Decides what follows from a report, whatever is stored: reports come late, again and in any
 * order. The stored order decides the rest in one batch (docs/decisions/0030).
 */
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
    mail: status === "succeeded" ? { id: `refunded:${id}`, facts } : undefined,
    isProblem: status === "failed",
  };
}

/** The id makes a second refund of late money impossible. */
const toLateRefundId = (paymentId: string): string => `late:${paymentId}`;

/** Counts a payment's money less its refunds at the provider, minor units. */
function countLeft({ receivedMinor, refunds }: ReportedPayment): number {
  const given = refunds.filter(({ status }) => status !== "failed");
  return given.reduce((left, { amountMinor }) => left - amountMinor, receivedMinor);
}
