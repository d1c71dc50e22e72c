import { expect, test } from "vitest";
import { siteConfig } from "../../../tests/site.config.ts";
import { trialLink } from "./trial-link.ts";

const [medium, premium] = siteConfig.pricing.plans as [Plan, Plan];
type Plan = (typeof siteConfig.pricing.plans)[number];

test("each service's trial starts on its own site", () => {
  expect(trialLink(siteConfig, { service: "fast-track", plan: premium, currency: "USD" })).toBe(
    "https://fasttrack.envol.example/?currency=USD",
  );
  expect(trialLink(siteConfig, { service: "check-in", plan: premium, currency: "GBP" })).toBe(
    "https://checkin.envol.example/?currency=GBP",
  );
});

test("Medium adds its product after the currency: the months and the price", () => {
  expect(trialLink(siteConfig, { service: "fast-track", plan: medium, currency: "EUR" })).toBe(
    "https://fasttrack.envol.example/?currency=EUR&product=_3m_49",
  );
  const yearly = {
    ...siteConfig,
    membership: { billingMonths: 12, trialDays: 3, passes: { medium: 2, premium: 5 } },
  } as const;
  const plan = { ...medium, price: 59.5 };
  expect(trialLink(yearly, { service: "check-in", plan, currency: "USD" })).toBe(
    "https://checkin.envol.example/?currency=USD&product=_12m_59.5",
  );
});
