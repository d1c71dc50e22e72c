import type { Ctx } from "../platform/context/context.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { settlePayment } from "./settle-payment.ts";

interface Webhook {
  /** The name in the path. */
  provider: string;
  headers: Headers;
  /** The body to the letter, which is what is signed. */
  body: string;
}

/**
 * Settles the payment that a provider's webhook is about (docs/decisions/0030): what it says beyond that is not looked at. One that is
 * not about a payment of ours changes nothing.
 * @throws NotFoundError for a provider that is not in use, BadSignatureError, PaymentProviderError when the payment cannot be read: the
 * provider then sends the webhook again.
 */
export async function handleWebhook(
  ctx: Ctx,
  { provider: name, headers, body }: Webhook,
): Promise<void> {
  const mode = ctx.settings.PAYMENTS;
  const provider = mode !== "none" && mode === name ? await selectProvider(ctx, mode) : undefined;
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
