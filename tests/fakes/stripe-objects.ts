import { Stripe } from "stripe";

/** New objects as the pinned version of the API has them: each upgrade of the package checks them against its types. */

/** What a session is opened with. */
export interface NewSession {
  id: string;
  url: string;
  created: number;
  expiresAt: number;
  amount: number;
  currency: string;
  locale: string;
  email: string | null;
  reference: string | null;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string | null;
}

export const newSession = (session: NewSession) =>
  ({
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ["card"],
    amount_subtotal: session.amount,
    amount_total: session.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: session.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: "if_required",
    customer_details: null,
    customer_email: session.email,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: session.locale,
    managed_payments: null,
    metadata: session.metadata,
    mode: "payment",
    origin_context: null,
    // Made when the payer confirms, not before.
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "if_required",
    payment_method_configuration_details: null,
    payment_method_options: { card: {} } as Stripe.Checkout.Session.PaymentMethodOptions,
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: "pay",
    subscription: null,
    success_url: session.successUrl,
    total_details: null,
    ui_mode: "hosted_page",
    url: session.url,
    wallet_options: null,
  }) satisfies Stripe.Checkout.Session as Stripe.Checkout.Session;

export interface NewMoney {
  id: string;
  created: number;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  description: string | null;
}

export const newIntent = ({ id, created, amount, currency, metadata, description }: NewMoney) =>
  ({
    id,
    object: "payment_intent",
    allowed_payment_method_types: ["card"],
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: null,
    confirmation_method: "automatic",
    created,
    currency,
    customer: null,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent as Stripe.PaymentIntent;

export const newCharge = (
  { id, created, amount, currency, metadata, description }: NewMoney,
  intent: string,
) =>
  ({
    id,
    object: "charge",
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null as string | null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created,
    currency,
    customer: null,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent,
    payment_method: "pm_card_visa",
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  }) satisfies Stripe.Charge as Stripe.Charge;

export const newRefund = (
  id: string,
  created: number,
  charge: Stripe.Charge,
  amount: number,
  metadata: Record<string, string>,
) =>
  ({
    id,
    object: "refund",
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "pending",
    transfer_reversal: null,
  }) satisfies Stripe.Refund as Stripe.Refund;

/** How long the fake's banks wait for an answer, in seconds. */
const ANSWER_WITHIN = 7 * 24 * 60 * 60;

export const newDispute = (id: string, created: number, charge: Stripe.Charge, amount: number) =>
  ({
    id,
    object: "dispute",
    amount,
    balance_transactions: [] as Stripe.BalanceTransaction[],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {
      due_by: created + ANSWER_WITHIN,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    } as never,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "fraudulent",
    status: "needs_response",
  }) satisfies Stripe.Dispute as Stripe.Dispute;

export interface NewBalanceTransaction {
  id: string;
  created: number;
  type: "charge" | "refund" | "refund_failure" | "adjustment";
  category: "charge" | "refund" | "refund_failure" | "dispute" | "dispute_reversal";
  amount: number;
  fee: number;
  currency: string;
  source: string;
}

export const newBalanceTransaction = ({
  category,
  fee,
  ...money
}: NewBalanceTransaction): Stripe.BalanceTransaction => ({
  ...money,
  object: "balance_transaction",
  available_on: money.created,
  balance_type: "payments",
  description: null,
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0
      ? []
      : [
          {
            amount: fee,
            application: null,
            currency: money.currency,
            description: category === "dispute" ? "Dispute fee" : "Stripe processing fees",
            type: "stripe_fee",
          },
        ],
  net: money.amount - fee,
  reporting_category: category,
  status: "available",
});

/** An event about an object, as it is when it happens. */
export const newEvent = (id: string, created: number, type: Stripe.Event["type"], object: object) =>
  ({
    id,
    object: "event",
    api_version: Stripe.API_VERSION,
    created,
    data: { object: structuredClone(object) as Stripe.Event.Data.Object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  }) as Stripe.Event;
