import { and, isNotNull, isNull, not, sql } from "drizzle-orm";
import type { OrderAccess } from "#domain/orders/order-access.ts";
import type { Ctx } from "../platform/context/context.ts";
import { uuidV7 } from "../platform/crypto/random.ts";
import { hashVisitor, requireAttempt } from "../platform/attempts.ts";
import { run } from "../platform/db/batch.ts";
import { insertRowFrom } from "../platform/db/insert-row.ts";
import { ENDED } from "../passes/count-admitted.ts";
import { hasDayPassed } from "../queries/flight-day.ts";
import { isOpenTo } from "../queries/order-access.ts";
import { NotFoundError } from "../platform/errors/errors.ts";
import { queuedMail } from "../mail/outbox-row.ts";
import { mailOutbox } from "../tables/mail.ts";
import { orders } from "../tables/orders.ts";

/** The mail has no order number and no name. Throws NotFoundError, also for a pass that no lane accepts, or RateLimitedError. */
export async function sendPass(
  ctx: Ctx,
  { access, email }: { access: OrderAccess; email: string },
): Promise<void> {
  const { now } = ctx;
  await requireAttempt(ctx, { purpose: "passMail", subject: access.orderId });
  const mail = {
    ...queuedMail(now),
    id: uuidV7(now),
    kind: "order-pass",
    recipient: email,
    message: null,
    visitor: await hashVisitor(ctx),
    subjectId: orders.id,
  } as const;
  const isUsable = and(
    isOpenTo(access),
    isNotNull(orders.passId),
    isNull(ENDED),
    not(hasDayPassed(now)),
  );
  const queued = insertRowFrom(mailOutbox, mail, sql`FROM ${orders} WHERE ${isUsable}`);
  const { changes } = await run(ctx, queued);
  if (changes === 0) throw new NotFoundError();
  ctx.enqueue({ mails: [mail.id] });
}
