import type { PaymentProviderId } from "#domain/payments/payment.ts";
import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { selectProvider } from "./select-provider.ts";
import { payments } from "../tables/payments.ts";
import { recordPayment } from "./record-payment.ts";
import { batch, type Entries, type Results } from "../platform/db/batch.ts";

export interface Settlement {
  provider: PaymentProviderId;
  reference: string;
  eventId?: string;
}

/**
 * Writes all effects and runs `also` in one round trip; repeats are harmless (docs/decisions/0030).
 * Returns the id of a late-money refund to request. Throws PaymentProviderError.
 */
export async function readPayment<const Also extends Entries = undefined>(
  ctx: Ctx,
  { provider, reference, eventId }: Settlement,
  also?: Also,
): Promise<{ refundId: string | undefined; also: Results<Also> } | undefined> {
  const reported = await (await selectProvider(ctx, provider))?.read(reference);
  if (!reported || reported.id === null) return undefined;
  const { statements, mails } = await recordPayment(ctx, {
    provider,
    reference,
    reported: { ...reported, id: reported.id },
    eventId,
  });
  const { written, payment, ...found } = await batch(ctx, {
    written: statements,
    payment: build.select().from(payments).where(eq(payments.id, reported.id)),
    also,
  });
  ctx.enqueue({ mails, passOf: payment.rows[0]?.orderId });
  return {
    refundId: written.money?.lateRefund.rows[0]?.id,
    also: found.also as Results<Also>,
  };
}
