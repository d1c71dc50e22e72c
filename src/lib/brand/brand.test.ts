import { expect, test } from "vitest";
import { EMPTY_BRAND, toBrand } from "#domain/generator/brand.ts";
import { siteConfig } from "../../../app.config.ts";
import { brandIssues } from "./brand.schema.ts";

test("only the name is required", () => {
  expect(brandIssues(EMPTY_BRAND)).toEqual({ companyName: { code: "required" } });
  expect(brandIssues({ ...EMPTY_BRAND, companyName: "  " })).toEqual({
    companyName: { code: "required" },
  });
  expect(
    brandIssues({
      ...EMPTY_BRAND,
      companyName: 'O’Neill "</script>${1}`',
      primaryColor: "#0f4c81",
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
      accentColor: "a nice blue",
    }),
  ).toEqual({
    companyName: { code: "too_long", maximum: 60 },
    phone: { code: "not_plain" },
    email: { code: "email" },
    mainDomain: { code: "host_name" },
    checkInDomain: { code: "host_name" },
    accentColor: { code: "color" },
  });
});
