import {
  DISPUTE_RANKS,
  type DisputeStatus,
  type MovementKind,
  preventsRefund,
} from "./movement.ts";
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
  /** The bank's code for a refund that failed, if it gives one. */
  failure?: string | null;
  /** When the money left and, if the bank returned it, came back (epoch ms); null if unknown. */
  movedAt?: number | null;
  returnedAt?: number | null;
}

export interface ReportedFee {
  /** The provider's id of the booking in our balance. */
  id: string;
  /** Positive when we pay it; in `currency`, that of our balance. */
  amountMinor: number;
  currency: string;
  at: number;
}

export interface ReportedDispute {
  reference: string;
  status: DisputeStatus;
  amountMinor: number;
  cause: string;
  openedAt: number;
  dueAt: number | null;
  /** Money that left our balance (negative) or came back, in the payment's currency. */
  moves: { id: string; amountMinor: number; at: number }[];
  fees: ReportedFee[];
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
  /** The reference under which staff and the provider find the money, if it is not the payment's own. */
  moneyReference?: string | undefined;
  /** When the money came (epoch ms), if the provider says so. */
  receivedAt?: number | undefined;
  refunds: ReportedRefund[];
  disputes: ReportedDispute[];
  /** Fees for taking the money. A dispute has its fees beside it. */
  fees: ReportedFee[];
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
  failure: string | null;
  /** The stored statuses that this one replaces. */
  from: RefundStatus[];
  mail: DecidedMail | undefined;
  isProblem: boolean;
}

export interface DecidedDispute extends Omit<ReportedDispute, "moves" | "fees"> {
  from: DisputeStatus[];
  /** Staff see a problem unless the stored dispute had one of these statuses. Empty means no problem. */
  isNewsUnless: DisputeStatus[];
}

/** A row of the journal, which is written unless it exists. */
export interface DecidedMovement {
  id: string;
  kind: MovementKind;
  amountMinor: number;
  currency: string;
  reference: string;
  /** Null for a provider that does not say when. */
  at: number | null;
  /** The movement that this one takes back. Without that row, nothing is written. */
  undoes?: string;
}

export interface ReportDecision {
  from: PaymentStatus[];
  /** First money pays the order, is a problem, or goes back after the flight day. */
  money: { mail: DecidedMail; lateRefund: { id: string; amountMinor: number } } | undefined;
  refunds: DecidedRefund[];
  disputes: DecidedDispute[];
  movements: DecidedMovement[];
}

/** Ignores the stored state, because reports come late and in any order (docs/decisions/0030). */
export function decideReport(report: PaymentReport): ReportDecision {
  const { provider, reported } = report;
  const { id, status, receivedMinor, refunds, disputes } = reported;
  const lateRefund = { id: toLateRefundId(id), amountMinor: countLeft(reported) };
  return {
    from: statusesBefore(PAYMENT_RANKS, status),
    money:
      status === "paid"
        ? { mail: { id: `paid:${id}`, facts: { amountMinor: receivedMinor } }, lateRefund }
        : undefined,
    refunds: refunds.map((refund) =>
      decideRefund({ ...refund, id: ourRefundId(provider, refund) }, lateRefund.id),
    ),
    disputes: disputes.map(decideDispute),
    movements: decideMovements(report),
  };
}

const ourRefundId = (provider: string, { id, reference }: ReportedRefund): string =>
  id ?? `${provider}:${reference}`;

const IS_NEWS_UNLESS: Record<DisputeStatus, DisputeStatus[]> = {
  open: ["open", "under_review", "won", "lost"],
  under_review: ["open", "under_review", "won", "lost"],
  won: [],
  // Staff may have resolved the problem while the dispute was open, but a loss is news to them.
  lost: ["lost"],
};

function decideDispute({ moves: _moves, fees: _fees, ...dispute }: ReportedDispute) {
  const { status } = dispute;
  return {
    ...dispute,
    from: statusesBefore(DISPUTE_RANKS, status),
    isNewsUnless: IS_NEWS_UNLESS[status],
  };
}

/** Every id is the same in each report of one event, in whatever order they come. */
function decideMovements({ provider, reference, reported }: PaymentReport): DecidedMovement[] {
  const { id, status, receivedMinor, currency, refunds, disputes, fees } = reported;
  const moneyReference = reported.moneyReference ?? reference;
  const feeOf = (kind: "fee" | "dispute_fee", of: string) => (fee: ReportedFee) => ({
    id: `fee:${fee.id}`,
    kind,
    amountMinor: -fee.amountMinor,
    currency: fee.currency,
    reference: of,
    at: fee.at,
  });
  return [
    ...(status === "paid" && receivedMinor > 0
      ? [
          {
            id: `payment:${id}`,
            kind: "payment" as const,
            amountMinor: receivedMinor,
            currency,
            reference: moneyReference,
            at: reported.receivedAt ?? null,
          },
        ]
      : []),
    ...fees.map(feeOf("fee", moneyReference)),
    ...refunds.flatMap((refund): DecidedMovement[] => {
      const movement = `refund:${ourRefundId(provider, refund)}`;
      const money = { currency, reference: refund.reference };
      const hasLeft = refund.status === "succeeded" || (refund.movedAt ?? null) !== null;
      return [
        ...(hasLeft
          ? [
              {
                ...money,
                id: movement,
                kind: "refund" as const,
                amountMinor: -refund.amountMinor,
                at: refund.movedAt ?? null,
              },
            ]
          : []),
        ...(refund.status === "failed"
          ? [
              {
                ...money,
                id: `back:${movement}`,
                kind: "refund_failed" as const,
                amountMinor: refund.amountMinor,
                at: refund.returnedAt ?? null,
                undoes: movement,
              },
            ]
          : []),
      ];
    }),
    ...disputes.flatMap((dispute): DecidedMovement[] => {
      const money = { currency, reference: dispute.reference };
      return [
        ...dispute.moves.map(({ id: moveId, amountMinor, at }) => ({
          ...money,
          id: `dispute:${moveId}`,
          kind: amountMinor < 0 ? ("dispute_opened" as const) : ("dispute_won" as const),
          amountMinor,
          at,
        })),
        ...dispute.fees.map(feeOf("dispute_fee", dispute.reference)),
        ...(dispute.status === "lost"
          ? [
              {
                ...money,
                id: `lost:${dispute.reference}`,
                kind: "dispute_lost" as const,
                amountMinor: 0,
                at: null,
              },
            ]
          : []),
      ];
    }),
  ];
}

function decideRefund(refund: ReportedRefund & { id: string }, lateId: string): DecidedRefund {
  const { id, reference, status, amountMinor } = refund;
  const facts = { amountMinor, ...(id === lateId && ({ isLate: true } as const)) };
  return {
    id,
    reference,
    status,
    amountMinor,
    failure: status === "failed" ? (refund.failure ?? null) : null,
    from: statusesBefore(REFUND_RANKS, status),
    mail: status === "succeeded" && !isToldByAct(id) ? { id: `refunded:${id}`, facts } : undefined,
    isProblem: status === "failed",
  };
}

/** An act that refunds sends one mail with its whole sum, however many payments it refunds. */
const REFUNDING_ACTS = ["changed", "cancelled", "group"] as const;
export type RefundingAct = (typeof REFUNDING_ACTS)[number];

/** The id of an act's refund begins with the act (worker/orders/give-back.ts). */
const isToldByAct = (refundId: string): boolean =>
  REFUNDING_ACTS.some((act) => refundId.startsWith(`${act}:`));

/** The fixed id makes a second refund of late money impossible. */
const toLateRefundId = (paymentId: string): string => `late:${paymentId}`;

function countLeft({ receivedMinor, refunds, disputes }: ReportedPayment): number {
  if (disputes.some((dispute) => preventsRefund(dispute.status))) return 0;
  const given = refunds.filter(({ status }) => status !== "failed");
  return given.reduce((left, { amountMinor }) => left - amountMinor, receivedMinor);
}
