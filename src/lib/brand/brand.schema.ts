import * as z from "zod/mini";
import {
  type Brand,
  type BrandField,
  type BrandIssue,
  fieldText,
} from "#domain/generator/brand.ts";
import { SiteConfigSchema } from "#domain/site-config.schema.ts";
import { readColor } from "./read-color.ts";

const { name, phone, email, address } = SiteConfigSchema.shape.company.shape;
const { main: domain } = SiteConfigSchema.shape.domains.shape;
const color = z.string().check(z.refine((text) => readColor(text) !== null));
const RULES = {
  companyName: name,
  phone,
  email,
  address,
  mainDomain: domain,
  fastTrackDomain: domain,
  checkInDomain: domain,
  primaryColor: color,
  accentColor: color,
};

/** Only the company's name is required. */
export function brandIssues(brand: Brand): Partial<Record<BrandField, BrandIssue>> {
  const issues: Partial<Record<BrandField, BrandIssue>> = {};
  for (const [key, rule] of Object.entries(RULES)) {
    const field = key as keyof typeof RULES;
    const text = fieldText(field, brand[field]);
    if (text === "" && field === "companyName") issues[field] = { code: "required" };
    const issue = text === "" ? undefined : rule.safeParse(text).error?.issues[0];
    if (issue?.code === "too_big")
      issues[field] = { code: "too_long", maximum: Number(issue.maximum) };
    else if (issue) issues[field] = { code: codeFor(field) };
  }
  return issues;
}

function codeFor(field: BrandField): BrandIssue["code"] {
  if (field === "email") return "email";
  if (field.endsWith("Domain")) return "host_name";
  return field.endsWith("Color") ? "color" : "not_plain";
}
