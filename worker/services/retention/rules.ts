import { daysBefore, RETENTION_DAYS } from "../../../src/domain/retention.ts";
import type { Settings } from "../../env.ts";
import { siteLimits } from "./limits.ts";
import { oldMessages } from "./old-messages.ts";
import { pastCustomers } from "./past-customers.ts";
import { deletion, type RetentionRule } from "./rule.ts";
import { unpaidOrders } from "./unpaid-orders.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Every rule at `now` (epoch ms). Short-lived rows come first, so that the later rules read smaller tables. */
export function retentionRules({ SESSION_IDLE_DAYS }: Pick<Settings, "SESSION_IDLE_DAYS">, now: number): RetentionRule[] {
  const { unpaid, customer } = siteLimits(now);
  const before = (days: number) => daysBefore(now, days);
  return [
    deletion("idempotency_keys", "idempotency_keys", `created_at < ${before(RETENTION_DAYS.idempotencyKeys)}`),
    deletion("one_time_tokens", "one_time_tokens", `expires_at <= ${now}`),
    deletion("flow_states", "flow_states", `expires_at <= ${now}`),
    deletion("auth_attempts", "auth_attempts", `expires_at <= ${now}`),
    // SESSION_MAX_DAYS needs no rule: a session that reached it cannot be refreshed any more, and is idle soon.
    deletion("sessions", "sessions", `refreshed_at <= ${before(SESSION_IDLE_DAYS)}`),
    unpaidOrders(unpaid),
    pastCustomers(customer),
    oldMessages(customer, before(RETENTION_DAYS.spam)),
    deletion("mails", "mail_outbox", `created_at < ${before(RETENTION_DAYS.mails)} AND status <> 'waiting'`),
    deletion("daily_usage", "daily_usage", `day < ${Math.floor(before(RETENTION_DAYS.dailyUsage) / DAY)}`),
  ];
}
