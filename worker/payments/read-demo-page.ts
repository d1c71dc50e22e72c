import { toMajor } from "#domain/money/currency.ts";
import type { DemoPage } from "#domain/payments/demo-page.schema.ts";
import type { Ctx } from "../platform/context/context.ts";
import { NotFoundError } from "../platform/errors/errors.ts";

/** Time alone ends pages and completes slow payments. */
export const demoStatusAt = (now: number) => `CASE
  WHEN demo_payments.status = 'open' AND expires_at <= ${now} THEN 'expired'
  WHEN demo_payments.status = 'processing' AND paid_at <= ${now} THEN 'paid'
  ELSE demo_payments.status END`;

interface DemoCtx extends Pick<Ctx, "db" | "now"> {
  settings: { PAYMENTS?: string };
}

/** Throws NotFoundError, also if the deployment takes no demo payments. */
export async function findDemoPage({ db, now, settings }: DemoCtx, id: string): Promise<DemoPage> {
  if (settings.PAYMENTS !== "demo") throw new NotFoundError();
  // Plain SQL, so that the page's cold start loads no query builder and no tables.
  const page = await db
    .prepare(
      `SELECT id, description, amount_minor AS amount, currency, return_url,
        ${demoStatusAt(now)} AS status FROM demo_payments WHERE id = ?`,
    )
    .bind(id)
    .first<DemoPage>();
  if (!page) throw new NotFoundError();
  return { ...page, amount: toMajor(page.amount) };
}
