import { Stripe } from "stripe";
import type { Settings } from "../platform/context/env.ts";
import { MisconfiguredError } from "../platform/errors/errors.ts";
import {
  BadSignatureError,
  type PaymentHint,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
  type ReportedPayment,
  type ReportedRefund,
} from "./provider.ts";

/** What the endpoint in Stripe's dashboard has to send (docs/operations.md, "Payments"). Every other event is none of ours. */
export const STRIPE_EVENTS: readonly string[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
] satisfies Stripe.Event["type"][];

/** One try of a request ends after this long. */
const TIMEOUT_MS = 8_000;
/** How often the package repeats a request that got no answer, or one that says so; each under the same idempotency key. */
const RETRIES = 2;
/**
 * A webhook that was signed longer ago is a replay (docs.stripe.com/webhooks, "Preventing replay
 * attacks"); one that is further ahead could be replayed until then.
 */
const TOLERANCE_SECONDS = 300;
/** The longest list that Stripe gives at once. */
const PAGE = 100;
/** Refunds come with the charge, so that reading a payment is one request. */
const WHOLE = { expand: ["payment_intent.latest_charge.refunds"] };

type StripeSettings = Pick<Settings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API">;

/**
 * Stripe's hosted payment page. A payment's reference is the id of its Checkout session. This module is the only one that loads
 * Stripe's package, and is itself loaded when a payment first needs it.
 * @throws MisconfiguredError when a secret is missing.
 */
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

/** A client of Stripe's API at this address, with our time limits. */
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

/** True for a secret or restricted key that moves real money. */
export const isLiveKey = (secretKey: string) => /^[a-z]+_live_/.test(secretKey);

async function start(
  stripe: Stripe,
  payment: PaymentRequest,
): Promise<{ reference: string; url: string }> {
  const { customer_email, ...session } = toSession(payment);
  const open = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string) =>
    stripe.checkout.sessions.create(params, { idempotencyKey });
  const { id, url } = await open({ ...session, customer_email }, payment.id).catch(
    (error: unknown) => {
      // Stripe knows fewer addresses than mail does. Its page then asks for one, and the order is paid all the same.
      if (error instanceof Stripe.errors.StripeError && error.code === "email_invalid")
        return open(session, `${payment.id}:no-email`);
      throw error;
    },
  );
  if (!url) throw new PaymentProviderError("no_payment_page", { isFinal: true });
  return { reference: id, url };
}

/** The page for a payment: Visa and Mastercard only, the order's currency only, no account at Stripe's. */
function toSession(payment: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    payment: payment.id,
    order: payment.orderId,
    order_number: payment.orderNumber,
  };
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
      card: { restrictions: { brands_blocked: ["american_express", "discover_global_network"] } },
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
  const intent = intentOf(session);
  const charge = chargeOf(intent);
  return {
    id: session.metadata?.payment ?? null,
    status: toStatus(session, intent),
    receivedMinor: intent?.amount_received ?? 0,
    currency: (intent ?? session).currency?.toUpperCase() ?? "",
    refunds: (await refundsOf(stripe, charge)).map(toRefund),
    dispute: charge?.disputed ? await disputeOf(stripe, charge.id) : null,
  };
}

async function close(stripe: Stripe, reference: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(reference);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // Stripe refuses to end what has ended, under no code of its own.
    if ((await stripe.checkout.sessions.retrieve(reference)).status === "open") throw error;
  }
}

/** Stripe forgets an idempotency key after a day; our id in the metadata of a refund holds for ever. */
async function refundOnce(
  stripe: Stripe,
  refund: { id: string; reference: string; amountMinor: number },
): Promise<void> {
  const intent = intentOf(await stripe.checkout.sessions.retrieve(refund.reference, WHOLE));
  if (!intent) throw new PaymentProviderError("payment_not_paid", { isFinal: true });
  if (
    (await refundsOf(stripe, chargeOf(intent))).some(
      ({ metadata }) => metadata?.refund === refund.id,
    )
  )
    return;
  await stripe.refunds.create(
    { payment_intent: intent.id, amount: refund.amountMinor, metadata: { refund: refund.id } },
    { idempotencyKey: refund.id },
  );
}

/** Whatever is wrong with a signature, the package throws; over some headers that no Stripe would send, it only stumbles. */
async function verifiedEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string,
): Promise<Stripe.Event> {
  // The package looks back only. It too reads times with parseInt: no spelling gets past.
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

/** Which session an event is about. One of a refund or a dispute names only the payment intent, and is asked for. */
async function toHint(stripe: Stripe, event: Stripe.Event): Promise<PaymentHint | null> {
  if (!STRIPE_EVENTS.includes(event.type)) return null;
  const about = event.data.object as Stripe.Checkout.Session | Stripe.Refund | Stripe.Dispute;
  const session =
    about.object === "checkout.session" ? about : await sessionOf(stripe, about.payment_intent);
  // The account may sell other things: only the sessions that we opened carry our payment's id.
  return session?.metadata?.payment ? { eventId: event.id, reference: session.id } : null;
}

async function sessionOf(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<Stripe.Checkout.Session | undefined> {
  if (!intent) return undefined;
  const payment_intent = typeof intent === "string" ? intent : intent.id;
  return (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data[0];
}

/** The intent decides before the session: money that came in the second in which the page ended was received. */
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

function toRefund({ id, status, amount, metadata }: Stripe.Refund): ReportedRefund {
  return {
    reference: id,
    id: metadata?.refund ?? null,
    status: REFUND_STATUSES[status ?? ""] ?? "pending",
    amountMinor: amount,
  };
}

const WON: readonly string[] = [
  "won",
  "warning_closed",
  "prevented",
] satisfies Stripe.Dispute.Status[];

/** Of several disputes, the one that asks most of staff. */
async function disputeOf(stripe: Stripe, charge: string): Promise<ReportedPayment["dispute"]> {
  const { data } = await stripe.disputes.list({ charge, limit: PAGE });
  const states = new Set(
    data.map(({ status }) => (WON.includes(status) ? "won" : status === "lost" ? "lost" : "open")),
  );
  return (["open", "lost", "won"] as const).find((state) => states.has(state)) ?? null;
}

async function refundsOf(stripe: Stripe, charge: Stripe.Charge | null): Promise<Stripe.Refund[]> {
  if (!charge) return [];
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data;
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ charge: charge.id, limit: PAGE }))
    refunds.push(refund);
  return refunds;
}

const intentOf = ({ payment_intent }: Stripe.Checkout.Session) =>
  typeof payment_intent === "object" ? payment_intent : null;

function chargeOf(intent: Stripe.PaymentIntent | null): Stripe.Charge | null {
  return typeof intent?.latest_charge === "object" ? intent.latest_charge : null;
}

/** Runs a call, and says in our terms why it failed. Stripe's texts quote addresses and keys, and stay here. */
async function translated<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw toProviderError(error);
    throw error;
  }
}

function toProviderError(error: Stripe.errors.StripeError): PaymentProviderError {
  // What the request itself is refused for. A wrong key, a limit or an outage is somebody's to mend, and the request stays good.
  const isFinal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeIdempotencyError;
  return new PaymentProviderError(error.code ?? error.type, { isFinal });
}
