import { and, eq, gt } from "drizzle-orm";
import type { DemoAction, DemoPage } from "#domain/payments/demo-page.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { demoPayments } from "../tables/payments.ts";
import { findDemoPage } from "./read-demo-page.ts";
import { settlePayment } from "./settle-payment.ts";

const SLOW_PAYMENT_MS = 6_000;

/** Settles like a real provider, even if the window closes. Throws NotFoundError. */
export async function actOnDemoPage(
  ctx: Ctx,
  { id, action }: { id: string; action: DemoAction },
): Promise<DemoPage> {
  if (action !== "decline" && ctx.settings.PAYMENTS === "demo") {
    const next =
      action === "pay"
        ? ({ status: "paid" } as const)
        : ({ status: "processing", paidAt: ctx.now + SLOW_PAYMENT_MS } as const);
    await primaryDb(ctx.db)
      .update(demoPayments)
      .set(next)
      .where(
        and(
          eq(demoPayments.id, id),
          eq(demoPayments.status, "open"),
          gt(demoPayments.expiresAt, ctx.now),
        ),
      );
  }
  const page = await findDemoPage(ctx, id);
  if (action !== "decline") ctx.later(tell(ctx, page));
  return page;
}

/** A slow payment is settled again once it succeeds. */
async function tell(ctx: Ctx, { id, status }: DemoPage): Promise<void> {
  await settlePayment(ctx, { provider: "demo", reference: id });
  if (status !== "processing") return;
  await new Promise((done) => setTimeout(done, SLOW_PAYMENT_MS));
  await settlePayment(
    { ...ctx, now: ctx.now + SLOW_PAYMENT_MS },
    { provider: "demo", reference: id },
  );
}
