import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { DAY_MS, MINUTE_MS } from "../time.ts";
import { checkLaunch, LAUNCH_CHECKS, type LaunchFacts } from "./launch.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
const READY: LaunchFacts = {
  site: {
    ...siteConfig,
    company: { ...siteConfig.company, email: "hello@envol.travel" },
    domains: { ...siteConfig.domains, main: "www.envol.travel" },
    airports: [],
    fares: { adults: 12, children: 12, infants: 0, from: 12 },
    rates: { USD: 1, EUR: 0.9, GBP: 0.8 },
  },
  accepted: "texts=Me Dupont, 3 November",
  payments: "stripe",
  isLive: true,
  takesAnswers: true,
  asksSecondFactor: true,
  lostPasskeys: 0,
  seen: { mail: 1, inbound: 2, webhook: 3, cron: NOW - 10 * MINUTE_MS, backup: NOW - DAY_MS },
  now: NOW,
};
const openIn = (facts: Partial<LaunchFacts>) =>
  checkLaunch({ ...READY, ...facts }).flatMap(({ id, state }) => (state === "done" ? [] : [id]));

test("nothing is open where all is done, and each is told with its time and reason", () => {
  const checks = checkLaunch(READY);
  expect(checks.map(({ id }) => id)).toEqual(LAUNCH_CHECKS);
  expect(openIn({})).toEqual([]);
  expect(checks.find(({ id }) => id === "crons")!.at).toBe("2026-11-23T11:50:00.000Z");
  expect(checks.find(({ id }) => id === "texts")!.reason).toBe("Me Dupont, 3 November");
});

test.each<[string, Partial<LaunchFacts>, string[]]>([
  ["the demo's company", { site: siteConfig }, ["company", "fares", "rates"]],
  ["texts that nobody has read", { accepted: undefined }, ["texts"]],
  ["no mail yet", { seen: { ...READY.seen, mail: undefined as never } }, ["mails"]],
  ["answers that go elsewhere", { takesAnswers: false }, ["answers"]],
  ["a test key", { isLive: false }, ["payments"]],
  ["closed payment", { payments: "none" }, ["payments", "webhooks"]],
  ["a cron that stopped", { now: NOW + 20 * MINUTE_MS }, ["crons"]],
  ["an old backup", { seen: { ...READY.seen, backup: NOW - 36 * DAY_MS } }, ["backup"]],
  ["staff without a second step", { asksSecondFactor: false }, ["two_step"]],
  ["passkeys of another domain", { lostPasskeys: 2 }, ["passkeys"]],
])("%s is open", (_, facts, open) => {
  expect(openIn(facts)).toEqual(open);
});

test("a key that a command does not know is neither live nor a test", () => {
  const payments = checkLaunch({ ...READY, isLive: undefined }).find(({ id }) => id === "payments");
  expect(payments!.state).toBe("unknown");
});
