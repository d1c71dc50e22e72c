import { expect, test } from "vitest";
import { plural } from "./facts.ts";

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
