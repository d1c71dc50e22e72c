import type { Language } from "#domain/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { AppError } from "../platform/errors/errors.ts";
import type { ReportedPayment } from "#domain/payments/decide-report.ts";
import type { CardBrand } from "#domain/card-brands.ts";
import type { PaymentProviderId } from "#domain/payments/payment.ts";

export interface PaymentRequest {
  /** Our id is also the idempotency key, so that a repeated request opens one page. */
  id: string;
  orderId: string;
  orderNumber: string;
  description: string;
  email: string;
  amountMinor: number;
  currency: CurrencyCode;
  language: Language;
  cards: readonly CardBrand[];
  /** The payer returns here after any outcome. */
  returnUrl: string;
  expiresAt: number;
}

export interface PaymentHint {
  eventId: string;
  reference: string;
}

/** Repeating a method must have no second effect. */
export interface PaymentProvider {
  id: PaymentProviderId;
  /** `reference` is the provider's id. */
  start(payment: PaymentRequest): Promise<{ reference: string; url: string }>;
  read(reference: string): Promise<ReportedPayment>;
  /** Does nothing to a page that has ended or was paid. */
  close(reference: string): Promise<void>;
  /** `id` is our id and the idempotency key. `read` returns the outcome. */
  refund(refund: { id: string; reference: string; amountMinor: number }): Promise<void>;
  /** Returns null for another shop's payment. Throws BadSignatureError. */
  recognize(request: { headers: Headers; body: string }): Promise<PaymentHint | null>;
}

export class PaymentProviderError extends Error {
  /** The provider's code, such as "charge_already_refunded", but never its text. */
  readonly code: string;
  /** True when a repeat would be refused again. */
  readonly isFinal: boolean;
  /** True when the provider has no such payment, as after a change of its account. */
  readonly isUnknown: boolean;

  constructor(
    code: string,
    {
      isFinal,
      isUnknown = false,
      cause,
    }: { isFinal: boolean; isUnknown?: boolean; cause?: unknown },
  ) {
    super(`Payment provider: ${code}`, { cause });
    this.name = "PaymentProviderError";
    this.code = code;
    this.isFinal = isFinal;
    this.isUnknown = isUnknown;
  }
}

export class BadSignatureError extends AppError {
  constructor() {
    super("malformed", "bad_signature", "The webhook's signature is not valid.");
  }
}
