import { and, eq } from "drizzle-orm";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, primaryDb } from "../platform/db/client.ts";
import { payments, type RefundRow, refunds } from "../tables/payments.ts";
import { logPayment } from "../platform/context/log.ts";
import { PaymentProviderError } from "./provider.ts";
import { selectProvider } from "./select-provider.ts";
import { raiseProblem } from "./payment-report.ts";
import { readPayment } from "./read-payment.ts";
import { resolveByRefund } from "./record-refund.ts";
import { batch } from "../platform/db/batch.ts";

/** False without an answer: the cron asks again. A refusal fails the refund and raises a problem. */
export async function requestRefund(ctx: Ctx, refund: RefundRow): Promise<boolean> {
  const [payment] = await primaryDb(ctx.db)
    .select()
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  if (!payment) return true;
  const { provider, reference } = payment;
  let isAnswered = true;
  try {
    if (refund.status === "requested") {
      await (
        await selectProvider(ctx, provider)
      )?.refund({ id: refund.id, reference, amountMinor: refund.amountMinor });
    }
    await readPayment(ctx, { provider, reference });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    logPayment({ payment: payment.id, error: error.code });
    isAnswered = error.isFinal;
    if (isAnswered) await failRefund(ctx, refund, error.code);
  }
  ctx.enqueue({ passOf: refund.orderId });
  return isAnswered;
}

async function failRefund(ctx: Ctx, { id, paymentId }: RefundRow, failure: string): Promise<void> {
  const isRequested = and(eq(refunds.id, id), eq(refunds.status, "requested"));
  await batch(ctx, {
    problem: raiseProblem(ctx, paymentId, "refund_failed", hasRow(refunds, isRequested)),
    failed: build
      .update(refunds)
      .set({ status: "failed", failure, updatedAt: ctx.now })
      .where(isRequested),
    // The refusal may mean that the provider has already refunded everything.
    resolved: resolveByRefund(ctx, paymentId),
  });
}
