import { expect, test } from "vitest";
import { daysBefore, retentionLimits, findRetention } from "./retention.ts";

const at = (iso: string) => Date.parse(iso);

test("unpaid orders have 48 hours, customer data six calendar years", () => {
  const { unpaid, customer } = retentionLimits(findRetention({}), at("2026-11-20T15:00:00Z"));
  expect(new Date(unpaid).toISOString()).toBe("2026-11-18T15:00:00.000Z");
  expect(new Date(customer).toISOString()).toBe("2020-11-20T15:00:00.000Z");
});

test("a site's own periods stand before the usual ones", () => {
  const retention = { unpaidHours: 24, customerYears: 10 };
  expect(findRetention({ retention })).toEqual(retention);
});

test("a leap day has its anniversary on 1 March", () => {
  const { customer } = retentionLimits(
    { unpaidHours: 1, customerYears: 1 },
    at("2028-02-29T00:00:00Z"),
  );
  expect(new Date(customer).toISOString()).toBe("2027-03-01T00:00:00.000Z");
});

test("days are 24 hours", () => {
  expect(daysBefore(at("2026-11-20T00:00:00Z"), 30)).toBe(at("2026-10-21T00:00:00Z"));
});
