import { expect, test } from "vitest";
import { telephone } from "./site.ts";

test("a phone number dials without the spaces, brackets and hyphens it is written with", () => {
  expect(telephone("+44 20 7946 0321")).toBe("tel:+442079460321");
  expect(telephone("(020) 7946-0321")).toBe("tel:02079460321");
});
