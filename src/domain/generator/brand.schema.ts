import { type Brand, type BrandField, type BrandIssue, hostName } from "./brand.ts";
import { SiteConfigSchema } from "../site-config.schema.ts";

const { name, phone, email, address } = SiteConfigSchema.shape.company.shape;
const { main: domain } = SiteConfigSchema.shape.domains.shape;
const RULES = {
  companyName: name,
  phone,
  email,
  address,
  mainDomain: domain,
  fastTrackDomain: domain,
  checkInDomain: domain,
};

/** Only the company's name is required. */
export function brandIssues(brand: Brand): Partial<Record<BrandField, BrandIssue>> {
  const issues: Partial<Record<BrandField, BrandIssue>> = {};
  for (const [key, rule] of Object.entries(RULES)) {
    const field = key as keyof typeof RULES;
    const text = field.endsWith("Domain") ? hostName(brand[field]) : brand[field].trim();
    if (text === "" && field === "companyName") issues[field] = { code: "required" };
    const issue = text === "" ? undefined : rule.safeParse(text).error?.issues[0];
    if (issue?.code === "too_big")
      issues[field] = { code: "too_long", maximum: Number(issue.maximum) };
    else if (issue)
      issues[field] = {
        code: field === "email" ? "email" : field.endsWith("Domain") ? "host_name" : "not_plain",
      };
  }
  return issues;
}
