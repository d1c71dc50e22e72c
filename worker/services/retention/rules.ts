import { daysBefore, RETENTION_DAYS } from "../../../src/domain/retention.ts";
import type { Settings } from "../../env.ts";
import { siteLimits } from "./limits.ts";
import { oldMessages } from "./old-messages.ts";
import { pastCustomers } from "./past-customers.ts";
import { deletion, type RetentionRule } from "./rule.ts";
import { unpaidOrders } from "./unpaid-orders.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Every rule, as it stands at `now` (epoch ms). What is soon over comes first, so that its tables are small for the rest. */
export function retentionRules({ SESSION_IDLE_DAYS }: Pick<Settings, "SESSION_IDLE_DAYS">, now: number): RetentionRule[] {
  const { unpaid, customer } = siteLimits(now);
  const before = (days: number) => daysBefore(now, days);
  return [
    deletion("idempotency_keys", "idempotency_keys", `created_at < ${before(RETENTION_DAYS.idempotencyKeys)}`),
    deletion("one_time_tokens", "one_time_tokens", `expires_at <= ${now}`),
    deletion("flow_states", "flow_states", `expires_at <= ${now}`),
    deletion("auth_attempts", "auth_attempts", `expires_at <= ${now}`),
    // One that reached its last day is not refreshed any more, so that it is idle soon.
    deletion("sessions", "sessions", `refreshed_at <= ${before(SESSION_IDLE_DAYS)}`),
    unpaidOrders(unpaid),
    pastCustomers(customer),
    oldMessages(customer, before(RETENTION_DAYS.spam)),
    deletion("mails", "mail_outbox", `created_at < ${before(RETENTION_DAYS.mails)} AND status <> 'waiting'`),
    deletion("daily_usage", "daily_usage", `day < ${Math.floor(before(RETENTION_DAYS.dailyUsage) / DAY)}`),
  ];
}
