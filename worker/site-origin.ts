import type { Context } from "hono";
import { siteConfig } from "../app.config.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Where this site is, for links in mails and for coming back from a provider. A deployment's is configured, never
 * taken from the request: whoever chose the Host header would choose where a mailed link leads.
 */
export function siteOrigin(c: Context<AppEnv>): string {
  return c.get("settings").ENVIRONMENT === "local" ? new URL(c.req.url).origin : `https://${siteConfig.domains.main}`;
}
