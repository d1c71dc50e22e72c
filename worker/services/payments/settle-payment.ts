import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import {
  ACTIVE_PAYMENT_STATUSES,
  type PaymentProviderId,
} from "../../../src/domain/payments/payment.ts";
import type { OrderAccess } from "../../../src/domain/orders/order-access.ts";
import type { Ctx } from "../../context/context.ts";
import { build, primaryDb } from "../../db/client.ts";
import { isOpenTo } from "../../db/order-access.ts";
import { orders, payments } from "../../db/schema.ts";
import { UnavailableError } from "../../errors/errors.ts";
import { PaymentProviderError } from "../../payments/provider.ts";
import { selectProvider } from "../../payments/select-provider.ts";
import { sendQueuedMails } from "../mail/order-mails.ts";
import { recordPayment } from "./record-payment.ts";

interface Settlement {
  provider: PaymentProviderId;
  /** The provider's id of the payment. */
  reference: string;
  /** The provider's id of the event that made us ask, if one did. */
  eventId?: string;
}

/**
 * Reads what the provider says of a payment and writes all that follows, in one round trip to the database. It may be called at any
 * time, any number of times (docs/decisions/0030). A payment that is not ours, or whose provider is not configured, changes nothing.
 * @throws PaymentProviderError when the provider cannot be read.
 */
export async function settlePayment(
  ctx: Ctx,
  { provider, reference, eventId }: Settlement,
): Promise<void> {
  const reported = await (await selectProvider(ctx, provider))?.read(reference);
  if (!reported || reported.id === null) return;
  const { statements, mails } = await recordPayment(ctx, {
    provider,
    reference,
    reported: { ...reported, id: reported.id },
    eventId,
  });
  await ctx.db.batch(statements);
  if (mails.length > 0) ctx.later(sendQueuedMails(ctx, mails));
}

/**
 * Settles the payments of an order that may still bring money, or with `all` every one, since refunds and disputes come later. Of an access that has ended, none.
 * @throws UnavailableError `payment_provider_unavailable`.
 */
export async function settleOrder(
  ctx: Ctx,
  wanted: string | OrderAccess,
  { all = false }: { all?: boolean } = {},
): Promise<void> {
  const isWanted =
    typeof wanted === "string"
      ? eq(payments.orderId, wanted)
      : inArray(
          payments.orderId,
          build.select({ id: orders.id }).from(orders).where(isOpenTo(wanted)),
        );
  const found = await primaryDb(ctx.db)
    .select({ provider: payments.provider, reference: payments.reference })
    .from(payments)
    .where(
      and(
        isWanted,
        isNotNull(payments.reference),
        all ? undefined : inArray(payments.status, [...ACTIVE_PAYMENT_STATUSES]),
      ),
    )
    .orderBy(desc(payments.id));
  await whenAvailable(
    Promise.all(
      found.map(({ provider, reference }) =>
        settlePayment(ctx, { provider, reference: reference! }),
      ),
    ),
  );
}

/** The result of asking a provider. Throws UnavailableError `payment_provider_unavailable` when it did not do what was asked. */
export async function whenAvailable<Result>(asked: Promise<Result>): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new UnavailableError(
      "payment_provider_unavailable",
      "The payment service does not respond. Try again in a moment.",
    );
  }
}
