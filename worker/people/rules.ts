import { and, eq, gte, inArray, lt, lte, ne, not, notInArray, or, sql } from "drizzle-orm";
import { siteConfig } from "../../app.config.ts";
import { firstFlightDate } from "#domain/airports/airport-time.ts";
import { daysBefore, RETENTION_DAYS, retentionLimits, findRetention } from "#domain/retention.ts";
import { utcDay } from "#domain/time.ts";
import type { Ctx } from "../platform/context/context.ts";
import { build, hasRow, listed, primaryDb } from "../platform/db/client.ts";
import { IS_KNOWN } from "../tables/columns.ts";
import { auditLog, authAttempts, dailyUsage } from "../tables/platform.ts";
import { customers, orderEvents, orderNotes, orders, saleStops } from "../tables/orders.ts";
import {
  factorChallenges,
  flowStates,
  oneTimeTokens,
  passkeyChallenges,
  sessions,
} from "../tables/identity.ts";
import { groupActOrders, groupActs } from "../tables/group-acts.ts";
import { invitations } from "../tables/staff.ts";
import { mailOutbox } from "../tables/mail.ts";
import { messages } from "../tables/messages.ts";
import { passes } from "../tables/passes.ts";
import { paymentEvents, refundRequests, refunds } from "../tables/payments.ts";
import { siteConfigs } from "../tables/generator.ts";
import { anonymizeCustomers, UNEXPLAINED } from "./anonymize-customers.ts";
import { deleteMessages } from "./delete-messages.ts";
import { unpaidOrdersDue } from "../orders/unpaid-orders.ts";
import { cascadeRule, deleteRule, dueIds, type RetentionRule } from "./rule.ts";
import { batch } from "../platform/db/batch.ts";

/** Short-lived rows come first, so that later rules read smaller tables (docs/decisions/0015). */
export function retentionRules({ settings, now }: Ctx): RetentionRule[] {
  const before = (days: number) => daysBefore(now, days);
  const { customer } = siteLimits(now);
  return [
    deleteRule("one_time_tokens", oneTimeTokens, lte(oneTimeTokens.expiresAt, now)),
    deleteRule("invitations", invitations, lte(invitations.expiresAt, now)),
    deleteRule("flow_states", flowStates, lte(flowStates.expiresAt, now)),
    deleteRule("factor_challenges", factorChallenges, lte(factorChallenges.expiresAt, now)),
    deleteRule("passkey_challenges", passkeyChallenges, lte(passkeyChallenges.expiresAt, now)),
    deleteRule("auth_attempts", authAttempts, lte(authAttempts.expiresAt, now)),
    // SESSION_MAX_DAYS needs no rule, because such a session cannot be refreshed and is soon idle.
    deleteRule("sessions", sessions, lte(sessions.refreshedAt, before(settings.SESSION_IDLE_DAYS))),
    unpaidOrders(now),
    pastCustomers(customer, now),
    oldMessages(customer, before(RETENTION_DAYS.spam)),
    deleteRule(
      "mails",
      mailOutbox,
      and(lt(mailOutbox.createdAt, before(RETENTION_DAYS.mails)), ne(mailOutbox.status, "waiting")),
    ),
    deleteRule(
      "payment_events",
      paymentEvents,
      lt(paymentEvents.createdAt, before(RETENTION_DAYS.paymentEvents)),
    ),
    deleteRule(
      "sale_stops",
      saleStops,
      or(lte(saleStops.endsAt, now), lt(saleStops.lastDay, firstFlightDate("", now))),
    ),
    deleteRule(
      "group_act_orders",
      groupActOrders,
      lt(groupActOrders.createdAt, before(RETENTION_DAYS.groupActs)),
    ),
    deleteRule("group_acts", groupActs, lt(groupActs.createdAt, before(RETENTION_DAYS.groupActs))),
    deleteRule("site_configs", siteConfigs, lte(siteConfigs.expiresAt, now)),
    deleteRule(
      "daily_usage",
      dailyUsage,
      lt(dailyUsage.day, utcDay(before(RETENTION_DAYS.dailyUsage))),
    ),
  ];
}

function siteLimits(now: number): ReturnType<typeof retentionLimits> {
  return retentionLimits(findRetention(siteConfig), now);
}

/** Also deletes customers without another order. */
function unpaidOrders(now: number): RetentionRule {
  const due = unpaidOrdersDue(now);
  return {
    name: "unpaid_orders",
    table: orders,
    due,
    async apply(ctx, limit) {
      const rows = await primaryDb(ctx.db)
        .select({ id: orders.id, customerId: orders.customerId })
        .from(orders)
        .where(due)
        .limit(limit);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      const chosen = dueIds(orders, due, ids);
      const customerIds = listed(rows.map(({ customerId }) => customerId));
      const { deleted } = await batch(ctx, {
        events: build.delete(orderEvents).where(inArray(orderEvents.orderId, chosen)),
        notes: build.delete(orderNotes).where(inArray(orderNotes.orderId, chosen)),
        tokens: build.delete(oneTimeTokens).where(inArray(oneTimeTokens.subjectId, chosen)),
        mails: build.delete(mailOutbox).where(inArray(mailOutbox.subjectId, chosen)),
        passes: build.delete(passes).where(inArray(passes.orderId, chosen)),
        // Payments stay after their order, but staff's texts about a person do not.
        reasons: build.update(refunds).set({ reason: "" }).where(inArray(refunds.orderId, chosen)),
        requests: build
          .update(refundRequests)
          .set(UNEXPLAINED)
          .where(inArray(refundRequests.orderId, chosen)),
        deleted: build
          .delete(orders)
          .where(inArray(orders.id, chosen))
          .returning({ id: orders.id }),
        customers: build
          .delete(customers)
          .where(
            and(
              inArray(customers.id, customerIds),
              not(hasRow(orders, eq(orders.customerId, customers.id))),
            ),
          ),
      });
      return deleted.rows.length;
    },
  };
}

/** An order ends on its flight day, or at its last change if later. Times are in epoch ms. */
function pastCustomers(before: number, now: number): RetentionRule {
  const hasLaterOrder = hasRow(
    orders,
    and(
      eq(orders.customerId, customers.id),
      or(gte(orders.updatedAt, before), gte(orders.flightDate, firstFlightDate("", before))),
    ),
  );
  return cascadeRule({
    name: "past_customers",
    table: customers,
    due: and(IS_KNOWN, lt(customers.createdAt, before), not(hasLaterOrder)),
    process: (chosen) => {
      const { customers: done, ...rest } = anonymizeCustomers(chosen, {
        now,
        notes: "Deleted after the retention period",
        keepsBuyer: false,
      });
      return { rest, done };
    },
  });
}

function oldMessages(before: number, spamBefore: number): RetentionRule {
  // Keeps a message whose status changed recently, so that staff can undo a slip.
  const movedSince = build
    .select({ id: sql`${auditLog.subjectId}` })
    .from(auditLog)
    .where(and(eq(auditLog.action, "message.status_changed"), gte(auditLog.createdAt, spamBefore)));
  return cascadeRule({
    name: "messages",
    table: messages,
    due: or(
      lt(messages.createdAt, before),
      and(
        eq(messages.status, "spam"),
        lt(messages.createdAt, spamBefore),
        notInArray(messages.id, movedSince),
      ),
    ),
    // A trigger reads each letter of a message, which may have 20,000.
    maxBatch: 50,
    process: deleteMessages,
  });
}
