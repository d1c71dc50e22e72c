import type { SiteConfig } from "./site-config.ts";
import { DAY_MS, HOUR_MS } from "./time.ts";

/** The privacy page and the deletion use these periods (docs/product/people.md). */
export interface Retention {
  /** Unpaid orders are deleted after this many hours. */
  unpaidHours: number;
  /** Years from a contract's end until its customer becomes anonymous. */
  customerYears: number;
}
export const DEFAULT_RETENTION: Retention = { unpaidHours: 48, customerYears: 6 };

export function findRetention({
  retention = DEFAULT_RETENTION,
}: Pick<SiteConfig, "retention">): Retention {
  return retention;
}

/** In days. Among these, only undelivered mails and spam hold personal data. */
export const RETENTION_DAYS = {
  spam: 30,
  mails: 30,
  paymentEvents: 30,
  siteConfigs: 1,
  staffSiteConfigs: 90,
  orderCookie: 30,
  mailedLink: 30,
  // Browsers keep no cookie for longer.
  laneCookie: 400,
  dailyUsage: 31,
  groupActs: 400,
} as const;

export function daysBefore(now: number, days: number): number {
  return now - days * DAY_MS;
}

/** In epoch ms. Older unpaid orders are deleted, and older customers become anonymous. */
export function retentionLimits(
  { unpaidHours, customerYears }: Retention,
  now: number,
): { unpaid: number; customer: number } {
  const then = new Date(now);
  // 29 February may become 1 March, when the full years have passed too.
  then.setUTCFullYear(then.getUTCFullYear() - customerYears);
  return { unpaid: now - unpaidHours * HOUR_MS, customer: then.getTime() };
}
