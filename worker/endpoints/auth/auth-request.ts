import type { Context } from "hono";
import type { AppEnv } from "../../http/hono-env.ts";
import { languageOf } from "../../http/request-language.ts";
import { siteOrigin } from "../../http/site-origin.ts";
import type { MailSite } from "../../services/auth/follower.ts";

export const tags = ["Auth"];

/** The browser's user agent, for the list of sessions. */
export function userAgentOf(c: Context): string {
  return c.req.header("user-agent") ?? "";
}

/** What mails that this request causes need to know of the site. */
export function mailSite(c: Context<AppEnv>): MailSite {
  return { origin: siteOrigin(c), language: languageOf(c) };
}
