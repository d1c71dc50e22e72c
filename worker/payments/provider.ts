import type { Language } from "../../src/domain/language.ts";
import type { CurrencyCode } from "../../src/domain/money/currency.ts";
import { AppError } from "../platform/errors/errors.ts";
import type {
  PaymentProviderId,
  PaymentStatus,
  RefundStatus,
} from "../../src/domain/payments/payment.ts";

/** What a payment page is opened for. */
export interface PaymentRequest {
  /** Our id of the payment. It is also the idempotency key: asking again opens no second page. */
  id: string;
  orderId: string;
  orderNumber: string;
  /** What is sold, as the page names it. */
  description: string;
  email: string;
  amountMinor: number;
  currency: CurrencyCode;
  language: Language;
  /** Where the payer comes back to, whatever they did. */
  returnUrl: string;
  /** When the page ends, epoch ms. Stored before the first request, so that a repeat is equal to it. */
  expiresAt: number;
}

/** A refund as the provider has it. */
export interface ReportedRefund {
  /** The provider's own id of it. */
  reference: string;
  /** Our id, when we asked for it; null when it was made in the provider's own dashboard. */
  id: string | null;
  status: Exclude<RefundStatus, "requested">;
  amountMinor: number;
}

/** What the provider knows of a payment now. Only this decides; everything else is a hint to read it. */
export interface ReportedPayment {
  /** Our id of it, as it was told when the page was opened; null when it is not one of ours. */
  id: string | null;
  status: PaymentStatus;
  /** What was received, minor units of `currency`; 0 unless paid. Refunds are not subtracted. */
  receivedMinor: number;
  /** ISO 4217 in capitals; it may be one that we do not offer. */
  currency: string;
  refunds: ReportedRefund[];
  /** Null while the payer has not disputed it. */
  dispute: "open" | "won" | "lost" | null;
}

/** A webhook that was sent by the provider: which event, about which payment. */
export interface PaymentHint {
  eventId: string;
  /** The provider's reference of the payment. */
  reference: string;
}

/** Whoever takes money for us. Every method may be repeated without a second effect. */
export interface PaymentProvider {
  id: PaymentProviderId;
  /** Opens a payment page. `reference` is the provider's id of the payment. */
  start(payment: PaymentRequest): Promise<{ reference: string; url: string }>;
  /** Reads what became of a payment. */
  read(reference: string): Promise<ReportedPayment>;
  /** Ends a page that is still open; does nothing to one that has ended or was paid. */
  close(reference: string): Promise<void>;
  /** Asks for a refund, `id` being our id and the idempotency key. What becomes of it is read. */
  refund(refund: { id: string; reference: string; amountMinor: number }): Promise<void>;
  /**
   * Recognises a webhook by its signature. Null when it is about nothing of ours.
   * @throws BadSignatureError
   */
  recognize(request: { headers: Headers; body: string }): Promise<PaymentHint | null>;
}

/** The provider did not do what was asked, or could not be reached. */
export class PaymentProviderError extends Error {
  /** The provider's code, such as "charge_already_refunded"; never its text. */
  readonly code: string;
  /** True when asking again would be refused again; false when it may be repeated. */
  readonly isFinal: boolean;

  constructor(code: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(`Payment provider: ${code}`, { cause });
    this.name = "PaymentProviderError";
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** A webhook that was not signed with our secret, or too long ago. */
export class BadSignatureError extends AppError {
  constructor() {
    super("malformed", "bad_signature", "The webhook's signature is not valid.");
  }
}
