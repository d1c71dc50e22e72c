import type { Language } from "#domain/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { AppError } from "../platform/errors/errors.ts";
import type { ReportedPayment } from "#domain/payments/decide-report.ts";
import type { CardBrand } from "#domain/card-brands.ts";
import type { PaymentProviderId } from "#domain/payments/payment.ts";

export interface PaymentRequest {
  /** Our id of the payment and the idempotency key: a request sent twice opens one page. */
  id: string;
  orderId: string;
  orderNumber: string;
  /** The product's name on the page. */
  description: string;
  email: string;
  amountMinor: number;
  currency: CurrencyCode;
  language: Language;
  cards: readonly CardBrand[];
  /** The payer returns here in any case. */
  returnUrl: string;
  /** The page's end, epoch ms. */
  expiresAt: number;
}

/** The event and payment of a webhook. */
export interface PaymentHint {
  eventId: string;
  reference: string;
}

/** A payment provider. Every method may be repeated without a second effect. */
export interface PaymentProvider {
  id: PaymentProviderId;
  /** Opens a payment page. `reference` is the provider's id. */
  start(payment: PaymentRequest): Promise<{ reference: string; url: string }>;
  read(reference: string): Promise<ReportedPayment>;
  /** Ends an open page; does nothing to one that has ended or was paid. */
  close(reference: string): Promise<void>;
  /** Asks for a refund. `id` is our id and the idempotency key. `read` tells the outcome. */
  refund(refund: { id: string; reference: string; amountMinor: number }): Promise<void>;
  /**
   * Returns the hint of a signed webhook; null for one about another shop's payment. Throws
   * BadSignatureError.
   */
  recognize(request: { headers: Headers; body: string }): Promise<PaymentHint | null>;
}

/** The provider refused, or could not be reached. */
export class PaymentProviderError extends Error {
  /** The provider's code, such as "charge_already_refunded"; never its text. */
  readonly code: string;
  /** True when a repeat would be refused again. */
  readonly isFinal: boolean;

  constructor(code: string, { isFinal, cause }: { isFinal: boolean; cause?: unknown }) {
    super(`Payment provider: ${code}`, { cause });
    this.name = "PaymentProviderError";
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** The webhook has a wrong or old signature. */
export class BadSignatureError extends AppError {
  constructor() {
    super("malformed", "bad_signature", "The webhook's signature is not valid.");
  }
}
