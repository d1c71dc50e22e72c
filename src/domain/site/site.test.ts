import { expect, test } from "vitest";
import { telephone } from "./site.ts";

test("a phone number dials without the spaces, brackets and hyphens it is written with", () => {
  expect(telephone("+44 20 7946 0321")).toBe("tel:+442079460321");
  expect(telephone("(020) 7946-0321")).toBe("tel:02079460321");
  // Callers from abroad dial neither the zero for callers at home nor an extension.
  expect(telephone("+44 (0)20 7946 0321 ext. 12")).toBe("tel:+442079460321");
  expect(telephone("+33 1 23 45 67 89 poste 4")).toBe("tel:+33123456789");
  expect(telephone("+1 202 555 0143 x45")).toBe("tel:+12025550143");
});
