import { siteConfig } from "../../../app.config.ts";
import { version } from "../../../package.json";
import type { Ctx } from "../../platform/context/context.ts";
import { findProvider, type Provider } from "./providers.ts";

/** The ways to sign in that this deployment offers, in the shape that GoTrue's clients read. */
export function publicSettings(ctx: Pick<Ctx, "settings">) {
  const isEnabled = (name: Provider["name"]) => findProvider(ctx, name) !== undefined;
  const oidc = isEnabled("oidc");
  return {
    external: {
      email: true,
      phone: false,
      anonymous_users: false,
      google: isEnabled("google"),
      oidc,
    },
    ...(oidc && { oidc_name: ctx.settings.OIDC_NAME ?? "OpenID Connect" }),
    disable_signup: false,
    mailer_autoconfirm: true,
    phone_autoconfirm: false,
    sms_provider: "",
  };
}

/** The name and version of this auth server. */
export function serverInfo() {
  return {
    version,
    name: siteConfig.company.name,
    description: "An auth server that speaks the GoTrue protocol",
  };
}
