import { expect, test } from "vitest";
import { trialLink } from "./trial-link.ts";

const domains = {
  main: "www.envol.example",
  fastTrack: "fasttrack.envol.example",
  checkIn: "checkin.envol.example",
};

test("each service's trial starts on its own site", () => {
  expect(trialLink(domains, { service: "fast-track", plan: "premium", currency: "USD" })).toBe(
    "https://fasttrack.envol.example/?currency=USD",
  );
  expect(trialLink(domains, { service: "check-in", plan: "premium", currency: "GBP" })).toBe(
    "https://checkin.envol.example/?currency=GBP",
  );
});

test("Medium adds its product after the currency", () => {
  expect(trialLink(domains, { service: "fast-track", plan: "medium", currency: "EUR" })).toBe(
    "https://fasttrack.envol.example/?currency=EUR&product=_3m_49",
  );
  expect(trialLink(domains, { service: "check-in", plan: "medium", currency: "USD" })).toBe(
    "https://checkin.envol.example/?currency=USD&product=_3m_49",
  );
});
