import type { PaymentProviderId } from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import type { PaymentProvider } from "./provider.ts";

/**
 * The provider of this name, loaded at its first use, so that pages do not pay for it when a Worker starts. Undefined when this
 * deployment has none of that name: `demo` is only for the local product, `stripe` for whoever has its secrets.
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
