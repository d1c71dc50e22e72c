import type { PaymentProviderId } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { PaymentProvider } from "./provider.ts";

/** Loads a provider at first use. Undefined if not configured: `demo` works only locally. */
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
