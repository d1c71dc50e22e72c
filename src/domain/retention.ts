import type { SiteConfig } from "./site-config.ts";
import { DAY_MS, HOUR_MS } from "./time.ts";

/** How long customer data is kept (docs/product/people.md). The privacy page and the deletion read the same figures. */
export interface Retention {
  /** Unpaid applications are deleted after this many hours. */
  unpaidHours: number;
  /** Customer data is made anonymous this many years after the contract's end. */
  customerYears: number;
}
export const DEFAULT_RETENTION: Retention = { unpaidHours: 48, customerYears: 6 };

/** The periods of a site: those of its configuration, or the usual ones. */
export function findRetention({
  retention = DEFAULT_RETENTION,
}: Pick<SiteConfig, "retention">): Retention {
  return retention;
}

/** Periods that no setting changes, in days. Of these, only undelivered mails and spam hold personal data. */
export const RETENTION_DAYS = {
  spam: 30,
  mails: 30,
  paymentEvents: 30,
  siteConfigs: 1,
  staffSiteConfigs: 90,
  orderCookie: 30,
  // Browsers keep no cookie longer.
  laneCookie: 400,
  idempotencyKeys: 1,
  dailyUsage: 31,
} as const;

/** `days` days before `now`, both epoch ms. */
export function daysBefore(now: number, days: number): number {
  return now - days * DAY_MS;
}

/**
 * The times (epoch ms) before which data is due at `now` (epoch ms): unpaid orders that last changed before `unpaid` are
 * deleted, and customers whose last order ended before `customer` are made anonymous.
 */
export function retentionLimits(
  { unpaidHours, customerYears }: Retention,
  now: number,
): { unpaid: number; customer: number } {
  const then = new Date(now);
  // From 29 February this may be 1 March: what ended before it has had its years.
  then.setUTCFullYear(then.getUTCFullYear() - customerYears);
  return { unpaid: now - unpaidHours * HOUR_MS, customer: then.getTime() };
}
