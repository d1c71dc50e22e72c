import { siteConfig } from "../../app.config.ts";
import { LANGUAGES } from "#domain/language.ts";
import { DAY_MS } from "#domain/time.ts";
import { EVERY_RESPONSE_HEADERS } from "../platform/http/security-headers.ts";
import { redirectResponse } from "./page-responses.ts";

const SECURITY_PATH = "/.well-known/security.txt";
/** RFC 9116 advises less than a year; the period begins at each response. */
const VALID_DAYS = 180;

export function wellKnownResponse(
  { method }: Request,
  { pathname }: URL,
  now: number,
): Response | undefined {
  // Password managers open it (W3C, A Well-Known URL for Changing Passwords).
  if (pathname === "/.well-known/change-password") return redirectResponse("/account");
  if (pathname !== SECURITY_PATH) return undefined;
  return new Response(method === "HEAD" ? null : securityText(now), {
    headers: {
      ...EVERY_RESPONSE_HEADERS,
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    },
  });
}

/** For people who find a weakness (RFC 9116). */
function securityText(now: number): string {
  const { company, domains } = siteConfig;
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${new Date(now + VALID_DAYS * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: https://${domains.main}${SECURITY_PATH}`,
    "",
  ].join("\n");
}
