import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { toBrand, parseColor, EMPTY_BRAND, hostName } from "./brand.ts";
import { brandIssues } from "./brand.schema.ts";
import { HslSchema } from "../site-config.schema.ts";

test.each([
  ["205 85% 45%", "205 85% 45%"],
  [" 205, 85%, 45% ", "205 85% 45%"],
  ["hsl(205 85% 45%)", "205 85% 45%"],
  ["hsl(205deg, 85%, 45%)", "205 85% 45%"],
  ["205 85 45", "205 85% 45%"],
  ["205.25 85.5% 45%", "205.3 85.5% 45%"],
  ["0 0% 0%", "0 0% 0%"],
  ["360 100% 100%", "360 100% 100%"],
])("%j is the colour %j", (text, color) => {
  expect(parseColor(text)).toBe(color);
  expect(HslSchema.safeParse(color).success).toBe(true);
});

test.each([
  "",
  "blue",
  "400 85% 45%",
  "205 101% 45%",
  "205 85%",
  "-1 2% 3%",
  "url(x)",
  "205 85% 45%; color: red",
  "1.2.3 4% 5%",
])("%j is no colour", (text) => {
  expect(parseColor(text)).toBeNull();
});

test.each([
  ["www.example.com", "www.example.com"],
  ["https://www.Example.com/path?x#y", "www.example.com"],
  [" example.com ", "example.com"],
  ["société.example", "xn--socit-esab.example"],
  ["", ""],
  ["not a host", "not a host"],
])("the host name in %j is %j", (text, host) => {
  expect(hostName(text)).toBe(host);
});

test("only the name is required", () => {
  expect(brandIssues(EMPTY_BRAND)).toEqual({ companyName: { code: "required" } });
  expect(brandIssues({ ...EMPTY_BRAND, companyName: "  " })).toEqual({
    companyName: { code: "required" },
  });
  expect(
    brandIssues({
      ...EMPTY_BRAND,
      companyName: 'O’Neill "</script>${1}`',
      primaryColor: "any text",
    }),
  ).toEqual({});
  expect(brandIssues(toBrand(siteConfig))).toEqual({});
});

test("what cannot stand in a configuration is named, field by field", () => {
  expect(
    brandIssues({
      ...EMPTY_BRAND,
      companyName: "x".repeat(61),
      phone: "1\u202e2",
      email: "nobody",
      mainDomain: "localhost",
      checkInDomain: "javascript:alert(1)",
    }),
  ).toEqual({
    companyName: { code: "too_long", maximum: 60 },
    phone: { code: "not_plain" },
    email: { code: "email" },
    mainDomain: { code: "host_name" },
    checkInDomain: { code: "host_name" },
  });
});
