import { expect, test } from "vitest";
import { isConfirmed, NEW_ORDER_STATUS, ORDER_STATUSES } from "./order-status.ts";
import { orderNumber, parseOrderNumber } from "./order-number.ts";

test("an order number is FT, the time and 8 random capitals or digits", () => {
  expect(orderNumber(1_795_176_000_000, new Uint8Array([0, 1, 2, 3, 31, 32, 255, 24]))).toBe(
    "FT-1795176000000-ABCD9A92",
  );
});

test("every random byte gives a letter or digit that cannot be mistaken, each as likely", () => {
  const letters = Array.from({ length: 256 }, (_, byte) =>
    orderNumber(0, new Uint8Array(8).fill(byte)).at(-1)!,
  );
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect([...counts.keys()].join("")).toMatch(/^[A-HJ-NP-Z2-9]{32}$/);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});

test("a new order is Not Paid", () => {
  expect(NEW_ORDER_STATUS).toBe("Not Paid");
  expect(ORDER_STATUSES).toEqual(["Not Paid", "paid", "completed", "cancelled", "refunded"]);
});

test("paid and completed orders are confirmed, no others", () => {
  expect(ORDER_STATUSES.filter(isConfirmed)).toEqual(["paid", "completed"]);
});

test.each([
  "FT-1795253547948-XQ57XAMU",
  " ft-1795253547948-xq57xamu ",
  "FT 1795253547948 XQ57XAMU",
  "FT–1795253547948—XQ57XAMU",
  "FT\u20111795253547948\u2011XQ57XAMU",
  "Order no. FT-1795253547948-XQ57XAMU.",
  "N° FT-1795253547948-XQ57XAMU",
  "#FT-17952535 47948-XQ57 XAMU",
  "ＦＴ－1795253547948－XQ57XAMU",
  "FT1795253547948XQ57XAMU",
  "ft 1795253547948 xq57xamu",
  "1795253547948-XQ57XAMU",
  " 1795253547948 xq57xamu. ",
  "1795253547948xq57xamu",
  "order no. 1795253547948–XQ57XAMU",
])("%j is an order number as people paste it", (text) => {
  expect(parseOrderNumber(text)).toBe("FT-1795253547948-XQ57XAMU");
});

test.each(["", " 12 ", "FT-12-AB", "Ada", "0033612345678 MARGARET", "91795253547948-XQ57XAMU"])(
  "%j is none, and stays as it is typed",
  (text) => {
    expect(parseOrderNumber(text)).toBe(text.trim());
  },
);
