import type { SiteConfig } from "./site-config.ts";
import { DAY_MS, HOUR_MS } from "./time.ts";

/** Periods for customer data (docs/product/people.md), for the privacy page and the deletion. */
export interface Retention {
  /** Hours after which unpaid applications are deleted. */
  unpaidHours: number;
  /** Years from a contract's end until its customer data is made anonymous. */
  customerYears: number;
}
export const DEFAULT_RETENTION: Retention = { unpaidHours: 48, customerYears: 6 };

/** Returns a site's periods, configured or usual. */
export function findRetention({
  retention = DEFAULT_RETENTION,
}: Pick<SiteConfig, "retention">): Retention {
  return retention;
}

/** Fixed periods, in days. Only undelivered mails and spam among them hold personal data. */
export const RETENTION_DAYS = {
  spam: 30,
  mails: 30,
  paymentEvents: 30,
  siteConfigs: 1,
  staffSiteConfigs: 90,
  orderCookie: 30,
  mailedLink: 30,
  // Browsers keep no cookie longer.
  laneCookie: 400,
  dailyUsage: 31,
} as const;

/** Returns the time `days` days before `now`, both epoch ms. */
export function daysBefore(now: number, days: number): number {
  return now - days * DAY_MS;
}

/**
 * Returns limits (epoch ms) for `now`: unpaid orders last changed before `unpaid` are deleted,
 * customers whose last order ended before `customer` made anonymous.
 */
export function retentionLimits(
  { unpaidHours, customerYears }: Retention,
  now: number,
): { unpaid: number; customer: number } {
  const then = new Date(now);
  // 29 February may become 1 March: the full years have passed then too.
  then.setUTCFullYear(then.getUTCFullYear() - customerYears);
  return { unpaid: now - unpaidHours * HOUR_MS, customer: then.getTime() };
}
