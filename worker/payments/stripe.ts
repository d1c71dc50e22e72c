import { Stripe } from "stripe";
import type {
  ReportedDispute,
  ReportedFee,
  ReportedPayment,
  ReportedRefund,
} from "#domain/payments/decide-report.ts";
import type { DisputeStatus } from "#domain/payments/movement.ts";
import { CARD_BRANDS } from "#domain/card-brands.ts";
import type { Settings } from "../platform/context/env.ts";
import { isLiveKey } from "./live-key.ts";
import { MisconfiguredError } from "../platform/errors/errors.ts";
import {
  BadSignatureError,
  type PaymentHint,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
} from "./provider.ts";

/** Stripe's dashboard must send these events (docs/operations.md, "Payments"). */
export const STRIPE_EVENTS: readonly string[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "refund.created",
  "refund.updated",
  "refund.failed",
  // Names the fee of a payment, which Stripe may know only later.
  "charge.updated",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] satisfies Stripe.Event["type"][];

const TIMEOUT_MS = 8_000;
/** Stripe's package repeats a failed request under the same idempotency key. */
const RETRIES = 2;
/** An older webhook is a replay (docs.stripe.com/webhooks, "Preventing replay attacks"). */
const TOLERANCE_SECONDS = 300;
const BRAND_NAMES = {
  Visa: "visa",
  Mastercard: "mastercard",
  "American Express": "american_express",
  Discover: "discover_global_network",
} as const;
/** Stripe lists at most this many entries at once. */
const PAGE = 100;
/** Refunds and the fee come with the charge, so that one request reads most payments. */
const WHOLE = {
  expand: [
    "payment_intent.latest_charge.refunds",
    "payment_intent.latest_charge.balance_transaction",
  ],
};

type StripeSettings = Pick<Settings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API">;

/** Only this file loads Stripe. A reference is a Checkout session. Throws MisconfiguredError. */
export function stripeProvider({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API,
}: StripeSettings): PaymentProvider {
  if (!STRIPE_SECRET_KEY) throw new MisconfiguredError(["STRIPE_SECRET_KEY"]);
  if (!STRIPE_WEBHOOK_SECRET) throw new MisconfiguredError(["STRIPE_WEBHOOK_SECRET"]);
  const stripe = stripeClient(STRIPE_SECRET_KEY, STRIPE_API);
  return {
    id: "stripe",
    start: (payment) => translated(() => start(stripe, payment)),
    read: (reference) => translated(() => read(stripe, reference)),
    close: (reference) => translated(() => close(stripe, reference)),
    refund: (refund) => translated(() => refundOnce(stripe, refund)),
    recognize: ({ headers, body }) =>
      translated(async () => {
        const event = await verifiedEvent(
          stripe,
          body,
          headers.get("stripe-signature") ?? "",
          STRIPE_WEBHOOK_SECRET,
        );
        const isOfThisAccount =
          event.account === undefined && event.livemode === isLiveKey(STRIPE_SECRET_KEY);
        return isOfThisAccount ? toHint(stripe, event) : null;
      }),
  };
}

export function stripeClient(secretKey: string, api: string): Stripe {
  const { protocol, hostname, port } = new URL(api);
  return new Stripe(secretKey, {
    protocol: protocol === "http:" ? "http" : "https",
    host: hostname,
    port: port || (protocol === "http:" ? 80 : 443),
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

async function start(
  stripe: Stripe,
  payment: PaymentRequest,
): Promise<{ reference: string; url: string }> {
  const { customer_email, ...session } = toSession(payment);
  const open = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    stripe.checkout.sessions.create(params, { idempotencyKey });
  const { id, url } = await open({ ...session, customer_email }, payment.id).catch(
    (error: unknown) => {
      // Stripe accepts fewer addresses than mail does. Without an address, its page asks for one.
      if (error instanceof Stripe.errors.StripeError && error.code === "email_invalid")
        return open(session, `${payment.id}:no-email`);
      throw error;
    },
  );
  if (!url) throw new PaymentProviderError("no_payment_page", { isFinal: true });
  return { reference: id, url };
}

/** The page takes only the site's cards, in the order's currency, without a Stripe account. */
function toSession(payment: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    payment: payment.id,
    order: payment.orderId,
    order_number: payment.orderNumber,
  };
  const refused = CARD_BRANDS.filter((brand) => !payment.cards.includes(brand)).map(
    (brand) => BRAND_NAMES[brand],
  );
  return {
    mode: "payment",
    ui_mode: "hosted_page",
    submit_type: "pay",
    locale: payment.language,
    client_reference_id: payment.orderId,
    customer_email: payment.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountMinor,
          product_data: { name: payment.description },
        },
      },
    ],
    allowed_payment_method_types: ["card"],
    payment_method_options: {
      card: { restrictions: { brands_blocked: refused } },
    },
    wallet_options: { link: { display: "never" } },
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(payment.expiresAt / 1000),
    success_url: payment.returnUrl,
    cancel_url: payment.returnUrl,
    metadata,
    payment_intent_data: {
      metadata,
      description: `${payment.description}, ${payment.orderNumber}`,
    },
  };
}

async function read(stripe: Stripe, reference: string): Promise<ReportedPayment> {
  const session = await stripe.checkout.sessions.retrieve(reference, WHOLE);
  const intent = toIntent(session);
  const charge = toCharge(intent);
  const booked = toBooked(charge?.balance_transaction);
  return {
    id: session.metadata?.payment ?? null,
    status: toStatus(session, intent),
    receivedMinor: intent?.amount_received ?? 0,
    currency: (intent ?? session).currency?.toUpperCase() ?? "",
    moneyReference: intent?.id,
    receivedAt: charge ? toMs((booked ?? charge).created) : undefined,
    refunds: await findRefunds(stripe, charge),
    disputes: charge?.disputed ? await findDisputes(stripe, charge.id) : [],
    fees: toFees(booked),
  };
}

const toMs = (seconds: number): number => seconds * 1000;

/** Null until the balance has the money, or if Stripe sent only an id. */
const toBooked = (
  booked: string | Stripe.BalanceTransaction | null | undefined,
): Stripe.BalanceTransaction | null => (typeof booked === "object" ? booked : null);

const toFees = (booked: Stripe.BalanceTransaction | null): ReportedFee[] =>
  !booked || booked.fee === 0
    ? []
    : [
        {
          id: booked.id,
          amountMinor: booked.fee,
          currency: booked.currency.toUpperCase(),
          at: toMs(booked.created),
        },
      ];

async function close(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(reference);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Stripe refuses to end an ended session, without a specific error code.
    if ((await stripe.checkout.sessions.retrieve(reference)).status === "open") throw error;
  }
}

/** Stripe forgets an idempotency key after a day; our id in the refund's metadata stays. */
async function refundOnce(
  stripe: Stripe,
  refund: { id: string; reference: string; amountMinor: number },
): Promise<void> {
  const intent = toIntent(await stripe.checkout.sessions.retrieve(refund.reference, WHOLE));
  if (!intent) throw new PaymentProviderError("payment_not_paid", { isFinal: true });
  if (
    (await listRefunds(stripe, toCharge(intent))).some(
      ({ metadata }) => metadata?.refund === refund.id,
    )
  )
    return;
  await stripe.refunds.create(
    { payment_intent: intent.id, amount: refund.amountMinor, metadata: { refund: refund.id } },
    { idempotencyKey: refund.id },
  );
}

/** The package throws its own error for a bad signature, and others for malformed headers. */
async function verifiedEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string,
): Promise<Stripe.Event> {
  // The package checks only the past; a future time would allow replays. It uses parseInt too.
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  const times = signature.split(",").filter((item) => item.startsWith("t="));
  if (times.some((item) => Number.parseInt(item.slice(2), 10) > latest))
    throw new BadSignatureError();
  return stripe.webhooks
    .constructEventAsync(body, signature, secret, TOLERANCE_SECONDS)
    .catch(() => {
      throw new BadSignatureError();
    });
}

/** Events about money name only the payment intent, so this looks up its session. */
async function toHint(stripe: Stripe, event: Stripe.Event): Promise<PaymentHint | null> {
  if (!STRIPE_EVENTS.includes(event.type)) return null;
  const about = event.data.object as
    | Stripe.Checkout.Session
    | Stripe.Charge
    | Stripe.Refund
    | Stripe.Dispute;
  const session =
    about.object === "checkout.session" ? about : await findSession(stripe, about.payment_intent);
  // The account may sell other things, and only our sessions carry our payment's id.
  return session?.metadata?.payment ? { eventId: event.id, reference: session.id } : null;
}

async function findSession(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<Stripe.Checkout.Session | undefined> {
  if (!intent) return undefined;
  const payment_intent = typeof intent === "string" ? intent : intent.id;
  return (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data[0];
}

/** The intent decides before the session: money may arrive in the page's last second. */
function toStatus(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ReportedPayment["status"] {
  if (intent?.status === "succeeded" || session.payment_status === "no_payment_required")
    return "paid";
  if (intent?.status === "processing") return "processing";
  if (session.status === "expired") return "expired";
  return session.status === "complete" ? "failed" : "open";
}

const REFUND_STATUSES: Record<string, ReportedRefund["status"]> = {
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

function toRefund(refund: Stripe.Refund): ReportedRefund {
  const { id, status, amount, metadata, failure_reason: failure = null } = refund;
  const left = toBooked(refund.balance_transaction);
  const back = toBooked(refund.failure_balance_transaction);
  return {
    reference: id,
    id: metadata?.refund ?? null,
    status: REFUND_STATUSES[status ?? ""] ?? "pending",
    amountMinor: amount,
    failure,
    movedAt: left && toMs(left.created),
    returnedAt: back && toMs(back.created),
  };
}

/** The charge lists its refunds without the days on which their money moved. */
async function findRefunds(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<ReportedRefund[]> {
  if (!charge || charge.refunds?.data.length === 0) return [];
  return (await listAllRefunds(stripe, charge)).map(toRefund);
}

const DISPUTE_STATES: Record<string, DisputeStatus> = {
  warning_needs_response: "open",
  needs_response: "open",
  warning_under_review: "under_review",
  under_review: "under_review",
  won: "won",
  warning_closed: "won",
  prevented: "won",
  lost: "lost",
  // The bank keeps the money unless the appeal is won.
  appeal_needs_response: "lost",
  appeal_under_review: "lost",
} satisfies Partial<Record<Stripe.Dispute.Status, DisputeStatus>>;

async function findDisputes(stripe: Stripe, charge: string): Promise<ReportedDispute[]> {
  const { data } = await stripe.disputes.list({ charge, limit: PAGE });
  return data.map((dispute) => {
    const booked = dispute.balance_transactions;
    const dueBy = dispute.evidence_details.due_by;
    return {
      reference: dispute.id,
      status: DISPUTE_STATES[dispute.status] ?? "open",
      amountMinor: dispute.amount,
      cause: dispute.reason,
      openedAt: toMs(dispute.created),
      dueAt: dueBy === null ? null : toMs(dueBy),
      moves: booked
        .filter(({ amount }) => amount !== 0)
        .map((move) => ({
          id: move.id,
          // The balance may have another currency than the payment.
          amountMinor:
            move.currency === dispute.currency
              ? move.amount
              : Math.sign(move.amount) * dispute.amount,
          at: toMs(move.created),
        })),
      fees: booked.flatMap(toFees),
    };
  });
}

async function listRefunds(stripe: Stripe, charge: Stripe.Charge | null): Promise<Stripe.Refund[]> {
  if (!charge) return [];
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data;
  return listAllRefunds(stripe, charge);
}

async function listAllRefunds(stripe: Stripe, { id }: Stripe.Charge): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  const expand = ["data.balance_transaction", "data.failure_balance_transaction"];
  for await (const refund of stripe.refunds.list({ charge: id, limit: PAGE, expand }))
    refunds.push(refund);
  return refunds;
}

const toIntent = ({ payment_intent }: Stripe.Checkout.Session) =>
  typeof payment_intent === "object" ? payment_intent : null;

function toCharge(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  return typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
}

/** Stripe's texts quote addresses and keys, so they must not leave this file. */
async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw toProviderError(error);
    throw error;
  }
}

function toProviderError(error: Stripe.errors.StripeError): PaymentProviderError {
  // A refusal of the request is final. A wrong key, a limit or an outage is temporary.
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  const isUnknown = error.code === "resource_missing";
  return new PaymentProviderError(error.code ?? error.type, { isFinal, isUnknown });
}
