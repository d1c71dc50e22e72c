import { createHash } from "node:crypto";
import { Stripe } from "stripe";
import { STRIPE_EVENTS, stripeClient } from "#worker/payments/stripe.ts";
import { isLiveKey } from "#worker/payments/live-key.ts";
import { StepFailed } from "../steps/command.ts";

const STORED = "Stripe key ";

/**
 * The message of a version that takes a key and its endpoint's secret along. Nobody can read a
 * stored key, so this says later which one it is.
 */
export const noteOfKey = (key: string): string =>
  STORED + createHash("sha256").update(key).digest("hex").slice(0, 16);

/** `messages` are those of the live version and of the ones before it, newest first. */
export const isStoredKey = (key: string, messages: readonly string[]): boolean =>
  messages.find((message) => message.startsWith(STORED)) === noteOfKey(key);

interface WebhookFacts {
  key: string;
  api: string;
  url: string;
  /** Names the endpoint on Stripe's dashboard. */
  company: string;
  /** True if the Worker has this key, and so the secret of its endpoint. */
  isStored: boolean;
}

export interface WebhookPlan {
  what: string;
  /** Resolves to the new endpoint's secret, which Stripe shows only once. */
  apply: () => Promise<string | undefined>;
}

/**
 * Undefined if nothing is missing. An endpoint whose secret the Worker does not have is replaced,
 * because nobody can read that secret again.
 * @throws StepFailed if Stripe refuses the key, or if the account may not take live payments yet.
 */
export async function planWebhook({
  key,
  api,
  url,
  company,
  isStored,
}: WebhookFacts): Promise<WebhookPlan | undefined> {
  const stripe = stripeClient(key, api);
  const [account, { data }] = await told(() =>
    Promise.all([stripe.accounts.retrieveCurrent(), stripe.webhookEndpoints.list({ limit: 100 })]),
  );
  if (isLiveKey(key) && !account.charges_enabled)
    throw new StepFailed(
      "Stripe does not let this account take payments yet: finish its activation at https://dashboard.stripe.com/account, or use a test key.",
    );
  const endpoint = data.find((known) => known.url === url);
  const enabled_events = [...STRIPE_EVENTS] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  const create = async () => {
    const made = await stripe.webhookEndpoints.create({
      url,
      enabled_events,
      api_version: Stripe.API_VERSION as Stripe.WebhookEndpointCreateParams.ApiVersion,
      description: company,
    });
    return made.secret;
  };
  if (!endpoint) return { what: `make the endpoint ${url}`, apply: () => told(create) };
  if (!isStored || endpoint.api_version !== Stripe.API_VERSION)
    return {
      what: `replace the endpoint ${url}, whose secret is lost or whose API version differs`,
      apply: () => told(async () => (await stripe.webhookEndpoints.del(endpoint.id), create())),
    };
  const lacks = STRIPE_EVENTS.filter((event) => !endpoint.enabled_events.includes(event));
  if (lacks.length === 0 && endpoint.status === "enabled") return undefined;
  return {
    what: `turn the endpoint ${url} on for all events`,
    apply: () =>
      told(async () => {
        await stripe.webhookEndpoints.update(endpoint.id, { enabled_events, disabled: false });
        return undefined;
      }),
  };
}

/** Shows Stripe's code only, because its message may contain the key. */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const code = error.code ?? error.type;
    throw new StepFailed(
      error instanceof Stripe.errors.StripeAuthenticationError
        ? "Stripe does not know STRIPE_SECRET_KEY: copy it again from https://dashboard.stripe.com/apikeys."
        : `Stripe answered ${code}: run the command again; a restricted key needs write access to Webhook Endpoints.`,
    );
  }
}
