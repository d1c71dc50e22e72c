import type { Context } from "hono";
import { siteConfig } from "../../app.config.ts";
import type { HonoEnv } from "./hono-env.ts";

/**
 * The origin of this site, for links in mails and for the way back from a provider. A deployment's is configured and never taken
 * from the request: whoever chooses the Host header would choose where a mailed link leads.
 */
export function siteOrigin({ req, var: { ctx } }: Pick<Context<HonoEnv>, "req" | "var">): string {
  return ctx.settings.ENVIRONMENT === "local" ? new URL(req.url).origin : `https://${siteConfig.domains.main}`;
}
