import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { localizePath } from "#domain/language-path.ts";
import type { ReportedRefund } from "#domain/payments/decide-report.ts";
import type { PaymentStatus } from "#domain/payments/payment.ts";
import type { Ctx } from "../platform/context/context.ts";
import { equalInConstantTime, sign } from "../platform/crypto/hash.ts";
import { build, primaryDb } from "../platform/db/client.ts";
import { demoPayments, demoRefunds } from "../tables/payments.ts";
import {
  BadSignatureError,
  type PaymentHint,
  type PaymentProvider,
  PaymentProviderError,
} from "./provider.ts";
import { demoStatusAt } from "./read-demo-page.ts";
import { batch, run } from "../platform/db/batch.ts";

export const DEMO_SIGNATURE_HEADER = "demo-signature";

const statusAt = (now: number) => sql.raw(demoStatusAt(now)) as SQL<PaymentStatus>;

export function signDemoWebhook(
  { settings }: Pick<Ctx, "settings">,
  body: string,
): Promise<string> {
  return sign(settings.SIGNING_SECRET, `demo-payment-webhook:${body}`);
}

/** A payment's reference is its id, whose random bits protect the page. Takes no money. */
export function createDemoProvider(ctx: Ctx): PaymentProvider {
  const db = primaryDb(ctx.db);
  return {
    id: "demo",

    async start({
      id,
      orderNumber,
      description,
      amountMinor,
      currency,
      language,
      returnUrl,
      expiresAt,
    }) {
      const row = {
        id,
        orderNumber,
        description,
        amountMinor,
        currency,
        returnUrl,
        expiresAt,
        createdAt: ctx.now,
      };
      await db
        .insert(demoPayments)
        .values({ ...row, status: "open", paidAt: null })
        .onConflictDoNothing();
      return {
        reference: id,
        url: new URL(localizePath(`/pay/demo/${id}`, language), returnUrl).href,
      };
    },

    async read(reference) {
      const found = await batch(ctx, {
        payment: build
          .select({
            status: statusAt(ctx.now),
            amountMinor: demoPayments.amountMinor,
            currency: demoPayments.currency,
          })
          .from(demoPayments)
          .where(eq(demoPayments.id, reference)),
        refunds: build
          .select()
          .from(demoRefunds)
          .where(eq(demoRefunds.paymentId, reference))
          .orderBy(demoRefunds.id),
      });
      const [payment] = found.payment.rows;
      if (!payment)
        throw new PaymentProviderError("payment_unknown", { isFinal: true, isUnknown: true });
      const reported = {
        id: reference,
        status: payment.status,
        receivedMinor: payment.status === "paid" ? payment.amountMinor : 0,
        currency: payment.currency,
        refunds: found.refunds.rows.map(({ id, amountMinor }): ReportedRefund => ({
          reference: id,
          id,
          status: "succeeded",
          amountMinor,
        })),
        disputes: [],
        fees: [],
      };
      return reported;
    },

    async close(reference) {
      await db
        .update(demoPayments)
        .set({ status: "expired" })
        .where(and(eq(demoPayments.id, reference), eq(demoPayments.status, "open")));
    },

    async refund({ id, reference, amountMinor }) {
      const others = sql`SELECT coalesce(sum(${demoRefunds.amountMinor}), 0) FROM ${demoRefunds}
        WHERE ${and(eq(demoRefunds.paymentId, reference), ne(demoRefunds.id, id))}`;
      // One statement keeps two refunds from exceeding the payment. A repeat finds its own row.
      const { rows } = await run(
        ctx,
        sql`INSERT INTO ${demoRefunds} (id, payment_id, amount_minor)
          SELECT ${id}, ${demoPayments.id}, ${amountMinor} FROM ${demoPayments}
          WHERE ${eq(demoPayments.id, reference)} AND ${statusAt(ctx.now)} = 'paid'
          AND ${demoPayments.amountMinor} >= ${amountMinor} + (${others})
          ON CONFLICT (id) DO UPDATE SET id = excluded.id WHERE payment_id = excluded.payment_id
          AND amount_minor = excluded.amount_minor
          RETURNING id`,
      );
      if (rows.length === 0) throw new PaymentProviderError("refund_refused", { isFinal: true });
    },

    async recognize({ headers, body }) {
      const signature = headers.get(DEMO_SIGNATURE_HEADER) ?? "";
      if (!equalInConstantTime(signature, await signDemoWebhook(ctx, body)))
        throw new BadSignatureError();
      // The signature proves that we wrote this body.
      const { eventId, reference } = JSON.parse(body) as PaymentHint;
      return { eventId, reference };
    },
  };
}
