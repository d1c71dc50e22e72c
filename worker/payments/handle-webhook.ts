import type { PaymentProviderId } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { settlePayment } from "./settle-payment.ts";

interface Webhook {
  provider: string;
  headers: Headers;
  /** The signature covers these bytes. */
  body: string;
}

/**
 * Trusts only what the provider's API returns (docs/decisions/0030). Throws NotFoundError,
 * BadSignatureError, or PaymentProviderError, after which the provider repeats the webhook.
 */
export async function handleWebhook(
  ctx: Ctx,
  { provider: name, headers, body }: Webhook,
): Promise<void> {
  const provider = hasWebhooks(ctx, name) ? await selectProvider(ctx, name) : undefined;
  if (!provider) throw new NotFoundError();
  try {
    const hint = await provider.recognize({ headers, body });
    if (hint) await settlePayment(ctx, { provider: provider.id, ...hint });
  } catch (error) {
    if (error instanceof PaymentProviderError)
      logPayment({ payment: `webhook of ${provider.id}`, error: error.code });
    throw error;
  }
}

/** Stripe still reports disputes and refunds of old payments once the site takes no new ones. */
const hasWebhooks = ({ settings }: Ctx, name: string): name is PaymentProviderId =>
  name === "stripe" || (name === "demo" && settings.PAYMENTS === "demo");
