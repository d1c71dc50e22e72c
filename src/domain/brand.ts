import { formatHsl, parseHsl } from "./color.ts";
import { HslSchema, type SiteConfig, SiteConfigSchema } from "./site-config.ts";

/** The fields of the generator's form (spec section 2, config generator), by control name. */
export const BRAND_FIELDS = [
  "companyName",
  "phone",
  "email",
  "address",
  "mainDomain",
  "fastTrackDomain",
  "checkInDomain",
  "primaryColor",
  "accentColor",
] as const;
export type BrandField = (typeof BRAND_FIELDS)[number];

/** The form as it is typed: every field may be empty, and colours are free text (spec section 5). */
export type Brand = Record<BrandField, string>;

export const EMPTY_BRAND: Brand = {
  companyName: "",
  phone: "",
  email: "",
  address: "",
  mainDomain: "",
  fastTrackDomain: "",
  checkInDomain: "",
  primaryColor: "",
  accentColor: "",
};

/** The form that gives this configuration. */
export function brandOf({ company, domains, colors }: SiteConfig): Brand {
  return {
    companyName: company.name,
    phone: company.phone,
    email: company.email,
    address: company.address,
    mainDomain: domains.main,
    fastTrackDomain: domains.fastTrack,
    checkInDomain: domains.checkIn,
    primaryColor: colors.primary,
    accentColor: colors.accent,
  };
}

/** The host name in what people type or paste as a domain: an address, capitals, and other letters in their xn-- form. */
export function hostName(text: string): string {
  const address = `https://${text.trim().replace(/^[a-z]+:\/\//i, "")}`;
  return text.trim() !== "" && URL.canParse(address) ? new URL(address).hostname : text.trim();
}

/** "H S% L%" of a text that means a colour, with commas or hsl() too; null of any other. */
export function colorOf(text: string): string | null {
  const [, h, s, l] = /^(?:hsl\()?\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%?[\s,]+([\d.]+)%?\s*\)?$/i.exec(text.trim()) ?? [];
  const color = `${h} ${s}% ${l}%`;
  return HslSchema.safeParse(color).success ? formatHsl(parseHsl(color)) : null;
}

/** Why a field of the form cannot be used. `maximum` is in UTF-16 units. */
export interface BrandIssue {
  code: "required" | "too_long" | "not_plain" | "email" | "host_name";
  maximum?: number;
}

const { name, phone, email, address } = SiteConfigSchema.shape.company.shape;
const { main: domain } = SiteConfigSchema.shape.domains.shape;
const RULES = { companyName: name, phone, email, address, mainDomain: domain, fastTrackDomain: domain, checkInDomain: domain };

/** What is wrong in the form, by field. Only the name is required (spec section 5); colours are free text. */
export function brandIssues(brand: Brand): Partial<Record<BrandField, BrandIssue>> {
  const issues: Partial<Record<BrandField, BrandIssue>> = {};
  for (const [key, rule] of Object.entries(RULES)) {
    const field = key as keyof typeof RULES;
    const text = field.endsWith("Domain") ? hostName(brand[field]) : brand[field].trim();
    if (text === "" && field === "companyName") issues[field] = { code: "required" };
    const issue = text === "" ? undefined : rule.safeParse(text).error?.issues[0];
    if (issue?.code === "too_big") issues[field] = { code: "too_long", maximum: Number(issue.maximum) };
    else if (issue) issues[field] = { code: field === "email" ? "email" : field.endsWith("Domain") ? "host_name" : "not_plain" };
  }
  return issues;
}
