import { and, eq, gt } from "drizzle-orm";
import { toMajor } from "../../src/domain/money/currency.ts";
import type { DemoAction, DemoPage } from "../../src/domain/payments/demo-page.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { primaryDb } from "../platform/db/client.ts";
import { demoPayments } from "./tables.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { demoStatusAt } from "./demo.ts";
import { settlePayment } from "./settle-payment.ts";

/** How long the bank of a slow payment takes, in ms. */
const SLOW_PAYMENT_MS = 6_000;

/**
 * What the demo payment page shows; whoever has its id may see it, as with a real provider.
 * @throws NotFoundError, also where the demo does not take the payments.
 */
export async function findDemoPage({ db, now, settings }: Ctx, id: string): Promise<DemoPage> {
  if (settings.PAYMENTS !== "demo") throw new NotFoundError();
  const { description, amountMinor, currency, returnUrl } = demoPayments;
  const [page] = await primaryDb(db)
    .select({ description, amountMinor, currency, returnUrl, status: demoStatusAt(now) })
    .from(demoPayments)
    .where(eq(demoPayments.id, id));
  if (!page) throw new NotFoundError();
  return {
    id,
    description: page.description,
    amount: toMajor(page.amountMinor),
    currency: page.currency,
    status: page.status,
    return_url: page.returnUrl,
  };
}

/**
 * What the payer does on the demo payment page, and its state afterwards. Only an open page changes. Like a real provider it then tells
 * the product by itself, so that the order is paid when the payer just closes the window.
 * @throws NotFoundError, as findDemoPage.
 */
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

/** Has the payment settled now, and once more when a slow one is through. */
async function tell(ctx: Ctx, { id, status }: DemoPage): Promise<void> {
  await settlePayment(ctx, { provider: "demo", reference: id });
  if (status !== "processing") return;
  await new Promise((done) => setTimeout(done, SLOW_PAYMENT_MS));
  await settlePayment(
    { ...ctx, now: ctx.now + SLOW_PAYMENT_MS },
    { provider: "demo", reference: id },
  );
}
