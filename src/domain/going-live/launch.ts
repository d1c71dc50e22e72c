import type { PaymentMode } from "../payments/payment.ts";
import type { SiteConfig } from "../site-config.ts";
import { DAY_MS, MINUTE_MS } from "../time.ts";
import { findOpenRisks, readAccepted, type Risk } from "./risks.ts";

/** The conditions for opening to customers, in the order of the page. */
export const LAUNCH_CHECKS = [
  "company",
  "texts",
  "fares",
  "rates",
  "mails",
  "answers",
  "payments",
  "webhooks",
  "crons",
  "backup",
  "two_step",
  "passkeys",
] as const;
export type LaunchCheckId = (typeof LAUNCH_CHECKS)[number];

/** A command reports `unknown`, because it cannot read every secret. */
export const LAUNCH_STATES = ["done", "open", "unknown"] as const;
export type LaunchState = (typeof LAUNCH_STATES)[number];

export interface LaunchCheck {
  id: LaunchCheckId;
  state: LaunchState;
  at: string | null;
  reason: string | null;
  /** How many passkeys were made for another domain. Only the open check `passkeys` has this count. */
  count?: number;
}

export interface LaunchFacts {
  site: SiteConfig;
  /** The var ACCEPTED. */
  accepted: string | undefined;
  payments: PaymentMode;
  /** False for a test key; undefined for an unknown key. */
  isLive: boolean | undefined;
  takesAnswers: boolean;
  asksSecondFactor: boolean;
  /** Passkeys that were made for another domain than the site's. */
  lostPasskeys: number;
  /** Epoch ms of the last one of each kind; absent if there was none. */
  seen: Partial<Record<"mail" | "inbound" | "webhook" | "cron" | "backup", number>>;
  now: number;
}

/** Crons run every ten minutes, and one may be late. */
const CRON_MS = 25 * MINUTE_MS;
/** Backups are monthly (docs/operations.md). */
const BACKUP_MS = 35 * DAY_MS;
const EXAMPLE_DOMAIN = /\.example\b/;

const toState = (isDone: boolean): LaunchState => (isDone ? "done" : "open");

export function checkLaunch(facts: LaunchFacts): LaunchCheck[] {
  const { site, accepted, payments, isLive, seen, now } = facts;
  const open = new Set(findOpenRisks(site, accepted));
  const isFresh = (at: number | undefined, age: number) =>
    toState(at !== undefined && at > now - age);
  const { email } = site.company;
  const isOwn = !EXAMPLE_DOMAIN.test(email) && !EXAMPLE_DOMAIN.test(site.domains.main);
  const takesMoney = payments === "stripe";
  const states: Record<LaunchCheckId, [LaunchState, at?: number | undefined, risk?: Risk]> = {
    company: [toState(isOwn && site.airports !== undefined)],
    texts: [toState(!open.has("texts")), undefined, "texts"],
    fares: [toState(!open.has("fares")), undefined, "fares"],
    rates: [toState(!open.has("rates")), undefined, "rates"],
    mails: [toState(seen.mail !== undefined), seen.mail],
    answers: [toState(facts.takesAnswers && seen.inbound !== undefined), seen.inbound],
    payments: [takesMoney && isLive === undefined ? "unknown" : toState(takesMoney && !!isLive)],
    webhooks: [toState(takesMoney && seen.webhook !== undefined), seen.webhook],
    crons: [isFresh(seen.cron, CRON_MS), seen.cron],
    backup: [isFresh(seen.backup, BACKUP_MS), seen.backup],
    two_step: [toState(facts.asksSecondFactor)],
    passkeys: [toState(facts.lostPasskeys === 0)],
  };
  const reasons = readAccepted(accepted);
  return LAUNCH_CHECKS.map((id) => {
    const [state, at, risk] = states[id];
    return {
      id,
      state,
      at: at === undefined ? null : new Date(at).toISOString(),
      reason: (risk && reasons[risk]) ?? null,
      ...(id === "passkeys" && state === "open" && { count: facts.lostPasskeys }),
    };
  });
}
