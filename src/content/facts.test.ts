import { expect, test } from "vitest";
import { siteConfig } from "../../app.config.ts";
import { createFacts, plural } from "./facts.ts";

test("English has the singular for 1 only", () => {
  expect([0, 1, 2, 100].map((count) => plural("en", count, "order", "orders"))).toEqual([
    "orders",
    "order",
    "orders",
    "orders",
  ]);
});

test("French has the singular for 0 and 1, and one plural for all above", () => {
  expect(
    [0, 1, 2, 100, 1_000_000].map((count) => plural("fr", count, "commande", "commandes")),
  ).toEqual(["commande", "commande", "commandes", "commandes", "commandes"]);
});

test.each([
  [1, "1 hour", "1\u00a0heure"],
  [48, "48 hours", "48\u00a0heures"],
])("an unpaid booking's %i hours are written out in both languages", (unpaidHours, en, fr) => {
  const site = { ...siteConfig, retention: { unpaidHours, customerYears: 6 } };
  const write = (language: "en" | "fr") => createFacts(site, language, "EUR").retention.unpaidTime;
  expect([write("en"), write("fr")]).toEqual([en, fr]);
});
