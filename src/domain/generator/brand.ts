import { parseUrl } from "../page-url.ts";
import type { SiteConfig } from "../site-config.ts";

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

/** The fields as typed: any may be empty. */
export type Brand = Record<BrandField, string>;

export const EMPTY_BRAND = Object.fromEntries(BRAND_FIELDS.map((field) => [field, ""])) as Brand;

export function toBrand({ company, domains, colors }: SiteConfig): Brand {
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

/** Accepts a typed or pasted address. Letters beyond ASCII get their xn-- form. */
export function hostName(text: string): string {
  const address = `https://${text.trim().replace(/^[a-z]+:\/\//i, "")}`;
  return (text.trim() !== "" && parseUrl(address)?.hostname) || text.trim();
}

/** An email gets the xn-- form of its domain, because every mail program accepts that form. */
export function fieldText(field: BrandField, text: string): string {
  if (field.endsWith("Domain")) return hostName(text);
  return field === "email"
    ? text.trim().replace(/(?<=@)[^@]*[^\p{ASCII}@][^@]*$/u, hostName)
    : text.trim();
}

export interface BrandIssue {
  code: "required" | "too_long" | "not_plain" | "email" | "host_name" | "color";
  maximum?: number;
}
