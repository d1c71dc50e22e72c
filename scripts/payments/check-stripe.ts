import { Stripe } from "stripe";
import { siteConfig } from "../../app.config.ts";
import { findCards } from "#domain/card-brands.ts";
import { STRIPE_EVENTS, stripeClient, stripeProvider } from "#worker/payments/stripe.ts";
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
  BadSignatureError,
} from "#worker/payments/provider.ts";
import { isLiveKey } from "#worker/payments/live-key.ts";
import { StepFailed } from "../steps/command.ts";

export interface StripeCheck {
  STRIPE_SECRET_KEY: string | undefined;
  /** Without a secret, webhooks are signed and verified with a made-up one. */
  STRIPE_WEBHOOK_SECRET: string | undefined;
  STRIPE_API: string;
  /** The name on a card statement, as the checkout announces it. */
  descriptor: string;
  show: (title: string, work: () => Promise<string>) => Promise<void>;
}

const MADE_UP_SECRET = "whsec_made_up_for_this_check";
const AMOUNT_MINOR = 100;
const PAGE_MS = 35 * 60_000;

/**
 * Tests a Stripe test key end to end with the product's payment code. No real money moves.
 * @throws StepFailed if a key is missing or live, or if Stripe behaves differently than expected.
 */
export async function checkStripe({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
  STRIPE_API,
  descriptor,
  show,
}: StripeCheck): Promise<void> {
  if (!STRIPE_SECRET_KEY)
    throw new StepFailed(
      "STRIPE_SECRET_KEY is missing: set it in .dev.vars or the shell to a test key, sk_test_…",
    );
  if (isLiveKey(STRIPE_SECRET_KEY))
    throw new StepFailed(
      "STRIPE_SECRET_KEY is a live key: this check makes a payment. Use a test key, sk_test_…",
    );
  const secret = STRIPE_WEBHOOK_SECRET || MADE_UP_SECRET;
  const provider = stripeProvider({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: secret, STRIPE_API });
  const stripe = stripeClient(STRIPE_SECRET_KEY, STRIPE_API);
  const payment = testPayment();
  let reference = "";

  const tried = (title: string, work: () => Promise<string>) => show(title, () => named(work));
  await tried("The account", () => seeAccount(stripe, descriptor));
  await tried("A payment page is opened, once", async () => {
    const first = await provider.start(payment);
    const again = await provider.start(payment);
    assertSeen(first.reference === again.reference, "the same request opened a second page");
    reference = first.reference;
    return `${reference}, ${new URL(first.url).host}`;
  });
  await tried("It is read", () => readAs(provider, reference, "open"));
  await tried(
    STRIPE_WEBHOOK_SECRET
      ? "A webhook is recognised"
      : "A webhook is recognised (made-up secret: STRIPE_WEBHOOK_SECRET is not set)",
    () => recognise(stripe, provider, secret, reference),
  );
  await tried("The payment page closes, also when it is closed twice", async () => {
    await provider.close(reference);
    await provider.close(reference);
    return readAs(provider, reference, "expired");
  });
  await tried("A payment by a test card is refunded", () => payAndRefund(stripe));
}

function testPayment(): PaymentRequest {
  const id = crypto.randomUUID();
  return {
    id,
    orderId: id,
    orderNumber: "PAYMENTS-CHECK",
    description: "npm run payments:check",
    email: "payments-check@example.com",
    amountMinor: AMOUNT_MINOR,
    currency: "EUR",
    language: "en",
    cards: findCards(siteConfig),
    returnUrl: "https://example.com/",
    expiresAt: Date.now() + PAGE_MS,
  };
}

async function seeAccount(stripe: Stripe, descriptor: string): Promise<string> {
  const { id, settings, charges_enabled: isOpen } = await stripe.accounts.retrieveCurrent();
  const theirs = settings?.payments.statement_descriptor ?? "";
  const differs =
    theirs.toUpperCase() === descriptor.toUpperCase()
      ? "as on the checkout"
      : `but the checkout says ${descriptor}`;
  return `${id}, ${isOpen ? "may take payments" : "may not take real payments yet"}; on statements ${theirs || "nothing"}, ${differs}`;
}

async function readAs(
  provider: PaymentProvider,
  reference: string,
  status: string,
): Promise<string> {
  const read = await provider.read(reference);
  assertSeen(read.status === status, `the payment is ${read.status}, not ${status}`);
  return `${read.status}, ${read.currency} ${read.receivedMinor / 100} received`;
}

async function recognise(
  stripe: Stripe,
  provider: PaymentProvider,
  secret: string,
  reference: string,
): Promise<string> {
  const session = await stripe.checkout.sessions.retrieve(reference);
  const event = {
    id: "evt_check",
    object: "event",
    type: STRIPE_EVENTS[0],
    livemode: session.livemode,
    data: { object: session },
  };
  const body = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret });
  const headers = new Headers({ "stripe-signature": signature });
  const hint = await provider.recognize({ headers, body });
  assertSeen(hint?.reference === reference, "a webhook that was signed well was not recognised");
  const forged = await provider
    .recognize({ headers, body: `${body} ` })
    .catch((error: unknown) => error);
  assertSeen(
    forged instanceof BadSignatureError,
    "a webhook that was changed after signing was not refused",
  );
  return "a signed one is taken, a changed one refused";
}

async function payAndRefund(stripe: Stripe): Promise<string> {
  const intent = await stripe.paymentIntents.create({
    amount: AMOUNT_MINOR,
    currency: "eur",
    payment_method: "pm_card_visa",
    confirm: true,
    automatic_payment_methods: { enabled: true, allow_redirects: "never" },
    description: "npm run payments:check",
  });
  assertSeen(intent.status === "succeeded", `the payment is ${intent.status}`);
  const id = crypto.randomUUID();
  const refund = () =>
    stripe.refunds.create(
      { payment_intent: intent.id, metadata: { refund: id } },
      { idempotencyKey: id },
    );
  const [first, again] = [await refund(), await refund()];
  assertSeen(first.id === again.id, "the same request refunded twice");
  return `${intent.id}, refund ${first.id} ${first.status}`;
}

function assertSeen(isRight: boolean, otherwise: string): void {
  if (!isRight) throw new StepFailed(`Not as expected: ${otherwise}.`);
}

/** Shows Stripe's error code only, because its message may contain the key. */
async function named(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentProviderError)
      throw new StepFailed(`Stripe answered ${error.code}.`);
    if (error instanceof Stripe.errors.StripeError)
      throw new StepFailed(`Stripe answered ${error.code ?? error.type}.`);
    throw error;
  }
}
