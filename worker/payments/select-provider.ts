import type { PaymentProviderId } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { PaymentProvider } from "./provider.ts";

/**
 * Loads the provider at first use, so that a Worker starts without it. Returns undefined if it is
 * not configured: `demo` is for the local product, `stripe` needs its secrets.
 */
export async function selectProvider(
  ctx: Ctx,
  id: PaymentProviderId,
): Promise<PaymentProvider | undefined> {
  const { ENVIRONMENT, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = ctx.settings;
  if (id === "demo") {
    if (ENVIRONMENT !== "local") return undefined;
    const { createDemoProvider } = await import("./demo.ts");
    return createDemoProvider(ctx);
  }
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  const { stripeProvider } = await import("./stripe.ts");
  return stripeProvider(ctx.settings);
}
