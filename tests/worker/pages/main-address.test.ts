import { expect, test } from "vitest";
import { findMainAddress } from "#worker/pages/main-address.ts";

test.each([
  ["https://envol.travel/fr/contact?a=1", "https://www.envol.travel/fr/contact?a=1"],
  ["http://envol.travel/", "https://www.envol.travel/"],
  ["https://www.envol.travel/fr", undefined],
  ["http://localhost:8787/fr", undefined],
  ["https://shop.envol.travel/", undefined],
])("%s leads to %s", (address, main) => {
  expect(findMainAddress(new URL(address), "www.envol.travel")).toBe(main);
});
