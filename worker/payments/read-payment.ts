import type { PaymentProviderId } from "../../src/domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { selectProvider } from "./select-provider.ts";
import { sendQueuedMails } from "../mail/order-mails.ts";
import { recordPayment } from "./record-payment.ts";

/** Which payment to read, and why. */
export interface Settlement {
  provider: PaymentProviderId;
  /** The provider's id of the payment. */
  reference: string;
  /** The provider's id of the event that made us ask, if one did. */
  eventId?: string;
}

/**
 * Reads what the provider says of a payment and writes all that follows, in one round trip to the database. It may be called at any
 * time, any number of times (docs/decisions/0030). A payment that is not ours, or whose provider is not configured, changes nothing.
 * Gives the id of the refund that this stored, of money that came too late; it is still to be asked for.
 * @throws PaymentProviderError when the provider cannot be read.
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
  const results = await ctx.db.batch<{ id: string }>(statements);
  if (mails.length > 0) ctx.later(sendQueuedMails(ctx, mails));
  // Only the insertion of such a refund returns a row.
  return results.flatMap(({ results: rows }) => rows)[0]?.id;
}
