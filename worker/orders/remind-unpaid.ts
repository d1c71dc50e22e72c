import { and, eq, not, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { NEW_ORDER_STATUS } from "#domain/orders/order-status.ts";
import { findRetention } from "#domain/retention.ts";
import { HOUR_MS } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { payableUntilNear } from "../queries/flight-day.ts";
import { WITHDRAWN_AT } from "../queries/pass-texts.ts";
import { isSaleStopped } from "../queries/sale-stop.ts";
import { orders } from "../tables/orders.ts";
import { HAS_PROBLEM, hasPayment } from "./unpaid-orders.ts";
import { mailOutbox } from "../tables/mail.ts";
import { logJob } from "../platform/context/log.ts";
import { queueOrderMails } from "../mail/order-mails.ts";
import { run } from "../platform/db/batch.ts";
import { hasRow } from "../platform/db/client.ts";

const REMINDERS_A_RUN = 100;

/** Reminds once, after half the time and at most a day before the end (docs/product/mails.md). */
export async function remindUnpaid(ctx: Ctx): Promise<void> {
  if (ctx.settings.PAYMENTS === "none") return;
  const wholeTime = findRetention(siteConfig).unpaidHours * HOUR_MS;
  const halfTime = wholeTime / 2;
  const lastChange = sql`max(${orders.createdAt}, ${orders.updatedAt})`;
  const ends = sql`min(max(${lastChange} + ${wholeTime}, coalesce(${orders.heldUntil}, 0)),
    ${payableUntilNear(ctx.now)})`;
  // Only a change starts a new time, which gets its own reminder; a letter of staff is no change.
  const id = sql`'reminder:' || ${orders.id} || ':' || ${lastChange}`;
  const isKnown = hasRow(
    mailOutbox,
    and(
      eq(mailOutbox.subjectId, orders.id),
      eq(mailOutbox.kind, "order-reminder"),
      sql`${mailOutbox.createdAt} >= ${lastChange}`,
    ),
  );
  const isDue = and(
    eq(orders.status, NEW_ORDER_STATUS),
    // SQLite runs subqueries in this order, and most orders already have their reminder.
    not(isKnown),
    // Staff look into money that has come or is coming.
    sql`${orders.paidMinor} <= ${orders.refundedMinor} + ${orders.disputedMinor}`,
    not(hasPayment(["processing"])),
    not(HAS_PROBLEM),
    sql`${ends} > ${ctx.now}`,
    sql`max(${ends} - ${halfTime}, (${lastChange} + ${ends}) / 2) <= ${ctx.now}`,
    not(isSaleStopped(ctx.now)),
    sql`${sql.raw(WITHDRAWN_AT)} IS NULL`,
  );
  const source = sql`${isDue} LIMIT ${REMINDERS_A_RUN}`;
  const { changes } = await run(ctx, queueOrderMails(ctx, { id, kind: "order-reminder" }, source));
  logJob("reminders", { queued: changes });
}
