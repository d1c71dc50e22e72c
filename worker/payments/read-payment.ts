import type { PaymentProviderId } from "#domain/payments/payment.ts";
import { eq } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { build } from "../platform/db/client.ts";
import { selectProvider } from "./select-provider.ts";
import { payments } from "../tables/payments.ts";
import { recordPayment } from "./record-payment.ts";
import { batch } from "../platform/db/batch.ts";

export interface Settlement {
  provider: PaymentProviderId;
  reference: string;
  eventId?: string;
}

/**
 * Writes all effects in one round trip; repeats are harmless (docs/decisions/0030).
 * Returns the id of a late-money refund to request. Throws PaymentProviderError.
 */
export async function readPayment(
  ctx: Ctx,
  { provider, reference, eventId }: Settlement,
): Promise<string | undefined> {
  const reported = await (await selectProvider(ctx, provider))?.read(reference);
  if (!reported || reported.id === null) return undefined;
  const { statements, mails } = await recordPayment(ctx, {
    provider,
    reference,
    reported: { ...reported, id: reported.id },
    eventId,
  });
  const { written, payment } = await batch(ctx, {
    written: statements,
    payment: build.select().from(payments).where(eq(payments.id, reported.id)),
  });
  ctx.enqueue({ mails, passOf: payment.rows[0]?.orderId });
  return written.money?.lateRefund.rows[0]?.id;
}
